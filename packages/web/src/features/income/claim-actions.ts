import { COIN_DECIMALS } from '@vellum/tron/amount';
import { claimRewards } from '../../shared/card-actions/claim-rewards.ts';
import { withdrawCredit } from '../../shared/card-actions/withdraw-credit.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { claimBurn } from '../../shared/earn/claim-burn.ts';
import { claimLp } from '../../shared/earn/claim-lp.ts';
import { closeTerm } from '../../shared/earn/close-term.ts';
import { claimBonus } from '../../shared/income/claim-bonus.ts';
import type { Claim, ClaimSource } from '../../shared/income/claims.ts';
import type { ActionParams, PaidAction } from '../../shared/paid-action/paid-action.ts';

const any = <P extends ActionParams, Q, K extends string>(action: PaidAction<P, Q, K>) =>
  action as unknown as PaidAction;

/** The paid action of each source; `claimParams` makes what it needs. */
export const claimActions: Readonly<Record<ClaimSource, PaidAction>> = {
  lp: any(claimLp),
  term: any(closeTerm),
  cards: any(claimRewards),
  burn: any(claimBurn),
  bonus: any(claimBonus),
  credit: any(withdrawCredit),
};

export function claimParams({ source, amount, symbol, coin, term }: Claim): ActionParams {
  const shown = (value: bigint) => exactSentence(value, { symbol, decimals: COIN_DECIMALS });
  if (source === 'credit') return { credit: amount.toString() };
  if (source !== 'term' || !term) return { amount: shown(amount) };
  return {
    id: term.id,
    coin,
    amount: shown(term.stake),
    reward: shown(amount),
    total: shown(term.stake + amount),
  };
}
