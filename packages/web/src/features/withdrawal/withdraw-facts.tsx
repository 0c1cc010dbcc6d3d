import type { ReactNode } from 'react';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import { type Translate, useTexts } from '../../shared/i18n/use-texts.ts';
import type { Payout } from '../../shared/income/payout-queries.ts';
import type { WayOut } from '../../shared/income/withdrawal-amount.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { withdrawalTexts } from './texts.ts';
import type { Rules } from './withdraw-form.tsx';

type WithdrawFactsProps = Readonly<{
  /** Null while it is none that can leave. */
  amount: bigint | null;
  way: WayOut;
  payout: Payout;
  rules: Rules;
}>;

/** What is received, what it costs, and when it is there. */
export function WithdrawFacts({ amount, way, payout, rules }: WithdrawFactsProps): ReactNode {
  const t = useTexts(withdrawalTexts);
  const arrives = useArrival(payout, rules);
  const isSent = way === 'sent';
  const unknown = '\u2013';
  return (
    <dl>
      <Figure name={t('receive')}>
        {amount === null && unknown}
        {amount !== null &&
          isSent &&
          t('receiveSent', { amount: `${twoDecimals(amount)}\u00a0TRX` })}
        {amount !== null && !isSent && <SunAmount sun={amount} className="" />}
      </Figure>
      <Figure name={t('ourFee')}>
        <SunAmount sun={0n} className="" />
      </Figure>
      <Figure name={t('network')}>
        {amount === null ? unknown : t(isSent ? 'networkSent' : 'networkOwn')}
      </Figure>
      <Figure name={t('arrives')}>
        {amount === null ? unknown : isSent ? arrives : t('arrivesBlock')}
      </Figure>
    </dl>
  );
}

/** When the whole balance is there: at once if active roots hold it, else when the root that does becomes active. */
function useArrival(payout: Payout, { nextRootAt, rootDelay }: Rules): string {
  const t = useTexts(withdrawalTexts);
  const clock = useChainClock();
  const [available, claimable, waiting] = [payout.available, payout.claimable, payout.waiting].map(
    ({ amount }) => BigInt(amount),
  ) as [bigint, bigint, bigint];
  const untilNext = nextRootAt === null ? 0 : Math.max(0, nextRootAt - clock());
  if (claimable >= available) return t('arrivesMinutes', { n: 1 });
  if (claimable + waiting >= available) return roughly(t, untilNext);
  return rootDelay === null ? t('arrivesNext') : roughly(t, untilNext + rootDelay);
}

const MINUTE = 60_000;

/** A minute more for the payment, and whole units: what depends on others is not told to the second. */
function roughly(t: Translate<TextOf<typeof withdrawalTexts>>, milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE) + 1;
  return minutes < 120
    ? t('arrivesMinutes', { n: minutes })
    : t('arrivesHours', { n: Math.ceil(minutes / 60) });
}
