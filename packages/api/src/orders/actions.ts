import { approvalActions } from '../approvals/approvals.ts';
import { blindBoxActions } from '../blind-boxes/blind-boxes.ts';
import { burnMiningActions } from '../burn-mining/burn-mining.ts';
import { cardPledgeActions } from '../cards/card-pledge.ts';
import { cardActions } from '../cards/cards.ts';
import { daoActions } from '../dao/dao.ts';
import { energyActions } from '../energy/energy.ts';
import { incomeActions } from '../income/income.ts';
import { liquidityActions } from '../liquidity/liquidity.ts';
import { lockActions } from '../locks/locks.ts';
import type { ActionKind } from '../order-kinds/order-kinds.ts';
import { otcActions } from '../otc/otc.ts';
import { ownerActions } from '../owner-console/owner-console.ts';
import type { AnyAction } from '../paid-action/paid-action.ts';
import { presaleActions } from '../presale/presale.ts';
import { stakingActions } from '../staking/staking-coin.ts';
import { swapActions } from '../swap/swap.ts';
import { tradeActions } from '../trade/trade.ts';

const groups = [
  approvalActions,
  blindBoxActions,
  burnMiningActions,
  cardActions,
  cardPledgeActions,
  daoActions,
  energyActions,
  incomeActions,
  liquidityActions,
  lockActions,
  otcActions,
  ownerActions,
  presaleActions,
  stakingActions,
  swapActions,
  tradeActions,
] as const;

type OfGroup<G> = G extends unknown ? G[keyof G] : never;

/** One of them, with its own fields, as a type. */
export type SomeAction = OfGroup<(typeof groups)[number]>;

/** Every paid action that goes by name, with the fields it takes beside `action`. */
export const actionList: readonly AnyAction[] = groups.flatMap(
  (actions) => Object.values(actions) as unknown as AnyAction[],
);

const byKind = new Map(actionList.map((action) => [action.kind, action]));

/** The definition of an action; every kind has one. */
export function actionOf(kind: ActionKind): AnyAction {
  const action = byKind.get(kind);
  if (!action) throw new Error(`the action ${kind} has no definition`);
  return action;
}
