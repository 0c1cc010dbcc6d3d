import { fateOf } from '../../chain/transaction-fate.ts';
import type { SignedCall } from '../../chain/transaction-guard.ts';
import type { ConnectedWallet } from '../../wallet/connection.ts';
import { WalletFailure } from '../../wallet/wallet-failure.ts';
import type { ActionEvent, ActionState } from '../action-state.ts';
import { ActionRefused } from '../errors/to-user-error.ts';
import {
  blocksSigning,
  type JournalRecord,
  type KeptMoney,
  type KeptTransaction,
  keptMoney,
  withState,
} from '../journal/journal-record.ts';
import { sameParams } from '../journal/same-params.ts';
import { next } from '../machine.ts';
import type { ActionContext, ActionParams, PaidAction, PreparedOrder } from '../paid-action.ts';
import { askedCall, type Review } from '../review/review.ts';
import { approvedAmount } from './approval-choice.ts';
import { approve, type Paid, settled } from './approve.ts';
import { followTo } from './follow-to.ts';
import { type Agreed, lookAgain } from './look-again.ts';
import { mayStillPay } from './may-still-pay.ts';
import { type MissingApproval, missingApprovals } from './missing-approvals.ts';
import { newRecord } from './new-record.ts';
import type { RunPorts } from './run-ports.ts';
import { signCall } from './sign-call.ts';

/** How the work tells where it is. */
export type RunObserver = Readonly<{
  dispatch(event: ActionEvent): void;
  state(): ActionState;
  /** What was agreed to has changed: the person looks again. */
  reviewAgain(review: Review): void;
  take(record: JournalRecord): void;
}>;

/**
 * From the person's yes until the server knows: Before, approvals, signature, journal, network, After. Throws what
 * stopped it before anything was sent; what happens afterwards is told and kept in the journal. Null when nothing
 * was signed.
 */
export async function perform<P extends ActionParams, Q>(
  action: PaidAction<P, Q>,
  agreed: Agreed<P>,
  ports: RunPorts,
  observer: RunObserver,
): Promise<JournalRecord | null> {
  const { params, context } = agreed;
  const { account, chain } = context;
  const lock = lockOf(action, params, { address: account, chainId: chain.chainId });
  const ran = await ports.locks.hold(lock, async () => {
    const earlier = await earlierRun(lock, params, ports);
    if (earlier && blocksSigning(earlier)) throw new ActionRefused({ code: 'DO_NOT_RESUBMIT' });
    await mustBeOver(lock, context, ports);
    const signed = await work(action, agreed, ports, observer, { lock, earlier });
    if (signed) await dropLeft(signed, ports).catch(() => {});
    return { record: signed && (await followTo('registered', signed, ports, observer)) };
  });
  if (ran === null) throw new ActionRefused({ code: await elsewhere(lock, params, ports) });
  return ran.record;
}

/** What another tab that runs the same thing is doing: its transaction is on its way, or its wallet is still open. */
async function elsewhere(
  lock: string,
  params: ActionParams,
  ports: RunPorts,
): Promise<'DO_NOT_RESUBMIT' | 'WAITS_FOR_SIGNATURE'> {
  const running = await earlierRun(lock, params, ports);
  return running && blocksSigning(running) ? 'DO_NOT_RESUBMIT' : 'WAITS_FOR_SIGNATURE';
}

/** Names what must not run twice: for one account on one chain. */
export function lockOf<P extends ActionParams>(
  action: Pick<PaidAction<P, never>, 'lock'>,
  params: P,
  { address, chainId }: Pick<ConnectedWallet, 'address' | 'chainId'>,
): string {
  return `${chainId}.${address}.${action.lock(params)}`;
}

/**
 * The run under the lock that is not over: its transaction may still appear, or its approval. Of those that wait for a
 * signature it is the one about the same thing.
 */
