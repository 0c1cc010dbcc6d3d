import { fateOf, hasSucceeded } from '../../chain/transaction-fate.ts';
import { CallFailed } from '../../http/call-failed.ts';
import type { ActionEvent, ActionState } from '../action-state.ts';
import type { JournalRecord, KeptTransaction } from '../journal/journal-record.ts';
import type { RunPorts } from './run-ports.ts';

/** Looks at a run without a session after each of which its block is looked at. */
const LOOKS_AT_BLOCK = 5;

/** Refusals that a later try can change; with every other one the server has said its last word. */
const passing: ReadonlySet<string> = new Set([
  'AUTH_REQUIRED',
  'SIGN_IN_AGAIN',
  'RATE_LIMITED',
  'SERVER_BUSY',
  'INTERNAL',
  'CHAIN_UNAVAILABLE',
  'ORIGIN_REFUSED',
]);

/**
 * Tells the server at once what it may soon find, so that it watches too when this page is closed. Nobody waits for
 * the answer: once there is a block, the report is made until it is heard.
 */
export function hint(record: JournalRecord, signed: KeptTransaction, ports: RunPorts): void {
  if (ports.hasSession(record.account)) void report(record, signed, ports).catch(() => {});
}

/** Reports what is on chain, when that is due. */
export async function register(
  record: JournalRecord,
  signed: KeptTransaction,
  look: number,
  ports: RunPorts,
): Promise<ActionEvent | null> {
  const { state, account } = record;
  if (state.step !== 'registering') return null;
  if (!(await isDue(record, look, ports))) return null;
  const fate = await fateOf((await ports.chain()).client, signed);
  if (!hasSucceeded(fate)) return { type: 'retracted' };
  if (!ports.hasSession(account)) {
    return state.tries > 0 ? null : { type: 'after-failed', nextTry: null };
  }
  const isTaken = await report(record, signed, ports);
  return isTaken ? { type: 'registered' } : later(state, ports.now());
}

/**
 * Without a session of its account nothing can be reported (the server watches the chain anyway): only its block is
 * looked at now and then, and who signs in is reported at once.
 */
async function isDue(
  { id, account, state }: JournalRecord,
  look: number,
  { hasSession, journal, now }: RunPorts,
): Promise<boolean> {
  if (state.step !== 'registering') return false;
  if (!hasSession(account)) return state.tries === 0 || look % LOOKS_AT_BLOCK === 0;
  if (state.nextTry === null || state.nextTry <= now()) return true;
  const kept = await journal.get(id);
  return kept?.state.step === 'registering' && kept.state.nextTry === null;
}

/** Whether the server knows of it now, or has said that it needs to know nothing more. */
async function report(
  { after, orderId }: JournalRecord,
  { txid, rawHex }: KeptTransaction,
  ports: RunPorts,
): Promise<boolean> {
  if (orderId === null) return true;
  try {
    await ports.report(after, { orderId, txid, rawDataHex: rawHex });
    return true;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return hasLastWord(error);
  }
}

function later({ tries }: Extract<ActionState, { step: 'registering' }>, now: number): ActionEvent {
  return { type: 'after-failed', nextTry: now + afterDelay(tries) };
}

/** The order is closed or unknown to the server: the report adds nothing, and the chain has done it. */
function hasLastWord({ problem }: CallFailed): boolean {
  return problem.kind === 'refused' && !passing.has(problem.failure.code);
}

/** Milliseconds until the After is tried again: 2, 4, 8, … 60 s. */
function afterDelay(tries: number): number {
  return Math.min(60_000, 1000 * 2 ** (tries + 1));
}
