import { paths as wire } from '@vellum/api/wire/paths';
import { feeVault } from '@vellum/contracts/fees';
import { trxCoin } from '../coins/coin.ts';
import { exactSentence } from '../coins/coin-amount.tsx';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { incomeKeys } from './payout-queries.ts';
import { type IncomeWord, incomeWordTexts } from './texts.ts';

/** `amount` as it was shown, with its coin: it grows with every fee of whom one invited. */
type ClaimParams = Readonly<{ amount: string }>;

/** All that the fees of invited people have brought, in one call. */
export const claimBonus = definePaidAction<ClaimParams, unknown, IncomeWord>({
  key: 'income.claim-bonus',
  texts: incomeWordTexts,
  lock: () => 'income.claim-bonus',
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => ({
    review: t('bonusReview'),
    doing: t('bonusDoing'),
    done: t('bonusDone'),
    undone: t('notClaimed'),
    give: [],
    giveNothing: t('giveNothing'),
    get: t('bonusGet', { amount: params.amount }),
    canFail: t('onlyNetworkCost'),
  }),
  renew: async (_params, { account, chain }) => ({
    amount: exactSentence(await chain.read('feeVault', feeVault.bonusOf(account)), trxCoin),
  }),
  before: () => callSignedIn(wire.orders.prepare, { action: 'income.claim-bonus' }),
  call: (_params, _order, { chain }) => ({
    contract: chain.contract('feeVault'),
    call: feeVault.claimBonus(),
  }),
  after: wire.orders.report,
  invalidate: () => incomeKeys,
});
