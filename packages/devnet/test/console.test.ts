import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDevnet } from '../src/index.ts';
import { compile } from './tronweb/compile.ts';
import { type Answer, type Node, startNode } from './tronweb/node.ts';

const TRX = 1_000_000;
const CONSOLE = '41000000000000000000636f6e736f6c652e6c6f67';
const printer = compile('Printer');

let node: Node;
let lines: string[];
let address: string;
const log = (line: string) => {
  lines.push(line);
};

beforeEach(async () => {
  lines = [];
  node = await startNode({ log });
  address = await deploy();
});
afterEach(() => node?.devnet.close());

async function deploy(): Promise<string> {
  const draft = await node.tronWeb.transactionBuilder.createSmartContract(
    { ...printer, name: 'Printer', feeLimit: 1_000 * TRX },
    node.account(0).address,
  );
  await node.send(draft, 0);
  return draft.contract_address;
}

const argument = (value: number) => [{ type: 'uint256', value }];

/** With enough for a thousand lines, and not for much that prints on. */
async function signed(method: string, parameters: Answer[] = []): Promise<Answer> {
  const { transaction } = await node.tronWeb.transactionBuilder.triggerSmartContract(
    address,
    method,
    { feeLimit: 150 * TRX },
    parameters,
  );
  return node.tronWeb.trx.sign(transaction);
}

const broadcast = async (method: string, parameters?: Answer[]): Promise<Answer> =>
  node.post('wallet/broadcasttransaction', await signed(method, parameters));

const constant = (method: string, value?: number): Promise<Answer> =>
  node.post('wallet/triggerconstantcontract', {
    owner_address: node.account(0).hex,
    contract_address: address,
    function_selector: method,
    parameter: value === undefined ? '' : value.toString(16).padStart(64, '0'),
  });

describe('what a contract prints', () => {
  test('is in the log once, for a deployment, a transaction and a constant call', async () => {
    expect(lines).toEqual(['console.log: made']);
    lines.length = 0;
    await broadcast('add(uint256)', argument(7));
    await constant('peek()');
    expect(lines).toEqual([
      'console.log: count is 7',
      `console.log: asked by ${node.account(0).address}`,
    ]);
  });

  test('is there for a call that reverts, and not for the search of an estimate', async () => {
    lines.length = 0;
    await constant('fail(uint256)', 1);
    expect(lines).toEqual(['console.log: 1']);
    await node.post('wallet/estimateenergy', {
      owner_address: node.account(0).hex,
      contract_address: address,
      function_selector: 'peek()',
    });
    expect(lines).toHaveLength(1);
  });

  test('comes with its block when transactions wait', async () => {
    await node.devnet.setMining({ mode: 'manual' });
    lines.length = 0;
    const { internal_transactions: printed } = await broadcast('add(uint256)', argument(1));
    expect(printed).toMatchObject([{ transferTo_address: CONSOLE }]);
    expect(lines).toEqual([]);
    await node.devnet.mine();
    expect(lines).toEqual(['console.log: count is 1']);
  });

  test('is where TronBox reads it: call data of internal transactions', async () => {
    const data = (text: string) => expect.stringContaining(Buffer.from(text).toString('hex'));
    const entry = { caller_address: address, transferTo_address: CONSOLE };
    const { internal_transactions: called } = await constant('peek()');
    expect(called).toMatchObject([{ ...entry, data: data('asked by') }]);
    const { internal_transactions: sent, ...rest } = await broadcast('add(uint256)', argument(2));
    expect(sent).toMatchObject([{ ...entry, data: data('count is') }]);
    const info = await node.post('wallet/gettransactioninfobyid', { value: rest.txid });
    expect(info.internal_transactions).toMatchObject([entry]);
    expect(info.internal_transactions[0].data).toBeUndefined();
  });

  test('costs what java-tron 4.8.1 charges for it', async () => {
    const { energy_used: called } = await constant('peek()');
    const { txid } = await broadcast('add(uint256)', argument(7));
    const { receipt } = await node.post('wallet/gettransactioninfobyid', { value: txid });
    expect([called, receipt.energy_usage_total]).toEqual(ENERGY);
  });
});

/** Of `peek()` and `add(7)` on a fresh contract, recorded from java-tron 4.8.1. */
const ENERGY = [579, 20_713];

