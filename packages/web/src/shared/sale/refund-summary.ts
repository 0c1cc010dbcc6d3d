import { moneyText } from '../coins/cost-text.ts';
import type { Translate } from '../i18n/use-texts.ts';
import type { ActionSummary } from '../paid-action/paid-action.ts';
import { trx } from '../paid-action/trx.ts';
import type { SaleText } from './texts.ts';

/** `refund` in sun: what was paid for the shares, to the last sun. `place` in a row of several: `2/3`. */
export type RefundParams = Readonly<{
  token: string;
  contract: string;
  name: string;
  shares: number;
  refund: string;
  place?: string;
}>;

/** The sheet of a refund; `why` says what makes it due. */
export function refundSummary(
  params: RefundParams,
  t: Translate<SaleText>,
  why: string,
): ActionSummary {
  const { name, shares: n } = params;
  const amount = moneyText(trx(BigInt(params.refund)));
  return {
    review: placed(t('refundReview'), params.place, t),
    doing: t('refundDoing', { amount, name }),
    done: t('refundDone', { amount }),
    undone: t('refundUndone'),
    give: [],
    giveNothing: t('refundGive', { n, name }),
    get: t('refundGet', { amount, n, why }),
    canFail: t('onlyNetworkCost'),
  };
}

/** A title with its place in a row of several: `Review: refund (2 of 3)`. */
function placed(title: string, place: string | undefined, t: Translate<SaleText>): string {
  const [n = '', of = ''] = place?.split('/') ?? [];
  return of === '' || of === '1' ? title : t('placed', { title, n, of });
}
