import type { HexAddress } from '@vellum/tron/address';
import { Fault, staticViolation } from '../fault.ts';
import type { Frame } from '../frame.ts';
import { type Definition, define, TIER } from '../operation.ts';
import type { Rules } from '../rules.ts';

import { moveAllTokens, transferRefusal } from '../transfer.ts';
import { addressOfWord } from '../words.ts';

const NEW_ACCOUNT = 25000;
const RESTRICTED = 5000;
const EMPTY = new Uint8Array(0);

/** Since proposal 81 a missing heir costs its account, even when there is nothing to inherit. */
function heirEnergy(frame: Frame): number {
  const heir = addressOfWord(frame.peek(0));
  return frame.run.state.account(heir) === undefined ? NEW_ACCOUNT : 0;
}

/** Hands the balance to the heir and lets the contract end with the execution. */
function destroy(frame: Frame, heir: HexAddress): void {
  const { run, message } = frame;
  const owner = message.address;
  const balance = note(frame, heir);
  if (owner === heir) {
    run.addBalance(owner, -balance);
    if (run.rules.transferTrc10) {
      run.addBalance(run.environment.blackHole, balance);
      moveAllTokens(run.state, owner, run.environment.blackHole);
    }
  } else {
    inherit(frame, heir, balance);
  }
  run.destroyed.push(owner);
}

/** Under proposal 94 a contract outlives its self-destruct unless this execution made it. */
function destroyRestricted(frame: Frame, heir: HexAddress): void {
  const owner = frame.message.address;
  if (frame.run.created.has(owner)) {
    destroy(frame, heir);
    return;
  }
  const balance = note(frame, heir);
  if (owner !== heir) inherit(frame, heir, balance);
}

/** Records the internal transaction; returns the balance that is handed over. */
function note(frame: Frame, heir: HexAddress): bigint {
  const { run, message } = frame;
  const balance = run.balance(message.address);
  run.internal.add(message.hash, {
    note: 'suicide',
    from: message.address,
    to: heir,
    value: balance,
    tokens: run.state.account(message.address)?.tokens,
    data: EMPTY,
  });
  return balance;
}

function inherit(frame: Frame, heir: HexAddress, balance: bigint): void {
  const { run } = frame;
  const owner = frame.message.address;
  if (run.rules.solidity059 && run.state.account(heir) === undefined) run.addBalance(heir, 0n);
  if (balance > 0n) {
    const transfer = { from: owner, to: heir, amount: balance };
    const refusal = transferRefusal(run.state, transfer, { mayCreate: false });
    if (refusal !== undefined) throw transferFault(run.rules, refusal);
    run.transfer(transfer);
  }
  if (run.rules.transferTrc10) moveAllTokens(run.state, owner, heir);
}

function transferFault(rules: Rules, refusal: string): Fault {
  if (!rules.constantinople) return new Fault('UNKNOWN', 'transfer failure');
  return new Fault(
    'TRANSFER_FAILED',
    `transfer all token or transfer all trx failed in suicide: ${refusal}`,
  );
}

/** SELFDESTRUCT in the variant that the proposals ask for. */
export function selfdestruct(rules: Rules): Definition {
  const end = rules.selfdestructRestriction ? destroyRestricted : destroy;
  const act = (frame: Frame) => {
    if (frame.message.isStatic) throw staticViolation();
    end(frame, addressOfWord(frame.pop()));
    frame.stop(EMPTY);
  };
  const energy = rules.selfdestructRestriction ? RESTRICTED : TIER.zero;
  const paysForHeir = rules.energyAdjustment || rules.selfdestructRestriction;
  return define(0xff, [1, 0], energy, act, paysForHeir ? heirEnergy : undefined);
}
