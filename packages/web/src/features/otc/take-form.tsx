import { smallestPart } from '@vellum/api/otc/otc-offer';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { amountText } from '../../shared/format/amount.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { LpAmount } from '../../shared/lp/lp-amount.tsx';
import { useLpOf } from '../../shared/lp/use-lp-of.ts';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { PercentField } from '../../shared/ui/fields/percent-field.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { type CountedOffer, termsOf, writtenCoin } from './offer-figures.ts';
import { otcTexts } from './texts.ts';

type TakeFormProps = Readonly<{
  offer: CountedOffer;
  amount: bigint | null;
  onChange: (amount: bigint | null) => void;
  problem: CodeWithParams | null;
}>;

/** Basis points of the whole offer, at a tap. */
const shares = [100n, 1_500n, 3_000n, 6_000n] as const;
const WHOLE_BPS = 10_000n;

/** How much of the offer. */
export function TakeForm(props: TakeFormProps): ReactNode {
  const facts = useLpOf(writtenCoin(props.offer.sell));
  if (props.offer.wholeOnly) return null;
  return facts ? <LpForm {...props} pair={facts.pair} /> : <CoinForm {...props} />;
}

type LpFormProps = TakeFormProps & Readonly<{ pair: Address }>;

/** Of LP a part of what is left, and the coins that it stands for. */
function LpForm({ offer, amount, onChange, problem, pair }: LpFormProps): ReactNode {
  const t = useTexts(otcTexts);
  const terms = termsOf(offer);
  const [bps, setBps] = useState(Number(WHOLE_BPS));
  const least = smallestPart(terms);
  const choose = (next: number) => {
    setBps(next);
    const part = (terms.left * BigInt(next)) / WHOLE_BPS;
    onChange(atLeast(part, least));
  };
  return (
    <div className="grid gap-2">
      <PercentField label={t('partOfOffer')} value={bps} onChange={choose} />
      <p>
        <span className="block text-14 text-ink-2">{t('youGet')}</span>
        <LpAmount pair={pair} amount={amount ?? terms.left} worth="below" />
      </p>
      {/* It was right when it was chosen. */}
      {problem !== null && <Notice kind="warn">{t('partGone')}</Notice>}
    </div>
  );
}

function CoinForm({ offer, amount, onChange, problem }: TakeFormProps): ReactNode {
  const t = useTexts(otcTexts);
  const coin = writtenCoin(offer.sell);
  const terms = termsOf(offer);
  const note = useProblemNote(problem);
  const text = (value: bigint) => amountText(value, coin.decimals).full;
  const least = smallestPart(terms);
  const partOf = (share: bigint) => atLeast((terms.amount * share) / WHOLE_BPS, least);
  const fitting = shares.filter((share) => partOf(share) < terms.left);
  return (
    <div className="grid gap-2">
      <AmountInput
        label={t('youGet')}
        aside={t('fromTo', { least: text(least), most: text(terms.left), coin: coin.symbol })}
        value={amount}
        onChange={onChange}
        decimals={coin.decimals}
        unit={coin.symbol}
        max={terms.left}
        note={note}
      />
      {fitting.length > 0 && (
        <div className="flex gap-2">
          {fitting.map((share) => (
            <button
              key={share.toString()}
              type="button"
              aria-pressed={amount === partOf(share)}
              onClick={() => onChange(partOf(share))}
              className="group flex min-h-11 items-center"
            >
              <span className="flex h-9 items-center rounded-full border border-line-soft px-4 text-14 group-aria-pressed:border-primary group-aria-pressed:bg-primary group-aria-pressed:text-on-primary">
                {percentText(Number(share))}
              </span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const atLeast = (value: bigint, least: bigint): bigint => {
  if (value < least) return least;
  return value;
};
