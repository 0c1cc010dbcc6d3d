import { locker } from '@vellum/contracts/locks';
import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { chainPosition } from '../../indexer/chain-position.ts';
import { type AskContract, askContract } from '../../platform/chain/ask-contract.ts';
import { coinFacts, sensible } from '../../platform/chain/coin-facts.ts';
import type { Database } from '../../platform/database/database.ts';
import { perBlock } from '../../platform/per-block.ts';
import { termFacts } from './coin/term-facts.ts';
import { termRoom } from './coin/term-room.ts';
import { termStore } from './coin/term-store.ts';
import { lpFacts } from './lp/lp-facts.ts';
import { lpPrices } from './lp/lp-prices.ts';
import { lpStore } from './lp/lp-store.ts';

type Contracts = Readonly<Record<'lpStake' | 'termStake' | 'locker', Address>>;

export type StakingParts = ReturnType<typeof stakingParts>;

/** Everything that reads of stakes and plans about them stand on. */
export function stakingParts(database: Database, client: Client, contracts: Contracts) {
  const ask = askContract(client);
  const coins = coinFacts(ask);
  const worthOf = coinWorth(ask, contracts.locker);
  return {
    database,
    ask,
    contracts,
    position: chainPosition(database),
    lp: lpStore(database),
    lpFacts: lpFacts(ask, coins, contracts),
    lpPrices: lpPrices(ask, contracts.locker),
    terms: termStore(database),
    termFacts: termFacts(ask, coins, contracts),
    termRoom: termRoom(ask, contracts),
    /** U (6 decimals) of an amount of a coin; null without a reliable price. */
    worthOf,
    /** The same of the amount by which prices are told, asked once for each block. */
    priceOf: perBlock((coin: Address) => worthOf(PRICED_AMOUNT, coin)),
  };
}

/** Large enough that no digit of a price is lost. */
export const PRICED_AMOUNT = 1_000_000_000_000n;

const coinWorth = (ask: AskContract, at: Address) => (amount: bigint, coin: Address) =>
  sensible(ask(at, locker.valueOf(amount, coin)));
