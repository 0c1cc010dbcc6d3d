import { refusalOfWithdrawal } from '@vellum/api/withdrawal/withdrawal-rule';
import type { Address } from '@vellum/tron/address';
import { readChainPosition } from '../../indexer/chain-position.ts';
import { readPayoutBalance } from '../../ledger/payout-store.ts';
import { trxText } from '../../ledger/shown-money.ts';
import type { WithdrawalRow } from '../../ledger/withdrawal-view.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import {
  addWithdrawal,
  countSince,
  findByKey,
  findWithdrawal,
  lockRequests,
  openWithdrawal,
} from './withdrawal-store.ts';

/** A claim that someone else sends costs them: so often in a day is enough for anyone. */
export const REQUESTS_PER_DAY = 3;
const DAY_MS = 86_400_000;

export type WithdrawalRequest = Readonly<{
  amount: bigint;
  requestId: string;
  whole?: boolean | undefined;
}>;

export type RequestParts = Readonly<{
  database: Database;
  clock: Clock;
  /** In sun; 0 while there is no price. */
  minimum(): Promise<bigint>;
}>;

/** Asks to have everything sent. What was asked under the same name is given again. */
export async function requestWithdrawal(
  { database, clock, minimum }: RequestParts,
  address: Address,
  asked: WithdrawalRequest,
): Promise<WithdrawalRow> {
  const least = await minimum();
  const { requestId: requestKey } = asked;
  return database.transaction().execute(async (tx) => {
    await lockRequests(tx, address);
    // Statements of their own after the lock, so that they see what the one before us wrote.
    const position = (await readChainPosition(tx)) ?? { head: 0, solid: 0, chainTime: 0 };
    const { solid } = position;
    const same = await findByKey(tx, { address, requestKey }, solid);
    if (same !== null) return same;
    const { available, goal } = await readPayoutBalance(tx, address);
    check(asked, available, least);
    await checkOthers(tx, { address, solid, now: clock() });
    const id = await addWithdrawal(tx, {
      address,
      requestKey,
      asked: available,
      goal,
      head: position.head,
      chainTime: position.chainTime,
      now: clock(),
    });
    const made = await findWithdrawal(tx, { address, id }, solid);
    if (made === null) throw new Error('a new withdrawal is not there');
    return made;
  });
}

/** A part goes by one's own claim: what is sent for someone is always all there is. */
function check({ amount, whole }: WithdrawalRequest, available: bigint, minimum: bigint): void {
  const isWhole = whole === true && amount > 0n && amount <= available;
  const shown = isWhole ? available : amount;
  const refusal = refusalOfWithdrawal(shown, { available, minimum, isOpen: true }, trxText);
  if (refusal !== null) throw new Refusal(refusal);
  if (shown !== available) throw new Refusal({ code: 'PART_BY_OWN_CLAIM' });
}

async function checkOthers(
  tx: DatabaseTransaction,
  { address, solid, now }: Readonly<{ address: Address; solid: number; now: number }>,
): Promise<void> {
  if ((await openWithdrawal(tx, address, solid)) !== null) {
    throw new Refusal({ code: 'WITHDRAWAL_OPEN' });
  }
  if ((await countSince(tx, address, now - DAY_MS)) >= REQUESTS_PER_DAY) {
    throw new Refusal({ code: 'DAILY_LIMIT', params: { max: String(REQUESTS_PER_DAY) } });
  }
}
