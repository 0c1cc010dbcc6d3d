import type { HexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { expect } from 'vitest';
import type { Receipt } from '../src/execution/receipt.ts';
import type { Devnet } from '../src/index.ts';
import { callOf } from './bytecode.ts';
import { mined, type Signer, signed } from './signed.ts';

/** Answers with the word on top of the stack. */
const ANSWER = '60005260206000f3';

/** Puts code on an address and calls it, as any account could. */
export async function runCode(
  devnet: Devnet,
  caller: Signer,
  address: HexAddress,
  code: string,
): Promise<Receipt> {
  await devnet.edit([{ kind: 'code', address, code: fromHex(code) }]);
  const feeLimit = 100_000_000n;
  const call = signed(devnet.chain, caller, 'TriggerSmartContract', callOf(address), { feeLimit });
  return mined(devnet.chain, call);
}

/** Pushes the words, the last one on top, runs the operation and gives what it left. */
export async function operate(
  devnet: Devnet,
  caller: Signer,
  address: HexAddress,
  [operation, ...words]: readonly [operation: string, ...words: string[]],
): Promise<Receipt & { answer: bigint }> {
  const pushes = words.map((each) => `7f${each}`).join('');
  const receipt = await runCode(devnet, caller, address, `${pushes}${operation}${ANSWER}`);
  expect(receipt.result).toBe('SUCCESS');
  return { ...receipt, answer: BigInt(`0x${toHex(receipt.returnData)}`) };
}
