import {
  encodeBase58Check,
  evmAddressBytes,
  fromHexAddress,
  type HexAddress,
} from '@vellum/tron/address';
import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { encodeVarint } from '@vellum/tron/protobuf/wire';

/** Numbers and ids of one machine or moment inside texts of java-tron. */
const passing: readonly (readonly [RegExp, string])[] = [
  [/ByteString@[0-9a-f]+/g, 'ByteString@<identity>'],
  [/remaining time\[\d+ms\]/g, 'remaining time[<milliseconds>]'],
];

const HOUR = 3_600_000;
const SOME_BLOCKS = 10_000;

/** The names that a part gave to accounts, contracts, tokens and transactions; they replace what no two runs share. */
export class Names {
  readonly #names = new Map<string, string>();
  readonly #patterns = new Map<string, string>();
  readonly #times = new Set<number>();
  #pattern: RegExp | undefined;

  /** Names an address in all its spellings. */
  address(address: HexAddress, name: string): void {
    this.#add(address, name);
    this.#add(address.slice(2), `${name}, 20 bytes`);
    this.text(fromHexAddress(address), `${name}, base58`);
    this.#add(encodeBase58Check(evmAddressBytes(address)), `${name}, 20 bytes in base58`);
  }

  /** Names a hash or any other text that is found nowhere else by chance. */
  text(text: string, name: string): void {
    this.#add(text, name);
    this.#add(toHex(utf8ToBytes(text)), `${name}, hex`);
  }

  /** Names a TRC-10 token by the id that the node counted up: as text, as hex of the text, as a word. */
  token(id: string, name: string): void {
    this.#add(id, name, 'alone');
    this.#add(toHex(utf8ToBytes(id)), `${name}, hex`);
    this.#add(BigInt(id).toString(16).padStart(64, '0'), `${name}, word`);
  }

  /** Names what a node counts up for all, such as proposals, where it follows the owner in a transaction. */
  counted(what: string, number: bigint, ...owners: readonly HexAddress[]): void {
    this.#add(`${what}[${number}]`, what);
    for (const owner of owners) {
      this.#add(`${owner}10${toHex(encodeVarint(number))}`, `${this.inText(owner)} and ${what}`);
    }
  }

  /** Names the height of a block of ours, which no transaction carries. */
  height(number: number, name: string): void {
    this.#add(String(number), name, 'alone');
  }

  /** Names a number that is in requests of ours: in digits, and as a field of a protobuf message. */
  number(value: number, name: string): void {
    this.#add(String(value), name, 'alone');
    this.#add(toHex(encodeVarint(BigInt(value))), `${name}, varint`);
  }

  /** Remembers the time of a block of ours, so that terms that began with it can be told exactly. */
  time(milliseconds: number): void {
    this.#times.add(milliseconds);
  }

  /** The first name stays. Digits count only where they stand alone, or they would be found in other numbers. */
  #add(text: string, name: string, where: 'alone' | 'anywhere' = 'anywhere'): void {
    const found = text.toLowerCase();
    if (this.#names.has(found)) return;
    this.#names.set(found, `<${name}>`);
    const pattern = found.replace(/[[\]]/g, '\\$&');
    this.#patterns.set(found, where === 'alone' ? `(?<![0-9a-z])${pattern}(?![0-9a-z])` : pattern);
    this.#pattern = undefined;
  }

  /** A text with names in it. */
  inText(text: string): string {
    const lasting = passing.reduce((all, [found, name]) => all.replace(found, name), text);
    if (this.#names.size === 0) return lasting;
    this.#pattern ??= new RegExp(longestFirst(this.#patterns.values()).join('|'), 'gi');
    return lasting.replace(this.#pattern, (found) => this.#names.get(found.toLowerCase()) ?? found);
  }

  /** Whole hours after a block of ours, to the second: native contracts of java-tron read the block before. */
  hoursAfterBlock(time: number): number | undefined {
    for (const block of this.#times) {
      const hours = Math.round((time - block) / HOUR);
      if (hours !== 0 && Math.abs(time - block - hours * HOUR) <= SOME_BLOCKS) return hours;
    }
    return undefined;
  }
}

function longestFirst(texts: Iterable<string>): string[] {
  return [...texts].sort((a, b) => b.length - a.length);
}