export async function earlierRun(
  lock: string,
  params: ActionParams,
  ports: RunPorts,
): Promise<JournalRecord | null> {
  const records = await ports.journal.all();
  const same = records.filter((record) => record.lock === lock && !record.dropped);
  const running = same.find(blocksSigning);
  const left = same.filter(isLeft);
  return running ?? left.find((record) => sameParams(record.params, params)) ?? left[0] ?? null;
}

const isLeft = ({ signed, state, dropped }: JournalRecord): boolean =>
  !dropped && !signed && state.step !== 'failed';

/** What was left unsigned under the lock before this was signed is not offered any more. */
async function dropLeft({ lock, id }: JournalRecord, { journal, now }: RunPorts): Promise<void> {
  const left = (await journal.all()).filter((record) => record.lock === lock && isLeft(record));
  for (const record of left) {
    if (record.id !== id) await journal.put({ ...record, dropped: true, updatedAt: now() });
  }
}

/** What was called failed is looked at once more: a node's word alone must not bring a second payment. */
async function mustBeOver(lock: string, { chain }: ActionContext, ports: RunPorts): Promise<void> {
  const same = (await ports.journal.all()).filter((record) => record.lock === lock);
  for (const record of same) {
    if (await mayStillPay(record, ports.now(), (sent) => fateOf(chain.client, sent))) {
      throw new ActionRefused({ code: 'DO_NOT_RESUBMIT' });
    }
  }
}

type RunSlot = Readonly<{ lock: string; earlier: JournalRecord | null }>;

async function work<P extends ActionParams, Q>(
  action: PaidAction<P, Q>,
  agreed: Agreed<P>,
  ports: RunPorts,
  observer: RunObserver,
  slot: RunSlot,
): Promise<JournalRecord | null> {
  const { params, context } = agreed;
  const { name: wallet } = sameWallet(context, ports);
  await ports.ensureSession();
  // People switch accounts while they sign in; the order would be the other one's.
  sameWallet(context, ports);
  const order = (agreed.review.order as PreparedOrder<Q> | null) ?? (await action.before(params));
  // Reported already, from here or from another device: its transaction may be on its way.
  if (order.state !== 'created') throw new ActionRefused({ code: 'DO_NOT_RESUBMIT' });
  const earlier = await withApproval(slot.earlier, context, ports);
  const before = await lookAgain(action, agreed, order, ports);
  if (!before.isAgreed) {
    observer.reviewAgain(before.review);
    observer.dispatch({ type: 'price-moved' });
    return null;
  }
  const missing = missingApprovals(before.review, agreed);
  const first = newRecord(action, { ...agreed, wallet, order, lock: slot.lock }, ports, earlier);
  const keeper = createKeeper(first, ports, observer);
  await keeper.event({ type: 'prepared', orderId: order.orderId, approvals: missing.length });
  try {
    await allowAll(agreed, missing, ports, keeper);
    if (missing.length > 0) {
      // What could not be tried before the approvals is tried now: the wallet opens only for what would succeed.
      const problem = await action.check?.(params, context);
      if (problem) throw new ActionRefused(problem);
      const after = await lookAgain(action, agreed, order, ports);
      if (!after.isAgreed) {
        observer.reviewAgain(after.review);
        await keeper.event({ type: 'price-moved' });
        return null;
      }
    }
    const signed = await signOnce(agreed, ports, keeper);
    if (!signed) return null;
    await keeper.keep({ signed: kept(signed) }, signedEvent(signed, ports));
  } catch (error) {
    await keeper.giveUp();
    throw error;
  }
  return keeper.record();
}

function sameWallet({ account, chain }: ActionContext, ports: RunPorts): ConnectedWallet {
  const wallet = ports.wallet();
  if (wallet?.address !== account || wallet.chainId !== chain.chainId) {
    throw wallet ? new WalletFailure('changed') : ports.walletLack();
  }
  return wallet;
}

