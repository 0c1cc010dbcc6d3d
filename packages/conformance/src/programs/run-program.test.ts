import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HexAddress } from '@vellum/tron/address';
import { afterEach, expect, it } from 'vitest';
import { TronNode } from '../node/tron-node.ts';
import { runProgram } from './run-program.ts';

const program = { initCode: Uint8Array.of(0), value: 0n, tokens: 0n };
const setting = { tokenId: '1000001', witness: `41${'00'.repeat(20)}` as HexAddress };
const OUT_OF_MEMORY = { result: { message: Buffer.from('Unknown Throwable').toString('hex') } };
const ENDED = {
  result: { result: true },
  energy_used: 5,
  constant_result: [''],
  transaction: { contract_address: `41${'0c'.repeat(20)}` },
};

let server: Server | undefined;
afterEach(() => server?.close());

/** A node that gives these answers to programs, the last one for ever, and knows its newest block. */
async function nodeThatAnswers(...answers: readonly object[]) {
  let asked = 0;
  server = createServer((request, response) => {
    const isProgram = request.url === '/wallet/triggerconstantcontract';
    const answer = isProgram ? answers[Math.min(asked++, answers.length - 1)] : {};
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const full = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    node: new TronNode({ full, solidity: full, jsonrpc: full }),
    asked: () => asked,
  };
}

it('asks a node again whose machine ran out of memory', async () => {
  const { node, asked } = await nodeThatAnswers(OUT_OF_MEMORY, ENDED);
  expect(await runProgram(node, program, setting)).toMatchObject({ answer: { energy: 5 } });
  expect(asked()).toBe(2);
});

it('counts a program as not run after three attempts', async () => {
  const { node, asked } = await nodeThatAnswers(OUT_OF_MEMORY);
  expect(await runProgram(node, program, setting)).toEqual({ notRun: 'Unknown Throwable' });
  expect(asked()).toBe(3);
});

it('fails when the node has stopped', async () => {
  const node = new TronNode({
    full: 'http://127.0.0.1:1',
    solidity: 'http://127.0.0.1:1',
    jsonrpc: 'http://127.0.0.1:1',
  });
  await expect(runProgram(node, program, setting)).rejects.toThrow('was not answered');
});
