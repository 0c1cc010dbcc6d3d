import { trc20 } from '@vellum/contracts/coins';
import { type Address, fromHexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { expect, test } from 'vitest';
import type { IndexedTransaction } from '../indexer/indexed-block.ts';
import { type BlockMatter, matchBlock } from './match-block.ts';
import type { BlockHint } from './matcher-store.ts';
import type { OrderRow } from './order-row.ts';
import { placeCall } from './placed-call.ts';
import type { Judge } from './verify.ts';

const someone = (digit: number): Address =>
  fromHexAddress(hexAddressFromBytes(new Uint8Array(20).fill(digit)));
const [payer, receiver, coin] = [someone(1), someone(2), someone(3)];
const call = placeCall({ contract: coin, ...trc20.transfer(receiver, 100n) });
const judge: Judge = {
  proof: { source: 'usdt', event: 'Transfer', concerns: () => true },
};
const block = { number: 9, id: '09'.repeat(32), parentId: '08'.repeat(32), timestamp: 9_000 };
const txid = 'ab'.repeat(32);

const row: OrderRow = {
  id: 'order',
  address: payer,
  kind: 'cards.transfer',
  digest: '',
  quote: {},
  call: {
    contract: coin,
    method: call.method,
    params: call.params,
    callValueSun: '0',
    feeLimit: '1',
  },
  data: toHex(call.data),
  inputs: call.inputs,
  bounds: [],
  approvals: [],
  parent_id: null,
  step: null,
  seen: { solid: 5, ids: [] },
  chain_time: 5_000n,
  created_at: 0,
  expires_at: 0,
  cancelled_at: null,
  cancelled_seen: null,
  deadline: 60_000n,
  txid: null,
  block: null,
  outcome: null,
  code: null,
  params: null,
  result: null,
};
/** Reported when block 10 was there. */
const late: BlockHint = {
  order_id: row.id,
  txid,
  counts: true,
  seen: { solid: 10, ids: [] },
  late_block: block.id,
};

function verdictOf(hint: Partial<BlockHint>, of: Partial<OrderRow>, amount: bigint) {
  const transaction: IndexedTransaction = {
    kind: 'call',
    id: txid,
    index: 0,
    owner: payer,
    contract: coin,
    data: trc20.transfer(receiver, amount).data,
    callValue: 0n,
    success: true,
    result: 'SUCCESS',
    output: new Uint8Array(),
    fee: 0n,
    expiration: 60_000,
    logs: [],
  };
  const event = {
    ...{ block: 9, timestamp: 9_000, txid, transactionIndex: 0, logIndex: 0, contract: coin },
    ...{ source: 'usdt', name: 'Transfer', args: {} },
  };
  const matter: BlockMatter = {
    block: { ...block, transactionCount: 1, transactions: [transaction], transfers: [] },
    parentTime: 8_000,
    events: [event],
    rows: [{ ...row, ...of }],
    hints: [{ ...late, ...hint }],
    judges: new Map([[row.kind, judge]]),
  };
  return matchBlock(matter).map(({ verdict }) =>
    verdict === 'foreign' || verdict.outcome === 'succeeded' ? verdict : verdict.problem.code,
  );
}

/** Two days and more before the block: nothing is signed for it any more. */
const stale = { chain_time: 9_000n - 3n * 86_400_000n };

test.each<[string, Partial<BlockHint>, Partial<OrderRow>, bigint, unknown[]]>([
  ['refuses a wrong call', {}, {}, 99n, ['TX_PARAMETER_WRONG']],
  ['refuses it after its deadline', {}, { deadline: 1_000n }, 99n, ['TX_PARAMETER_WRONG']],
  [
    'refuses the call of an earlier block',
    {},
    { seen: { solid: 9, ids: [] } },
    100n,
    ['TX_EVENT_FOREIGN'],
  ],
  ['refuses nothing that fulfils the order', {}, stale, 100n, []],
  ['counts in the block it was found in alone', { late_block: '07'.repeat(32) }, {}, 99n, []],
  ['counts when the order was open', { counts: false }, {}, 99n, []],
  ['counts while the order has no transaction', {}, { outcome: 'failed', block: 8 }, 99n, []],
  ['tells a foreign sender apart', {}, { address: receiver }, 99n, ['foreign']],
  [
    'counts as on time in a block that came later',
    { seen: { solid: 8, ids: [] }, late_block: '07'.repeat(32) },
    {},
    99n,
    ['TX_PARAMETER_WRONG'],
  ],
])('a late report %s', (_, hint, of, amount, expected) => {
  expect(verdictOf(hint, of, amount)).toEqual(expected);
});