describe('bounds', () => {
  test('a contract that prints without end fills neither log nor memory nor answer', async () => {
    lines.length = 0;
    const { internal_transactions: printed } = await broadcast(
      'flood(uint256)',
      argument(1_000_000),
    );
    expect(lines).toHaveLength(257);
    expect(lines.at(-1)).toMatch(/^console\.log: … and \d+ more lines$/);
    expect(printed).toHaveLength(1_000);
    lines.length = 0;
    await constant('flood(uint256)', 5_000);
    expect(lines).toHaveLength(257);
  });

  test('terminal sequences, line breaks and strange calls cannot shape the log', async () => {
    const print = async (hex: string) => {
      lines.length = 0;
      await broadcast('raw(bytes)', [{ type: 'bytes', value: `0x${hex}` }]);
      return lines;
    };
    const text = Buffer.from('\u001b[2J\nblock 9\u202e');
    const word = (value: number) => value.toString(16).padStart(64, '0');
    const padded = text.toString('hex').padEnd(64, '0');
    expect(await print(`41304fac${word(32)}${word(text.length)}${padded}`)).toEqual([
      'console.log: \\u001b[2J\\nblock 9\\u202e',
    ]);
    expect(await print(`41304fac${word(2 ** 31)}`)).toEqual([
      `console.log: 0x41304fac${word(2 ** 31).slice(0, 120)}`.slice(0, 13 + 2 + 72),
    ]);
    expect(await print('deadbeef')).toEqual(['console.log: 0xdeadbeef']);
    expect(await print('')).toEqual(['console.log: 0x']);
  });
});

test('nothing printed is kept in a data folder, and a restart prints nothing again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vellum-console-'));
  await node.devnet.close();
  node = await startNode({ log, dataFolder: join(folder, 'chain') });
  address = await deploy();
  await broadcast('add(uint256)', argument(7));
  const { id } = node.devnet.chain.head();
  await node.devnet.close();
  lines.length = 0;
  const again = await createDevnet({ log, dataFolder: join(folder, 'chain') });
  expect([again.chain.head().id, lines]).toEqual([id, []]);
  await again.close();
  await rm(folder, { recursive: true });
});

describe('verbose', () => {
  beforeEach(async () => {
    await node.devnet.close();
    node = await startNode({ log, verbose: true });
    lines.length = 0;
    address = await deploy();
  });

  const last = async (method: string, parameters?: Answer[]) => {
    lines.length = 0;
    const { txid } = await broadcast(method, parameters);
    const [line = ''] = lines;
    expect(line.startsWith(`block ${node.devnet.chain.head().number}  ${txid}  `)).toBe(true);
    return line.split('  ').slice(2);
  };
  const at = () => `at ${node.tronWeb.address.fromHex(address)}`;

  test('names deployment, method, energy and fee, then what was printed', async () => {
    expect(lines[0]).toContain(`  deploy Printer ${at()}  energy `);
    expect(lines[1]).toBe('console.log: made');
    const [method, energy, fee, result] = await last('add(uint256)', argument(3));
    const info = await node.post('wallet/gettransactioninfobyid', {
      value: lines[0]!.split('  ')[1],
    });
    expect(method).toBe(`Printer.add(uint256) ${at()}`);
    expect(energy).toBe(`energy ${info.receipt.energy_usage_total.toLocaleString('en')}`);
    expect(fee).toBe(`fee ${(info.fee ?? 0) / TRX} TRX`);
    expect(result).toBe('SUCCESS');
    expect(lines[1]).toBe('console.log: count is 3');
  });

  test('decodes why a transaction reverted', async () => {
    const result = async (given: number) => (await last('fail(uint256)', argument(given))).at(-1);
    expect(await result(1)).toBe('REVERT: Error("one is not enough")');
    expect(await result(2)).toBe(`REVERT: TooSmall(2, ${node.account(0).address})`);
    expect(await result(3)).toBe('REVERT: Panic(0x1: assertion failed)');
    expect(await result(4)).toBe('REVERT');
    expect((await last('flood(uint256)', argument(9_999_999))).at(-1)).toMatch(/^OUT_OF_[A-Z]+: ./);
  });

  test('shows the selector of a method that no ABI names, and transactions without a method', async () => {
    expect((await last('unknown()'))[0]).toMatch(/^Printer\.0x[0-9a-f]{8} at T/);
    lines.length = 0;
    const { tronWeb, account } = node;
    const draft = await tronWeb.transactionBuilder.sendTrx(
      account(2).address,
      1,
      account(0).address,
    );
    await node.send(draft, 0);
    expect(lines).toEqual([
      expect.stringMatching(/ {2}TransferContract {2}energy 0 {2}fee 0 TRX {2}SUCCESS$/),
    ]);
    lines.length = 0;
    await node.post('wallet/broadcasttransaction', await tronWeb.trx.sign(draft));
    expect(lines).toEqual([
      expect.stringMatching(/^refused {2}[0-9a-f]{64} {2}DUP_TRANSACTION_ERROR: ./),
    ]);
  });
});
