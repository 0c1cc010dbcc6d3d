import {
  ContractReverted,
  MalformedAnswer,
  NodeRefused,
  NodeUnreachable,
  TransactionRejected,
} from '@vellum/tron/errors';
import { type Fate, fateOf, hasSucceeded } from '../../chain/transaction-fate.ts';
import { CallFailed } from '../../http/call-failed.ts';
import {
  type ActionEvent,
  type ActionState,
  type MinedTransaction,
  minedOf,
} from '../action-state.ts';
import { toUserError } from '../errors/to-user-error.ts';
import { type JournalRecord, type KeptTransaction, withState } from '../journal/journal-record.ts';
import { isRevocable, next } from '../machine.ts';
import { hint, register } from './report.ts';
import type { RunPorts } from './run-ports.ts';

/** Milliseconds between two looks at the chain: while a block is due, and when it takes long. */
const LOOK_SOON = 1000;
const LOOK_LATER = 3000;
/** Milliseconds after which confirming is called slow; it is watched on all the same. */
const SLOW_AFTER = 90_000;
/** The same bytes are sent again after so many looks without a block. */
const SEND_AGAIN_AFTER = 5;

export type Following = Readonly<{
  ports: RunPorts;
  /** Tells who watches. */
  take?(record: JournalRecord): void;
  stop: AbortSignal;
  /** Where to stop: when the server knows of it, or when nothing can take it back any more. */
  until: 'registered' | 'final';
}>;

/**
 * Goes with a signed transaction to its end: looks for its block, sends the same bytes again while it can still
 * appear, reports it to the server until that answers, and waits until nothing can take it back. Never signs.
 */
export async function follow(start: JournalRecord, following: Following): Promise<JournalRecord> {
  const { ports, take, stop, until } = following;
  const isOpen = until === 'final' ? isNotFinal : isNotRegistered;
  let record = start;
  for (let look = 1; !stop.aborted && isOpen(record.state); look++) {
    const { step } = record.state;
    const event = await stepOf(record, look, ports).catch(waitOut);
    if (event) {
      record = withState(record, next(record.state, event), ports.now());
      // The signed bytes are stored: a journal that takes no more only makes the next visit look again.
      await ports.journal.put(record).catch(() => {});
      take?.(record);
      if (record.state.step === 'done') ports.invalidate(record.invalidate);
    }
    if (stands(record.state, step, isOpen)) {
      await ports.wait(pauseAfter(record.state, look, ports.now()));
    }
  }
  return record;
}

const way: readonly ActionState['step'][] = ['broadcasting', 'confirming', 'registering', 'done'];

/** Whether it has come no further. What was just reached is looked into at once; what was taken back is waited for. */
const stands = (
  now: ActionState,
  before: ActionState['step'],
  isOpen: (state: ActionState) => boolean,
): boolean => isOpen(now) && way.indexOf(now.step) <= way.indexOf(before);

/** Nodes and servers fail; the next look asks again. Everything else is a bug and stays visible. */
function waitOut(error: unknown): null {
  if (passingErrors.some((kind) => error instanceof kind)) return null;
  throw error;
}

const passingErrors = [
  NodeUnreachable,
  NodeRefused,
  MalformedAnswer,
  TransactionRejected,
  CallFailed,
];

function isNotFinal(state: ActionState): boolean {
  if (state.step === 'failed') return isRevocable(state);
  return state.step !== 'done' || state.finalAt === null;
}

function isNotRegistered({ step }: ActionState): boolean {
  return step !== 'done' && step !== 'failed';
}

function pauseAfter(state: ActionState, look: number, now: number): number {
  if (state.step === 'registering') return Math.max(200, (state.nextTry ?? now + 1000) - now);
  return look <= 30 && state.step === 'confirming' ? LOOK_SOON : LOOK_LATER;
}

