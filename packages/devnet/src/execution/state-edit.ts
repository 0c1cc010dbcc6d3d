import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { withinPower } from '../governance/votes.ts';
import { changeStake, stakesOf } from '../stakes/staking.ts';
import type { Account } from '../state/account.ts';
import { newAccount } from '../state/new-account.ts';
import type { WorldState } from '../state/world-state.ts';

/** A direct write to the state, as test nodes offer it; recorded in a block of its own so that replay repeats it. */
export type StateEdit =
  | Readonly<{ kind: 'balance'; address: HexAddress; balance: bigint }>
  | Readonly<{ kind: 'code'; address: HexAddress; code: Uint8Array }>
  | Readonly<{ kind: 'slot'; address: HexAddress; slot: string; value: Uint8Array }>
  /** Resources of an account as if it had staked these amounts of sun. */
  | Readonly<{ kind: 'stake'; address: HexAddress; net: bigint; energy: bigint }>;

/** Writes an edit of a test node into the state. `time` is what accounts made by it are dated with. */
export function applyEdit(state: WorldState, edit: StateEdit, time: number): void {
  const account = state.account(edit.address) ?? newAccount(edit.address, time);
  switch (edit.kind) {
    case 'balance':
      state.putAccount({ ...account, balance: edit.balance });
      break;
    case 'code':
      setCode(state, account, edit.code);
      break;
    case 'slot':
      state.putAccount(account);
      state.putSlot(edit.address, edit.slot, isZero(edit.value) ? undefined : edit.value);
      break;
    case 'stake':
      setStake(state, account, edit);
      break;
  }
}

function setCode(state: WorldState, account: Account, code: Uint8Array): void {
  const { address } = account;
  if (code.length === 0) {
    state.putAccount({ ...account, type: 'Normal' });
    state.deleteContract(address);
    return;
  }
  state.putAccount({ ...account, type: 'Contract' });
  state.putCode(address, code);
  const codeHash = toHex(keccak256(code));
  state.putContract({ ...(state.contract(address) ?? bareContract(address)), codeHash });
}

function bareContract(address: HexAddress) {
  return {
    address,
    origin: address,
    name: '',
    abi: new Uint8Array(0),
    bytecode: new Uint8Array(0),
    codeHash: '',
    callValue: 0n,
    consumeUserResourcePercent: 100,
    originEnergyLimit: 0n,
    version: 1,
  } as const;
}

function setStake(
  state: WorldState,
  account: Account,
  { net, energy }: Extract<StateEdit, { kind: 'stake' }>,
): void {
  const { net: netBefore, energy: energyBefore } = stakesOf(account);
  const changed = changeStake(state, account, 'BANDWIDTH', net - netBefore.own);
  const staked = changeStake(state, changed, 'ENERGY', energy - energyBefore.own);
  state.putAccount(withinPower(state, staked));
}

function isZero(value: Uint8Array): boolean {
  return value.every((byte) => byte === 0);
}
