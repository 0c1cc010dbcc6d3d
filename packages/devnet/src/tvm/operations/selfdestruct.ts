import type { HexAddress } from '@vellum/tron/address';
import { Fault, staticViolation } from '../fault.ts';
import type { Frame } from '../frame.ts';
import { closeVotes, inheritStakes, mayEnd } from '../inheritance.ts';
import { type Definition, define, TIER } from '../operation.ts';
import type { Rules } from '../rules.ts';
import type { Run } from '../run.ts';
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

/** Hands everything to the heir and lets the contract end with the execution. */
function destroy(frame: Frame, heir: HexAddress): void {
  const { run, message } = frame;
  const owner = message.address;
  closeVotes(run, owner);
  const position = note(frame, heir);
  if (owner === heir) abandon(run, owner);
  else inherit(frame, heir);
  handOnStakes(frame, owner === heir ? run.environment.blackHole : heir, position);
  run.destroyed.push(owner);
}

/** What a contract leaves to itself is lost. */
function abandon(run: Run, owner: HexAddress): void {
  const balance = run.balance(owner);
  run.addBalance(owner, -balance);
  if (!run.rules.transferTrc10) return;
  run.addBalance(run.environment.blackHole, balance);
  moveAllTokens(run.state, owner, run.environment.blackHole);
}

/** Under proposal 94 a contract outlives its self-destruct unless this execution made it. */
function destroyRestricted(frame: Frame, heir: HexAddress): void {
  const { run, message } = frame;
  const owner = message.address;
  if (run.created.has(owner)) {
    destroy(frame, heir);
    return;
  }
  const position = note(frame, heir);
  if (owner === heir) return;
  closeVotes(run, owner);
  run.internal.amend(position, { value: run.balance(owner) });
  inherit(frame, heir);
  handOnStakes(frame, heir, position);
}

/** Records the internal transaction; returns where it is listed. */
function note({ run, message }: Frame, to: HexAddress): number {
  const { address: from, hash } = message;
  const position = run.internal.count;
  const { balance: value = 0n, tokens } = run.state.account(from) ?? {};
  run.internal.add(hash, { note: 'suicide', from, to, value, tokens, data: EMPTY });
  return position;
}

/** What had been unstaked is listed by itself, and with the rest. */
function handOnStakes({ run, message }: Frame, to: HexAddress, position: number): void {
  const { address: from, hash } = message;
  const value = inheritStakes(run, from, to);
  if (value === 0n) return;
  const listed = run.internal.list()[position]?.value ?? 0n;
  run.internal.amend(position, { value: listed + value });
  const action = 'withdrawExpireUnfreezeWhileSuiciding';
  run.internal.add(hash, { note: action, from, to, value, data: EMPTY });
}

function inherit(frame: Frame, heir: HexAddress): void {
  const { run } = frame;
  const owner = frame.message.address;
  const balance = run.balance(owner);
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
    const { run, message } = frame;
    if (message.isStatic) throw staticViolation();
    if (mayEnd(run, message.address)) end(frame, addressOfWord(frame.pop()));
    else frame.isReverted = true;
    frame.stop(EMPTY);
  };
  const energy = rules.selfdestructRestriction ? RESTRICTED : TIER.zero;
  const paysForHeir = rules.energyAdjustment || rules.selfdestructRestriction;
  return define(0xff, [1, 0], energy, act, paysForHeir ? heirEnergy : undefined);
}