async function stepOf(
  record: JournalRecord,
  look: number,
  ports: RunPorts,
): Promise<ActionEvent | null> {
  const { state, signed } = record;
  if (!signed) return null;
  switch (state.step) {
    case 'broadcasting':
      return sendFirst(record, signed, ports);
    case 'confirming':
      return confirm(record, signed, look, ports);
    case 'registering':
      return register(record, signed, look, ports);
    case 'done':
      return finish(state, signed, ports, hasSucceeded);
    case 'failed':
      return finish(state, signed, ports, hasFailed);
    default:
      return null;
  }
}

/** The page may have been closed between writing the journal and sending, so this may not be the first time. */
async function sendFirst(
  record: JournalRecord,
  signed: KeptTransaction,
  ports: RunPorts,
): Promise<ActionEvent> {
  const { failure } = record;
  const chain = await ports.chain();
  const fate = await fateOf(chain.client, signed);
  if (fate.status !== 'open') return { type: 'sent' };
  try {
    await chain.send(signed.hex);
  } catch (error) {
    if (!(error instanceof TransactionRejected)) throw error;
    if (isRefusedForGood(error)) return { type: 'problem', error: toUserError(error, { failure }) };
  }
  hint(record, signed, ports);
  return { type: 'sent' };
}

/** The node has looked at the transaction and says that it can never be valid. */
function isRefusedForGood({ code }: TransactionRejected): boolean {
  return [
    'CONTRACT_VALIDATE_ERROR',
    'CONTRACT_EXE_ERROR',
    'SIGERROR',
    'BANDWITH_ERROR',
    'TOO_BIG_TRANSACTION_ERROR',
    'TAPOS_ERROR',
  ].includes(code);
}

async function confirm(
  record: JournalRecord,
  signed: KeptTransaction,
  look: number,
  ports: RunPorts,
): Promise<ActionEvent | null> {
  const { client, send } = await ports.chain();
  const fate = await fateOf(client, signed);
  switch (fate.status) {
    case 'expired':
      return { type: 'expired', error: expiredError() };
    case 'mined':
    case 'final':
      return outcomeOf(record, fate);
    case 'open':
      // Whatever a node says to a repetition changes nothing: only a block does, or its absence.
      if (look % SEND_AGAIN_AFTER === 0) await send(signed.hex).catch(() => {});
      return slowness(record.state, ports.now());
  }
}

function expiredError() {
  return { kind: 'expired', code: 'TX_DROPPED', technical: 'expired unseen' } as const;
}

function slowness(state: ActionState, now: number): ActionEvent | null {
  const isSlow = state.step === 'confirming' && !state.slow;
  return isSlow && now - state.sent.signedAt > SLOW_AFTER ? { type: 'slow' } : null;
}

function outcomeOf(
  { failure, give }: JournalRecord,
  { info }: Extract<Fate, { status: 'mined' | 'final' }>,
): ActionEvent {
  const mined: MinedTransaction = {
    block: info.blockNumber,
    fee: info.fee.toString(),
    at: info.blockTimestamp,
  };
  if (!info.failed) return { type: 'mined', mined };
  const words = info.result === 'OUT_OF_ENERGY' ? 'out of energy' : info.message;
  const reverted = new ContractReverted(words, info.returnData);
  const [money] = give;
  const context = { failure, ...(money && { coin: money.symbol }) };
  return { type: 'reverted', mined, error: toUserError(reverted, context) };
}

function hasFailed(fate: Fate): boolean {
  return (fate.status === 'mined' || fate.status === 'final') && fate.info.failed;
}

/** `isAsTold` says whether the chain still says what the run ended with; in another block it is looked for again. */
async function finish(
  state: Extract<ActionState, { step: 'done' | 'failed' }>,
  signed: KeptTransaction,
  ports: RunPorts,
  isAsTold: (fate: Fate) => boolean,
): Promise<ActionEvent | null> {
  const fate = await fateOf((await ports.chain()).client, signed);
  if (!isAsTold(fate) || !isIn(minedOf(state), fate)) return { type: 'retracted' };
  return fate.status === 'final' ? { type: 'final', at: ports.now() } : null;
}

const isIn = (mined: MinedTransaction | null, fate: Fate): boolean =>
  'info' in fate && fate.info.blockNumber === mined?.block;
