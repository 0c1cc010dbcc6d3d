import type { CallCost } from '../../chain/call-cost.ts';
import type { TextOf } from '../../i18n/texts-of.ts';
import type { Translate } from '../../i18n/use-texts.ts';
import type { Rental } from '../sheet/use-rental.ts';
import type { paidActionTexts } from '../texts.ts';
import { trx } from '../trx.ts';
import { costText, moneyText } from './cost-text.ts';
import { feeLimitOf, type Limited } from './most-cost.ts';

type Reviewed = Limited &
  Readonly<{
    trial: Readonly<{ cost: Pick<CallCost, 'burnRest' | 'bandwidth'> }> | null;
    guess?: Pick<CallCost, 'bandwidth'>;
  }>;

type Rented = Pick<Rental, 'isChosen'> &
  Readonly<{ offer: Readonly<{ price: bigint; network: bigint }> | null }>;

/**
 * What the network will probably take, by the way to have energy that is chosen, and the most it may: the fee limit and,
 * since no fee limit holds for bytes and a wallet does not count them, the bandwidth to the last unit.
 */
export function expectedText(
  review: Reviewed,
  rental: Rented | null,
  t: Translate<TextOf<typeof paidActionTexts>>,
): string {
  const { trial } = review;
  const limit = costText(feeLimitOf(review));
  const { bandwidth } = trial?.cost ?? review.guess ?? { bandwidth: 0n };
  const detail = () => {
    if (rental?.isChosen && rental.offer) {
      const { price, network } = rental.offer;
      return t('mostCostRent', { rent: costText(price + network + bandwidth), limit });
    }
    if (trial === null) return t('mostCostUnknown', { limit });
    return t('mostCostDetail', { expected: costText(trial.cost.burnRest + bandwidth), limit });
  };
  if (bandwidth === 0n) return detail();
  return t('plusBandwidth', { detail: detail(), bandwidth: moneyText(trx(bandwidth)) });
}
