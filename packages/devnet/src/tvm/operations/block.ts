import type { Frame } from '../frame.ts';
import { type Definition, define, TIER } from '../operation.ts';
import type { Rules } from '../rules.ts';
import { prefixedWordOfAddress, type Word, wordOfBytes } from '../words.ts';

const REACHABLE_BLOCKS = 256;

const get = (opcode: number, read: (frame: Frame) => Word): Definition =>
  define(opcode, [0, 1], TIER.base, (frame) => frame.push(read(frame)));

function blockHash(frame: Frame): void {
  const { block } = frame.run.options;
  const wanted = frame.pop();
  const isReachable =
    wanted < BigInt(block.number) &&
    wanted >= BigInt(Math.max(REACHABLE_BLOCKS, block.number) - REACHABLE_BLOCKS);
  const id = isReachable ? block.blockId(Number(wanted)) : undefined;
  frame.push(id === undefined ? 0n : wordOfBytes(id));
}

function energyPrice(frame: Frame): Word {
  const { rules } = frame.run;
  return rules.compatibleEvm && frame.message.version === 1 ? rules.energyFee : 0n;
}

/** Questions about the block and the chain. TRON has no difficulty and no block limit: both read 0. */
export function blockOperations(rules: Rules): readonly Definition[] {
  return [
    get(0x3a, energyPrice),
    define(0x40, [1, 1], TIER.ext, blockHash),
    get(0x41, (frame) => prefixedWordOfAddress(frame.run.options.block.witness)),
    get(0x42, (frame) => BigInt(Math.floor(frame.run.options.block.timestamp / 1000))),
    get(0x43, (frame) => BigInt(frame.run.options.block.number)),
    get(0x44, () => 0n),
    get(0x45, () => 0n),
    ...(rules.istanbul ? [get(0x46, () => rules.chainId)] : []),
    ...(rules.london ? [get(0x48, () => rules.energyFee)] : []),
    ...(rules.blob ? blobStubs : []),
  ];
}

/** TRON has no blobs: the two operations exist so that compiled code runs. */
const blobStubs: readonly Definition[] = [
  define(0x49, [1, 1], TIER.veryLow, (frame) => {
    frame.pop();
    frame.push(0n);
  }),
  get(0x4a, () => 0n),
];
