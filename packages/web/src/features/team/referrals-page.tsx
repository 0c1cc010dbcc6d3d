import { useQuery } from '@tanstack/react-query';
import { readReferralEvents } from '@vellum/api/team/read-referral-events';
import { referralFigures } from '@vellum/api/team/referral-figures';
import { paths, paths as wire } from '@vellum/api/wire/paths';
import { team } from '@vellum/contracts/team';
import { fromHexAddress } from '@vellum/tron/address';
import { getBlockByNumber } from '@vellum/tron/client/blocks';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Chain } from '../../shared/chain/chain.ts';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { percentText } from '../../shared/format/percent.ts';
import { call } from '../../shared/http/call.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import { type Translate, useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { PageArt } from '../../shared/ui/art/page-art.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Row } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Stat, StatRow } from '../../shared/ui/lists/stat.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { FeeRule } from './fee-rule.tsx';
import { type ReferralStatistics, referralQuery } from './referral-queries.ts';
import { ReferralSteps } from './referral-steps.tsx';
import { teamTexts } from './texts.ts';
import { trxText } from './trx-text.ts';

/** Beyond so many members a browser would read for minutes. */
const MOST_MEMBERS = 10_000;

type ReferralCheck =
  | Readonly<{ outcome: 'same' | 'different'; fees: number; members: number }>
  | Readonly<{ outcome: 'too-many' | 'no-events' }>;

/**
 * Reads every activation and every fee from the node and computes the figures again. The server is asked for its own
 * once more, so that both speak of the same block.
 */
async function checkReferrals(chain: Chain): Promise<ReferralCheck> {
  if (!chain.hasEvents) return { outcome: 'no-events' };
  const told = await call(paths.referrals.statistics, {});
  if (told.members > MOST_MEMBERS) return { outcome: 'too-many' };
  const block = await getBlockByNumber(chain.client, told.asOf.head);
  const root = fromHexAddress(await chain.read('team', team.root()));
  const places = { team: chain.contract('team'), feeVault: chain.contract('feeVault'), root };
  const until = block === null ? {} : { until: block.timestamp };
  const events = await readReferralEvents(chain.client, places, until);
  const again = referralFigures(events);
  const isSame =
    (['members', 'inviters', 'earners'] as const).every((name) => told[name] === again[name]) &&
    (['fees', 'direct', 'second', 'median', 'highest'] as const).every(
      (name) => BigInt(told[name]) === again[name],
    );
  const counts = { fees: events.fees.length, members: events.bindings.length };
  return { outcome: isSame ? 'same' : 'different', ...counts };
}

/** What inviting earned everyone, for anyone to see and to compute again. */
export function ReferralsPage(): ReactNode {
  const t = useTexts(teamTexts);
  const { data, isError, refetch } = useQuery(referralQuery);
  if (data) return <Statistics told={data} />;
  if (!isError) return <PageSkeleton />;
  return (
    <ErrorState title={t('failedTitle')} text={t('referralsFailed')} retry={() => void refetch()} />
  );
}

/** The coin's own name, the same in every language. */
const TRX = 'TRX';

type ToldProps = Readonly<{ told: ReferralStatistics }>;

function Statistics({ told }: ToldProps): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <>
      <Head told={told} />
      <FeeRule />
      <Section title={t('middleTitle')}>
        <StatRow>
          <Stat value={trxText(told.median)} label={t('middleAll')} />
          <Stat value={trxText(told.recent.median)} label={t('middleRecent', daysOf(told))} />
          <Stat value={trxText(told.highest)} label={t('highest')} />
        </StatRow>
        <p className="px-4 pt-3 text-14 text-ink-2">{t('middleText')}</p>
      </Section>
      <Section title={t('spreadTitle')} aside={t('inviterCount', { count: told.inviters })}>
        <ReferralSteps steps={told.steps} inviters={told.inviters} />
      </Section>
      <Sources told={told} />
      <div className="px-4 pt-6">
        <a href={wire.referrals.export} download className={buttonClass('secondary')}>
          <Icon of={Download} size={20} />
          {t('exportAll')}
        </a>
        <p className="pt-2 text-13 text-ink-2">{t('exportAllText')}</p>
      </div>
    </>
  );
}

const daysOf = ({ recent }: ReferralStatistics) => ({ days: recent.days });

/** What all got of fees, what part of them it was, and the way to compute it again. */
function Head({ told }: ToldProps): ReactNode {
  const t = useTexts(teamTexts);
  const earned = BigInt(told.direct) + BigInt(told.second);
  return (
    <div className="relative">
      <PageArt className="absolute -top-[190px] -right-[110px] -z-10 size-[300px] text-engrave" />
      <div className="px-4 pt-4">
        <p className="halo text-14 text-ink-2">{t('earnedAll')}</p>
        <p className="halo text-32 font-strong">
          {trxText(`${earned}`)}
          <span className="ml-2 text-16 font-normal text-ink-2">{TRX}</span>
        </p>
        <p className="halo max-w-[290px] text-14 text-ink-2">
          {t('earnedShare', { share: percentText(told.share), fees: trxText(told.fees) })}
        </p>
      </div>
      <ProofLine
        block={told.asOf.head}
        ask={async (chain) => sentence(t, await checkReferrals(chain))}
      />
    </div>
  );
}

function sentence(t: Translate<TextOf<typeof teamTexts>>, check: ReferralCheck): string {
  if (!('fees' in check)) {
    return t(check.outcome === 'too-many' ? 'checkTooMany' : 'checkNoEvents');
  }
  const { fees, members } = check;
  return t(check.outcome === 'same' ? 'checkSame' : 'checkDifferent', { fees, members });
}

function Sources({ told }: ToldProps): ReactNode {
  const t = useTexts(teamTexts);
  const { recent } = told;
  return (
    <Section title={t('sourcesTitle')}>
      <Row title={t('feesAll')} value={<Trx sun={told.fees} />} />
      <Row title={t('levelOne')} value={<Trx sun={told.direct} />} />
      <Row title={t('levelTwo')} value={<Trx sun={told.second} />} />
      <Row
        title={t('recentEarned', daysOf(told))}
        detail={t('recentFees', { fees: trxText(recent.fees) })}
        value={<Trx sun={recent.earned} />}
      />
      <Row
        title={t('earnersRow')}
        detail={t('membersRow', { members: told.members })}
        value={t('ofInviters', { earners: told.earners, inviters: told.inviters })}
      />
    </Section>
  );
}

function Trx({ sun }: Readonly<{ sun: string }>): ReactNode {
  return (
    <span className="whitespace-nowrap">
      {trxText(sun)} <span className="text-14 text-ink-2">{TRX}</span>
    </span>
  );
}
