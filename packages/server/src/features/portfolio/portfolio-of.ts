import { positionKinds } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { Holdings, ReadHoldings } from '../../holdings/holdings.ts';
import { isCut } from '../../holdings/person.ts';
import type { Part, Value } from '../../holdings/prices.ts';
import { boxPositions } from './box-positions.ts';
import { cardPositions } from './card-positions.ts';
import { incomePositions } from './income-positions.ts';
import { coinPosition, type Position, position } from './position.ts';
import { salePositions } from './sale-positions.ts';
import { stakePositions } from './stake-positions.ts';
import { plus, type ValuedPosition, valuePositions } from './value-positions.ts';
import type { ReadWallet, Wallet } from './wallet.ts';

/** What an address has at a block, valued. */
export type Portfolio = Readonly<{
  holdings: Holdings;
  positions: readonly ValuedPosition[];
  total: Value;
  walletBlock: number | null;
  /** There is more than is listed. */
  isCut: boolean;
}>;

export type PortfolioReaders = Readonly<{ holdings: ReadHoldings; wallet: ReadWallet }>;

/** A block may come between the index and the node; what moves with it would be there twice, or not at all. */
const TRIES = 2;

/** Null before the first block. Wallet and contracts are of one block where `isOfOneBlock` says so. */
export async function portfolioOf(
  readers: PortfolioReaders,
  address: Address,
): Promise<Portfolio | null> {
  for (let tried = 1; ; tried += 1) {
    const holdings = await readers.holdings(address);
    if (holdings === null) return null;
    const found = valued(holdings, await readers.wallet(holdings));
    if (tried === TRIES || found.walletBlock === null || isOfOneBlock(found)) return found;
  }
}

export const isOfOneBlock = (found: Portfolio | null): boolean =>
  found !== null && found.walletBlock === Number(found.holdings.person.cursor.number);

function valued(holdings: Holdings, wallet: Wallet): Portfolio {
  const positions = valuePositions(holdings, [
    ...walletPositions(holdings, wallet.parts),
    ...cardPositions(holdings),
    ...stakePositions(holdings),
    ...salePositions(holdings),
    ...boxPositions(holdings),
    ...incomePositions(holdings),
  ]).toSorted(byKindAndValue);
  return {
    ...{ holdings, positions, total: totalOf(positions), walletBlock: wallet.block },
    isCut: wallet.isCut || isCut(holdings.person),
  };
}

/** The node's coins, and those whose transfers are indexed: launched tokens and LP. */
function walletPositions(holdings: Holdings, parts: readonly Part[]): readonly Position[] {
  const { tokens, lps } = holdings.person;
  return [
    ...parts.map((part) => position({ kind: 'coin', parts: [part] })),
    ...tokens.map(({ token, amount }) =>
      position({ kind: 'coin', token, parts: [{ coin: token, amount }] }),
    ),
    ...lps.map(({ pair, amount }) => coinPosition(holdings, pair, amount, { kind: 'lp' })),
  ];
}

/** Of what has a price. */
export const totalOf = (positions: readonly ValuedPosition[]): Value =>
  positions.reduce<Value>(
    (sum, { counted }) =>
      counted === null ? sum : { u: plus(sum.u, counted.u), trx: plus(sum.trx, counted.trx) },
    { u: 0n, trx: 0n },
  );

/** Kinds in their order, the most valuable first, those without a price last. */
function byKindAndValue(a: ValuedPosition, b: ValuedPosition): number {
  const kinds = positionKinds.indexOf(a.kind) - positionKinds.indexOf(b.kind);
  if (kinds !== 0) return kinds;
  const worth = ({ counted }: ValuedPosition) => counted?.trx ?? counted?.u ?? -1n;
  return Number(worth(b) > worth(a)) - Number(worth(b) < worth(a));
}
