import type { HexAddress } from '@vellum/tron/address';
import type { ChainParameters } from '../../params/chain-parameters.ts';
import type { Account } from '../../state/account.ts';
import type { WorldState } from '../../state/world-state.ts';

/** Where fees go on chains that do not simply burn them. */
export const BLACK_HOLE = '4177944d19c052b73ee2286823aa83f8138cb7032f' as HexAddress;

/** Name of the chain-wide total of burned sun. */
export const BURNED = 'BURN_TRX_AMOUNT';

type Ledger = Readonly<{ state: WorldState; parameters: ChainParameters }>;

/** The account of a contract's owner, which fees were already taken from: it exists. */
export function existing(state: Pick<WorldState, 'account'>, address: HexAddress): Account {
  const account = state.account(address);
  if (account === undefined) throw new Error(`account ${address} is missing`);
  return account;
}

/** Takes `amount` sun from the account unless it has less; tells whether it did. */
export function debit(state: WorldState, address: HexAddress, amount: bigint): boolean {
  const account = existing(state, address);
  if (account.balance < amount) return false;
  if (amount !== 0n) state.putAccount({ ...account, balance: account.balance - amount });
  return true;
}

export function credit(state: WorldState, address: HexAddress, amount: bigint): void {
  const account = existing(state, address);
  state.putAccount({ ...account, balance: account.balance + amount });
}

/** Fees leave circulation: counted as burned, or paid to the black hole where the proposal is off. */
export function burn({ state, parameters }: Ledger, amount: bigint): void {
  if (amount === 0n) return;
  if (parameters.getAllowOptimizeBlackHole === 1n) {
    state.putProperty(BURNED, (state.property(BURNED) ?? 0n) + amount);
  } else {
    credit(state, BLACK_HOLE, amount);
  }
}
