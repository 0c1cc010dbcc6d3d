import type { ReactNode } from 'react';
import type { TextOf } from '../i18n/texts-of.ts';
import { type Translate, useTexts } from '../i18n/use-texts.ts';
import { costText, moneyText } from './cost-text.ts';
import { EnergyPart } from './energy-part.tsx';
import { expectedText } from './expected-text.ts';
import { Fact } from './fact.tsx';
import { mostCostOf } from './most-cost.ts';
import type { ActionSummary, Money } from './paid-action.ts';
import type { Review } from './review.ts';
import { paidActionTexts } from './texts.ts';
import type { Rental } from './use-rental.ts';

type CostPartProps = Readonly<{ summary: ActionSummary; review: Review; rental: Rental | null }>;

/** The most the wallet can lose by this, and where the energy comes from. */
export function CostPart({ summary, review, rental }: CostPartProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const { trial } = review;
  const cost = trial?.cost ?? review.guess;
  return (
    <>
      <dl className="border-t border-line-soft">
        <Fact name={t('mostCost')}>
          <b className="block text-18/6 font-strong">
            {mostText(summary.give, mostCostOf(review), t)}
          </b>
          <span className="text-ink-2 lang-zh:[word-break:keep-all]">
            {expectedText(review, rental, t)}
          </span>
        </Fact>
      </dl>
      {cost && <EnergyPart cost={cost} isGuess={trial === null} rental={rental} />}
    </>
  );
}

type Texts = Translate<TextOf<typeof paidActionTexts>>;

/** What is given in TRX and the network's part are one sum; other coins stand beside it. */
function mostText(give: readonly Money[], most: bigint, t: Texts): string {
  const native = give.filter(({ coin }) => coin === null);
  const sun = native.reduce((sum, { amount }) => sum + amount, most);
  const others = give.filter(({ coin }) => coin !== null).map(moneyText);
  return [...others, `${costText(sun)} TRX`].reduce((first, second) =>
    t('plus', { first, second }),
  );
}
