import { solvencyLog } from '@vellum/contracts/solvency';
import type { Address } from '@vellum/tron/address';
import { ContractReverted } from '@vellum/tron/errors';
import type { Holdings } from '../../holdings/holdings.ts';
import type { Part } from '../../holdings/prices.ts';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';

/** TRON's zero address: stands for TRX. */
const NO_COIN = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' as Address;
/** Owners let in few, and a node gives a call only so much time. */
const MOST_COINS = 200;

export type Wallet = Readonly<{
  block: number | null;
  parts: readonly Part[];
  /** More coins are let in than were asked for. */
  isCut: boolean;
}>;
export type ReadWallet = (holdings: Holdings) => Promise<Wallet>;

/**
 * What no event that is indexed tells: TRX, WTRX, USDT, VLM, and coins that an owner let in, all at one block by one
 * call. Launched tokens and LP may be let in too, but the index has them already. Without an answer nothing is told,
 * rather than something old.
 */
export function walletReader(ask: AskContract): ReadWallet {
  return async ({ person, contracts, launchOf, prices }) => {
    const { wtrx, usdt, vlm } = contracts;
    const isIndexed = (coin: Address) => launchOf(coin) !== null || prices.isPair(coin);
    const others = person.let_in.filter((coin) => !isIndexed(coin));
    const isCut = others.length > MOST_COINS;
    const coins = [...new Set([wtrx, usdt, vlm, ...others.slice(0, MOST_COINS)])];
    const asked = [NO_COIN, ...coins].map((coin) => ({ holder: person.address, coin }));
    const told = await ask(contracts.solvencyLog, solvencyLog.balances(asked)).catch(isAway);
    if (told === null) return { block: null, parts: [], isCut };
    const parts = [null, ...coins].map((coin, place) => ({
      coin,
      amount: told.amounts[place] ?? 0n,
    }));
    return { block: Number(told.block), parts: parts.filter(({ amount }) => amount > 0n), isCut };
  };
}

function isAway(error: unknown): null {
  if (error instanceof Refusal || error instanceof ContractReverted) return null;
  throw error;
}
