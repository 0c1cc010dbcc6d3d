import type { AbiItem } from '@vellum/tron/abi/abi-item';
import { selectorOf } from '@vellum/tron/abi/abi-lookup';
import { toHex } from '@vellum/tron/bytes';

/** What `console.log` takes up to four of. */
const MIXED = ['uint256', 'string', 'bool', 'address'];
const MOST = 4;

let known: ReadonlyMap<string, AbiItem> | undefined;

/** The functions of Hardhat's and TronBox's console.sol by selector, hex; made when first needed. */
export function consoleSignature(selector: string): AbiItem | undefined {
  known ??= new Map(items().map((item) => [toHex(selectorOf(item)), item]));
  return known.get(selector);
}

function items(): AbiItem[] {
  let lists: string[][] = [[]];
  const all = [...lists];
  for (let length = 1; length <= MOST; length++) {
    lists = lists.flatMap((list) => MIXED.map((type) => [...list, type]));
    all.push(...lists);
  }
  const fixed = Array.from({ length: 32 }, (_, index) => [`bytes${index + 1}`]);
  all.push(['int256'], ['bytes'], ...fixed);
  // Older versions hashed the short names of their types.
  const short = all.map((list) => list.map((type) => type.replace(/^(u?int)256$/, '$1')));
  return [...short, ...all].map((list) => ({
    type: 'function',
    name: 'log',
    inputs: list.map((type) => ({ type })),
  }));
}
