import { toHexAddress } from '@vellum/tron/address';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { approvalCall } from '../../chain/approval-calls.ts';
import type { CallSize } from '../../chain/call-cost.ts';
import type { AskedCall } from '../../chain/call-transaction.ts';
import { FeeLimitReached } from '../../chain/chain-refusals.ts';
import type { SigningPermission } from '../../chain/signing-permission.ts';
import { fateOf } from '../../chain/transaction-fate.ts';
import { tryCall } from '../../chain/trial.ts';
import { moneyText } from '../../coins/cost-text.ts';
import type { ConnectedWallet } from '../../wallet/connection.ts';
import { ActionRefused } from '../errors/to-user-error.ts';
import type { KeptTransaction } from '../journal/journal-record.ts';
import type { ActionContext } from '../paid-action.ts';
import { allowanceOf, coinOf, type ReviewedApproval } from '../review/review.ts';
import type { RunPorts } from './run-ports.ts';
import { signCall } from './sign-call.ts';

type Approving = Readonly<{
  approval: ReviewedApproval;
  amount: bigint;
  context: ActionContext;
  /** As the review showed it. */
  permission: SigningPermission;
  wallet: ConnectedWallet;
  ports: RunPorts;
  /** Keeps the signed approval, and what it allows, before it is sent. */
  keep(sent: KeptTransaction, amount: bigint): Promise<void>;
  paid: Paid;
}>;

/** Keeps what an approval took, in sun, once a block holds it; a failed one takes its fee too. */
export type Paid = (txid: string, fee: bigint) => Promise<void>;

/** Allows the amount and waits until the chain says so. Throws what the wallet or the chain refused. */
export async function approve(approving: Approving): Promise<void> {
  const { approval, amount, context } = approving;
  const { calls } = approval;
  const zeroFirst = await needsZeroFirst(approving);
  if (zeroFirst) await send(approving, 0n, calls[0]);
  await send(approving, amount, calls.at(-1));
  const allowed = await allowanceOf(approval, context.account, context.chain);
  // Wallets let people lower the amount; less than needed would only fail later and cost its fee.
  if (allowed < approval.coin.amount) {
    const reason = moneyText({ ...approval.coin, amount: allowed });
    throw new ActionRefused({ code: 'APPROVE_FAILED', params: { reason } });
  }
}

/** USDT refuses to change an allowance that is not zero; other coins are spared the extra step. */
async function needsZeroFirst({ approval, amount, context }: Approving): Promise<boolean> {
  if (approval.allowance === 0n) return false;
  const { caller, contract, data } = askedApproval(approval, amount, context);
  const trial = await simulateCall(context.chain.client, { caller, contract, data });
  return trial.status !== 'success';
}

async function send(approving: Approving, amount: bigint, agreed: CallSize | undefined) {
  const { approval, context, permission, wallet, ports, keep, paid } = approving;
  const call = askedApproval(approval, amount, context);
  const { size, needed } = await tryCall(context.chain.client, call, ports.now);
  const { feeLimit } = agreed ?? size;
  // It became dearer than the review said.
  if (needed > feeLimit) throw new FeeLimitReached(needed, feeLimit);
  const asked = { ...call, feeLimit };
  const signed =
    (await signCall(asked, context.chain, wallet, permission)) ??
    (await signCall(asked, context.chain, wallet, permission));
  if (!signed) throw new ActionRefused({ code: 'TX_DROPPED' });
  await keep(signed, amount);
  await context.chain.send(signed.hex);
  await settled(signed, context, ports, paid);
}

function askedApproval(
  { coin, spender }: ReviewedApproval,
  amount: bigint,
  { account }: ActionContext,
): AskedCall {
  return approvalCall(toHexAddress(account), { coin: coinOf(coin), spender }, amount);
}

/** Resolves when the approval is in a block. Throws when it failed there or can never get there. */
export async function settled(
  sent: KeptTransaction,
  { chain }: Pick<ActionContext, 'chain'>,
  ports: Pick<RunPorts, 'wait'>,
  paid: Paid,
): Promise<void> {
  for (;;) {
    const fate = await fateOf(chain.client, sent);
    if (fate.status === 'expired') throw new ActionRefused({ code: 'TX_DROPPED' });
    if (fate.status !== 'open') {
      await paid(sent.txid, fate.info.fee);
      if (!fate.info.failed) return;
      throw new ActionRefused({ code: 'APPROVE_FAILED', params: { reason: fate.info.result } });
    }
    await ports.wait(1000);
  }
}
