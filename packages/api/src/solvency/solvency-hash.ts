import { type Address, evmAddressBytes, toHexAddress } from '@vellum/tron/address';
import { concatBytes, fromHex } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';

/**
 * How what is owed is hashed. Each kind of thing begins with a byte of its own, so that none can pass for another, and
 * all numbers and addresses are words of 32 bytes. docs/decisions/0042 has it in words.
 */
const kinds = { leaf: 0, sum: 1, pool: 2, pair: 3, statement: 4 } as const;

/** Where money lies: `coin` is null for TRX. */
export type PoolName = Readonly<{ contract: Address; coin: Address | null }>;

/** A contract owes an address an amount of a coin. */
export type Claim = PoolName & Readonly<{ owner: Address; amount: bigint }>;

/** A contract's holding of a coin, and the tree of its claims. */
export type PoolSums = PoolName &
  Readonly<{ held: bigint; owed: bigint; leaves: number; tree: Uint8Array }>;

/** A part of a tree of sums: what everything below it comes to. */
export type SumNode = Readonly<{ hash: Uint8Array; sum: bigint }>;

/** The block that a statement is about; the id in hex. */
export type StatedBlock = Readonly<{ block: number; blockId: string }>;

const MOST = 1n << 256n;

export function leafNode({ contract, coin, owner, amount }: Claim): SumNode {
  const words = [addressWord(contract), addressWord(coin), addressWord(owner), word(amount)];
  return { hash: hashOf('leaf', words), sum: amount };
}

/** A parent names the sums of both children: neither can be made smaller without changing its hash. */
export function sumNode(left: SumNode, right: SumNode): SumNode {
  const words = [left.hash, word(left.sum), right.hash, word(right.sum)];
  const sum = left.sum + right.sum;
  if (sum >= MOST) throw new RangeError('a sum beyond all numbers of the chain');
  return { hash: hashOf('sum', words), sum };
}

export function poolHash({ contract, coin, held, owed, leaves, tree }: PoolSums): Uint8Array {
  const names = [addressWord(contract), addressWord(coin)];
  return hashOf('pool', [...names, word(held), word(owed), word(BigInt(leaves)), tree]);
}

export const pairHash = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  hashOf('pair', [left, right]);

/** What is published: the pools of a block, and which block that is. */
export function statementHash(
  { block, blockId }: StatedBlock,
  pools: number,
  top: Uint8Array,
): Uint8Array {
  return hashOf('statement', [word(BigInt(block)), fromHex(blockId), word(BigInt(pools)), top]);
}

/** Nobody can choose the place of an address among the others, and everyone can find it. */
export const placeOf = (address: Address): Uint8Array => keccak256(bytesOf(address));

export const placeOfPool = ({ contract, coin }: PoolName): Uint8Array =>
  keccak256(concatBytes(addressWord(contract), addressWord(coin)));

function hashOf(kind: keyof typeof kinds, words: readonly Uint8Array[]): Uint8Array {
  return keccak256(concatBytes(Uint8Array.of(kinds[kind]), ...words));
}

function word(value: bigint): Uint8Array {
  if (value < 0n || value >= MOST) throw new RangeError('a number that the chain does not have');
  return fromHex(value.toString(16).padStart(64, '0'));
}

const bytesOf = (address: Address) => evmAddressBytes(toHexAddress(address));

/** Nothing stands for TRX, as the zero address does on the chain. */
const addressWord = (address: Address | null): Uint8Array =>
  address === null ? new Uint8Array(32) : concatBytes(new Uint8Array(12), bytesOf(address));
