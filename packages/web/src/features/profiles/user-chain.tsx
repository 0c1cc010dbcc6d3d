import { cards } from '@vellum/contracts/cards';
import { vlm } from '@vellum/contracts/coins';
import { team } from '@vellum/contracts/team';
import type { ReactNode } from 'react';
import { ExplorerAnchor } from '../../shared/chain/explorer-anchor.tsx';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import type { Profile } from '../../shared/people/profile-query.ts';
import { UserLink } from '../../shared/people/user-link.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Stat, StatRow } from '../../shared/ui/lists/stat.tsx';
import { profileTexts } from './texts.ts';

type ChainProps = Readonly<{ profile: Profile }>;

/** What nobody can say of themselves: it is counted from the chain. */
export function UserChain({ profile }: ChainProps): ReactNode {
  const t = useTexts(profileTexts);
  const { address, directCount, teamSize, asOf } = profile;
  return (
    <Section
      title={t('onChain')}
      aside={
        <ExplorerAnchor id={address} kind="address">
          {t('explorer')}
        </ExplorerAnchor>
      }
    >
      <StatRow>
        <Stat value={directCount.toLocaleString('en-US')} label={t('invited')} />
        <Stat value={teamSize.toLocaleString('en-US')} label={t('inTeam')} />
        <Stat value={profile.cards.toLocaleString('en-US')} label={t('cardCount')} />
      </StatRow>
      <Facts profile={profile} />
      <ProofLine
        block={asOf.head}
        ask={async (chain) => {
          const [invited, held] = await Promise.all([
            chain.read('team', team.directCount(address)),
            chain.read('cards', cards.balanceOf(address)),
          ]);
          return t('chainSays', { invited: Number(invited), cards: Number(held) });
        }}
      />
    </Section>
  );
}

function Facts({ profile }: ChainProps): ReactNode {
  const t = useTexts(profileTexts);
  const locale = useLocale();
  const { inviter, namedAt, active } = profile;
  return (
    <dl className="px-4 pt-3">
      <Figure name={t('joined')}>
        <Joined profile={profile} />
      </Figure>
      {active && (
        <Figure name={t('inviter')}>
          {inviter === null ? t('noInviter') : <UserLink address={inviter} />}
        </Figure>
      )}
      <Figure name={t('power')}>
        <CoinAmount amount={profile.power} coin={{ symbol: 'U', decimals: 6 }} className="" />
      </Figure>
      <Figure name={t('votes')}>
        <Votes profile={profile} />
      </Figure>
      {namedAt !== null && <Figure name={t('named')}>{dateText(namedAt, locale)}</Figure>}
    </dl>
  );
}

function Joined({ profile: { active, joinedAt, joinedBlock } }: ChainProps): ReactNode {
  const t = useTexts(profileTexts);
  const locale = useLocale();
  if (!active) return t('notJoined');
  if (joinedAt === null || joinedBlock === null) return t('fromStart');
  const block = joinedBlock.toLocaleString('en-US');
  return t('joinedAt', { date: dateText(joinedAt, locale), block });
}

/** Read from the node itself: votes are what a vote would count now. */
function Votes({ profile: { address } }: ChainProps): ReactNode {
  const t = useTexts(profileTexts);
  const { data, isError } = useChainRead(['votes', address], (chain, signal) =>
    chain.read('vlm', vlm.votes(address), signal),
  );
  if (data === undefined) return isError ? t('unread') : '…';
  return <CoinAmount amount={data} coin={{ symbol: 'VLM', decimals: 6 }} className="" />;
}
