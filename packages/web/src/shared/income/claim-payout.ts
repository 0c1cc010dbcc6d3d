import { paths as wire } from '@vellum/api/wire/paths';
import { payout } from '@vellum/contracts/income';
import { fromHex } from '@vellum/tron/bytes';
import { moneyText } from '../coins/cost-text.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { trx } from '../paid-action/trx.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { incomeKeys, type Payout } from './payout-queries.ts';
import { type IncomeWord, incomeWordTexts } from './texts.ts';

/** `amount` in sun; `parts` are the leaves that carry it with their proofs, as JSON. */
type ClaimParams = Readonly<{ amount: string; parts: string }>;

/** Any amount of what active roots hold for the account, by its own transaction. The contract pays nobody but the caller. */
export const claimPayout = definePaidAction<ClaimParams, unknown, IncomeWord>({
  key: 'withdrawal.claim',
  texts: incomeWordTexts,
  lock: () => 'withdrawal.claim',
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => {
    const amount = moneyText(trx(BigInt(params.amount)));
    return {
      review: t('payoutReview'),
      doing: t('payoutDoing'),
      done: t('payoutDone', { amount }),
      undone: t('notClaimed'),
      give: [],
      giveNothing: t('giveNothing'),
      get: amount,
      canFail: t('payoutCanFail'),
    };
  },
  before: ({ amount }) => callSignedIn(wire.withdrawal.prepareClaim, { amount: BigInt(amount) }),
  call: ({ amount, parts }, _order, { chain }) => ({
    contract: chain.contract('payout'),
    call: payout.claim(BigInt(amount), partsOf(parts)),
  }),
  after: wire.withdrawal.confirmClaim,
  invalidate: () => incomeKeys,
});

function partsOf(json: string) {
  return (JSON.parse(json) as Payout['parts']).map(({ since, cumulative, proof }) => ({
    since: BigInt(since),
    cumulative: BigInt(cumulative),
    proof: proof.map(fromHex),
  }));
}