type Keeper = Readonly<{
  record(): JournalRecord;
  event(event: ActionEvent): Promise<void>;
  keep(change: Partial<JournalRecord>, event?: ActionEvent): Promise<void>;
  /**
   * Stopped before anything was signed and stored: the order can still be resumed. What a failed write may have left
   * behind is replaced, so that no later visit sends a signature that this one called off.
   */
  giveUp(): Promise<void>;
}>;

/** The record of the run: every change is stored before anything follows from it. */
function createKeeper(first: JournalRecord, ports: RunPorts, observer: RunObserver): Keeper {
  let record = first;
  const keep = async (change: Partial<JournalRecord>, event?: ActionEvent) => {
    const state = event ? next(observer.state(), event) : observer.state();
    const changed = withState({ ...record, ...change }, state, ports.now());
    await ports.journal.put(changed);
    record = changed;
    observer.take(record);
  };
  return {
    record: () => record,
    event: (event) => keep({}, event),
    keep,
    giveUp: () => ports.journal.put(record).catch(() => {}),
  };
}

/** An approval that was sent before a reload may still be on its way: what it took, once that is known. */
async function withApproval(
  earlier: JournalRecord | null,
  context: ActionContext,
  ports: RunPorts,
): Promise<JournalRecord | null> {
  if (!earlier?.approval) return earlier;
  let { approvalFees } = earlier;
  const paid: Paid = async (txid, fee) => {
    approvalFees = { ...approvalFees, [txid]: fee.toString() };
  };
  await settled(earlier.approval, context, ports, paid).catch((error) => {
    // It can never allow anything any more; when the node cannot be asked, a second one may stand beside it.
    if (!(error instanceof ActionRefused)) throw error;
  });
  return approvalFees ? { ...earlier, approvalFees } : earlier;
}

async function allowAll<P>(
  { context, review: { permission } }: Agreed<P>,
  missing: readonly MissingApproval[],
  ports: RunPorts,
  keeper: Keeper,
): Promise<void> {
  const paid: Paid = (txid, fee) =>
    keeper.keep({ approvalFees: { ...keeper.record().approvalFees, [txid]: fee.toString() } });
  for (const { approval, choice } of missing) {
    const amount = approvedAmount(choice, approval.coin.amount);
    if (amount === null) throw new ActionRefused({ code: 'AMOUNT_REQUIRED' });
    await approve({
      approval,
      amount,
      context,
      permission,
      wallet: sameWallet(context, ports),
      ports,
      paid,
      keep: (sent, allowed) =>
        keeper.keep(
          { approval: sent, allowed: withAllowed(keeper.record(), approval, allowed) },
          { type: 'approval-sent', txid: sent.txid },
        ),
    });
    await keeper.event({ type: 'approved' });
  }
}

/** One for each coin: the newest approval takes the place of the one before. */
function withAllowed(
  { allowed = [] }: JournalRecord,
  { coin }: MissingApproval['approval'],
  amount: bigint,
): readonly KeptMoney[] {
  const { symbol, decimals } = coin;
  const others = allowed.filter((one) => one.symbol !== symbol);
  if (amount === 0n) return others;
  return [...others, keptMoney(amount === coin.amount ? coin : { symbol, decimals, amount })];
}

/** Asks for the signature; once more, silently, when it came too late. Null when the person must look again. */
async function signOnce<P>(
  { context, review }: Agreed<P>,
  ports: RunPorts,
  keeper: Keeper,
): Promise<SignedCall | null> {
  const asked = { ...askedCall(review.planned, context), feeLimit: review.size.feeLimit };
  for (let tries = 0; tries < 2; tries++) {
    const signed = await signCall(
      asked,
      context.chain,
      sameWallet(context, ports),
      review.permission,
    );
    if (signed) return signed;
    await keeper.event({ type: 'stale' });
  }
  return null;
}

function kept({ txid, hex, rawHex, expiration }: SignedCall): KeptTransaction {
  return { txid, hex, rawHex, expiration };
}

function signedEvent({ txid, expiration }: SignedCall, ports: RunPorts): ActionEvent {
  return { type: 'signed', sent: { txid, expiration, signedAt: ports.now() } };
}
