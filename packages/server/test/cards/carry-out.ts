import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { fromHex } from '@vellum/tron/bytes';
import { callContract } from '../test-chain.ts';
import type { Person } from '../test-server.ts';
import { type PayingWorld, receiptCheck } from './receipt-check.ts';

type Form = Readonly<Record<string, string>>;

/** Signs what a Before asks for and has it mined; gives what its After answers then. */
export async function carryOut(world: PayingWorld, who: Person, before: string, form: Form = {}) {
  const { code, data } = await world.ask(who, before, form);
  if (code !== 'OK') throw new Error(`${before} refused with ${code}`);
  const { orderId, call } = data;
  const stored = await world.database.pool.query('select data from orders where id = $1', [
    orderId,
  ]);
  const write = {
    data: fromHex(stored.rows[0].data),
    value: BigInt(call.callValueSun),
    feeLimit: BigInt(call.feeLimit),
  };
  const checkReceipt = await receiptCheck(world, who);
  const allowed: string[] = [];
  for (const { token, spender, minAllowance } of data.approvals) {
    const approval = trc20.approve(spender, BigInt(minAllowance));
    allowed.push(await callContract(world.chain, who, token, approval));
  }
  const txid = await callContract(world.chain, who, call.contract, write);
  await checkReceipt(data.kind, [
    ...allowed.map((approval) => ({ txid: approval, value: 0n })),
    { txid, value: write.value },
  ]);
  await world.indexed();
  const after = await world.ask(who, afterOf(before), { orderId, txid });
  if (after.code !== 'OK') throw new Error(`the After of ${before} refused with ${after.code}`);
  return { ...after.data, quote: data.quote };
}

const afterOf = (before: string) =>
  before === paths.orders.prepare ? paths.orders.report : before.replace(/Before$/, 'After');

/** The code a Before refuses with. */
export const refusal = async (world: PayingWorld, who: Person, before: string, form: Form = {}) =>
  (await world.ask(who, before, form)).code;
