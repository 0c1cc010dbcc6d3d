import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { useInU } from '../../shared/coins/coin-rates.ts';
import { dateText } from '../../shared/format/date.ts';
import { signedPercent } from '../../shared/format/percent.ts';
import { SignedValue } from '../../shared/holdings/signed-u.tsx';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ChangeArrow } from '../../shared/launch/change-text.tsx';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { depositQuery } from './liquidity-queries.ts';
import { type PositionResult, resultOfHoldings } from './lp-deposit.ts';
import type { LpHolding } from './lp-holdings.ts';
import { liquidityTexts } from './texts.ts';

type ResultPartProps = Readonly<{
  address: Address;
  facts: LpFacts;
  holdings: readonly LpHolding[];
}>;

/** What the position brought against keeping both coins, and from what. Nothing stands here until it is known. */
export function ResultPart({ address, facts, holdings }: ResultPartProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const locale = useLocale();
  const { data } = useQuery(depositQuery(address, facts.pair));
  if (!data) return null;
  const result = resultOfHoldings(facts, holdings, data);
  return (
    <Section
      title={t('lp_result')}
      aside={result && t('lp_since', { date: dateText(result.since, locale) })}
    >
      {result ? (
        <Figures facts={facts} result={result} />
      ) : (
        <p className="px-4 text-14 text-ink-2">{t('lp_noResult')}</p>
      )}
    </Section>
  );
}

/** Of a U or TRX, in units. */
const CENT = 10_000n;

type FiguresProps = Readonly<{ facts: LpFacts; result: PositionResult }>;

function Figures({ facts, result }: FiguresProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const worthOf = useBaseValue(facts);
  const { fees, loss, total, kept, deposited } = result;
  const coins = (['token', 'base'] as const)
    .map((side) => coinSentence(deposited[side], facts[side].coin))
    .join(' + ');
  const rate = kept === 0n ? null : Number((loss * 10_000n) / kept);
  const versus = worthOf(total);
  // Less than a cent reads as nothing.
  const isShown = (versus.u ?? total) / CENT !== 0n;
  return (
    <>
      <dl className="px-4">
        <Figure name={t(fees < 0n ? 'lp_burned' : 'lp_fees')}>
          <SignedValue value={worthOf(fees)} />
        </Figure>
        <Figure name={t('lp_loss')}>
          <SignedValue value={worthOf(loss)} />
          {rate !== null && <span className="text-ink-2">{` (${signedPercent(rate)})`}</span>}
        </Figure>
        <Figure name={t('lp_versus')}>
          <b>
            {isShown && (
              <span className={total > 0n ? 'text-rise' : 'text-fall'}>
                <ChangeArrow isUp={total > 0n} />
              </span>
            )}
            <SignedValue value={versus} />
          </b>
        </Figure>
      </dl>
      <p className="px-4 pt-2 text-14 text-ink-2">{t('lp_putIn', { coins })}</p>
    </>
  );
}

/** Amounts of the base coin, of either sign, in U; in TRX while U has no price. */
function useBaseValue({ base, isTrx }: LpFacts) {
  const inU = useInU();
  return (amount: bigint) => {
    const size = amount < 0n ? -amount : amount;
    const u = inU({ coin: isTrx ? null : base.place, amount: size });
    const signed = (of: bigint | null) => (of !== null && amount < 0n ? -of : of);
    return { u: signed(u), trx: isTrx ? amount : null };
  };
}
