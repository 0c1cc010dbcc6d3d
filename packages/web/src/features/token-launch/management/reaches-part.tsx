import { useQuery } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { amountText } from '../../../shared/format/amount.ts';
import { percentText } from '../../../shared/format/percent.ts';
import { call } from '../../../shared/http/call.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import {
  type OwnToken,
  type TokenDetail,
  tokenQuery,
  useFactory,
} from '../../../shared/launch/launch-queries.ts';
import { lockDays } from '../../../shared/launch/lock-days.ts';
import { Figure } from '../../../shared/paid-action/fact.tsx';
import { AddressChip } from '../../../shared/ui/address/address-chip.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { PartFailed } from '../../../shared/ui/states/part-failed.tsx';
import { managementTexts } from './texts.ts';

/** What a creator gets out of a launch, and when. */
export function ReachesPart({ token }: Readonly<{ token: OwnToken }>): ReactNode {
  const t = useTexts(managementTexts);
  const { data: detail } = useQuery(tokenQuery(token.tokenAddress));
  const isFailed = token.stage === 'failed';
  return (
    <Section title={t('reaches')}>
      <dl className="px-4">
        <Figure name={t('fromPresale')}>
          {detail ? <FromPresale detail={detail} isFailed={isFailed} /> : '…'}
        </Figure>
        <Figure name={t('fromTrade')}>
          <FromTrade token={token} />
        </Figure>
        <Figure name={t('myTokens')}>
          {detail ? <OwnTokens detail={detail} isFailed={isFailed} /> : '…'}
        </Figure>
      </dl>
    </Section>
  );
}

type OfPresaleProps = Readonly<{ detail: TokenDetail; isFailed: boolean }>;

function FromPresale({ detail, isFailed }: OfPresaleProps): ReactNode {
  const t = useTexts(managementTexts);
  if (isFailed) return t('presaleFailed');
  const { creatorLpShare } = detail.terms;
  if (creatorLpShare === 0) return t('presaleNothing');
  const words = { share: percentText(creatorLpShare), days: lockDays(detail.terms) };
  return <To detail={detail}>{t('presaleLp', words)}</To>;
}

/** What is locked at the launch, and for whom where that is somebody else. */
function To({
  detail,
  children,
}: Readonly<{ detail: TokenDetail; children: ReactNode }>): ReactNode {
  const t = useTexts(managementTexts);
  const { creatorLpReceiver: who } = detail.terms;
  if (who === detail.creator) return children;
  return (
    <>
      {children}
      <span className="block text-13 text-ink-2">
        {t('goesTo')} <AddressChip address={who} />
      </span>
    </>
  );
}

function FromTrade({ token }: Readonly<{ token: OwnToken }>): ReactNode {
  const t = useTexts(managementTexts);
  const { limits, isMissing, again } = useFactory();
  const { tokenAddress, trade, tradeWithdrawn } = token;
  const { data } = useQuery({
    queryKey: ['trade', 'one', tokenAddress],
    queryFn: ({ signal }) => call(paths.trade.get, { tokenAddress }, { signal }),
    enabled: trade !== 'none',
  });
  if (trade === 'none') return t('tradeNone');
  // What was paid is the buyers' again.
  if (trade === 'cancelled') return t('tradeCancelled');
  if (tradeWithdrawn) return t('tradeTaken');
  if (isMissing) return <PartFailed text={t('feeFailed')} retry={again} />;
  if (!data || !limits) return '…';
  const proceeds = BigInt(data.tradeAmount) * BigInt(data.sold);
  const fee = (proceeds * BigInt(limits.tradeFeeBps)) / 10_000n;
  return t('tradeMoney', {
    amount: formatAmount(proceeds - fee, COIN_DECIMALS, { grouping: true }),
    fee: percentText(limits.tradeFeeBps),
  });
}

function OwnTokens({ detail, isFailed }: OfPresaleProps): ReactNode {
  const t = useTexts(managementTexts);
  if (isFailed) return t('tokensFailed');
  const own = BigInt(detail.supplies.creator);
  if (own === 0n) return t('tokensNone');
  const amount = amountText(own, COIN_DECIMALS).full;
  return <To detail={detail}>{t('tokensLocked', { amount, days: lockDays(detail.terms) })}</To>;
}
