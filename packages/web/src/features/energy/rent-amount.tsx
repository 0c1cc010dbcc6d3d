import { LEAST_ENERGY, MOST_ENERGY, rentalPrice } from '@vellum/api/energy/energy-rental';
import type { ReactNode } from 'react';
import { costText, countText } from '../../shared/coins/cost-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import type { FieldNote } from '../../shared/ui/fields/field.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import type { RentProblem } from './rent-problem.ts';
import { shortTerm } from './term-words.ts';
import { energyTexts } from './texts.ts';
import type { Prices } from './use-prices.ts';

type RentAmountProps = Readonly<{
  energy: bigint | null;
  onEnergy: (energy: bigint | null) => void;
  hours: number;
  onHours: (hours: number) => void;
  prices: Prices;
  own: bigint | undefined;
  problem: RentProblem | null;
}>;

/** What a transfer of USDT takes: to someone who holds some, and to someone who does not. */
const usual = [
  ['forTransfer', 65_000n],
  ['forNewHolder', 131_000n],
] as const;
const terms = [1, 6, 24, 72] as const;

/** How much energy and for how long, each choice with its price. */
export function RentAmount(props: RentAmountProps): ReactNode {
  const { energy, onEnergy, hours, onHours, prices, own, problem } = props;
  const t = useTexts(energyTexts);
  const price = (term: number) => costText(rentalPrice(prices.rates, energy ?? 0n, term));
  return (
    <>
      <div className="grid gap-1">
        <AmountInput
          label={t('energy')}
          {...(own !== undefined && { aside: t('iHave', { energy: countText(own) }) })}
          value={energy}
          onChange={onEnergy}
          decimals={0}
          unit={t('energyUnit')}
          note={useProblem(problem, prices)}
        />
        <div className="flex flex-wrap gap-x-2">
          {usual.map(([name, amount]) => (
            <button
              key={name}
              type="button"
              aria-pressed={energy === amount}
              onClick={() => onEnergy(amount)}
              className="group flex min-h-11 items-center"
            >
              <span className="flex h-9 items-center rounded-full border border-line-soft bg-surface px-4 text-14 group-aria-pressed:border-primary group-aria-pressed:bg-primary group-aria-pressed:text-on-primary">
                {t(name, { energy: countText(amount) })}
              </span>
            </button>
          ))}
        </div>
      </div>
      <Segmented
        label={t('howLong')}
        choices={terms.map((term) => ({
          value: String(term),
          label: shortTerm(term, t),
          detail: `${price(term)} TRX`,
        }))}
        value={String(hours)}
        onChange={(term) => onHours(Number(term))}
      />
    </>
  );
}

function useProblem(problem: RentProblem | null, { free }: Prices): FieldNote | undefined {
  const t = useTexts(energyTexts);
  if (problem === null || problem === 'enterEnergy') return undefined;
  const [least, most] = [countText(LEAST_ENERGY), countText(MOST_ENERGY)];
  return { kind: 'bad', text: t(problem, { least, most, free: countText(free) }) };
}
