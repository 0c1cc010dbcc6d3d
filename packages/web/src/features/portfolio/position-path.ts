import type { PositionKind } from '@vellum/api/wire/choice-lists';
import { tokenPath } from '../../shared/launch/token-path.ts';
import { lpPath } from '../../shared/navigation/lp-path.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { swapPath } from '../../shared/navigation/swap-path.ts';
import type { Position } from './portfolio-queries.ts';

type PathOf = (of: Position) => string | null;

const rentals = `${paths.energy}?tab=mine`;
const offers = `${paths.otc}?tab=mine`;
const claimOf = (source: string) => () => `${paths.claim}?source=${source}`;
const sale =
  (path: string): PathOf =>
  ({ token }) =>
    `${path}?token=${token ?? ''}`;

const incomes: Readonly<Record<string, PathOf>> = {
  ...{ lpReward: claimOf('lp'), cardReward: claimOf('cards'), bonus: claimOf('bonus') },
  ...{ saleCredit: claimOf('credit'), payout: claimOf('payout') },
  ...{ otcCredit: () => offers, energyCredit: () => rentals },
  tradeProceeds: sale(paths.trade),
};

const refunds: Readonly<Record<string, PathOf>> = {
  ...{ presale: sale(paths.presale), trade: sale(paths.trade) },
  ...{ box: () => paths.myBoxes, rental: () => rentals },
};

/** A launched token has its page; other coins are exchanged. */
function coinPath({ token, amounts: [held] }: Position): string | null {
  if (token) return tokenPath(token);
  return held?.coin ? swapPath({ pay: held.coin }) : paths.swap;
}

/** LP is seen, and leaves, where its pool is. */
const poolPath: PathOf = ({ lp }) => (lp?.coin ? lpPath(lp.coin) : paths.lpPosition);

const pathOf: Readonly<Record<PositionKind, PathOf>> = {
  coin: coinPath,
  lp: poolPath,
  card: () => paths.myCards,
  reservation: () => paths.market,
  pledge: ({ id }) => `${paths.card}?id=${id ?? ''}`,
  lpStake: poolPath,
  termStake: ({ id }) => `${paths.coinStaking}?view=mine#${id ?? ''}`,
  lock: ({ id }) => `${paths.locks}#${id ?? ''}`,
  burnPower: () => paths.computingPower,
  ...{ presale: sale(paths.presale), vesting: sale(paths.presale), trade: sale(paths.trade) },
  otcOffer: ({ id }) => `${offers}#${id ?? ''}`,
  box: () => paths.myBoxes,
  boxSeries: ({ id }) => `${paths.box}?series=${id ?? ''}`,
  income: (of) => incomes[of.id ?? '']?.(of) ?? paths.income,
  refund: (of) => refunds[of.id ?? '']?.(of) ?? paths.refunds,
};

/** Where exactly that thing is; null for what only lies in the wallet. */
export const positionPath = (of: Position): string | null => pathOf[of.kind](of);
