import { concatBytes, fromHex, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { hashMessage } from '@vellum/tron/message-signing';
import { decodeMessage } from '@vellum/tron/protobuf/decode';
import { TransactionRaw } from '@vellum/tron/protocol/transaction';
import { signDigest } from '@vellum/tron/signature';

/** A key of the device, at the place where wallets look for it. */
export type DeviceKey = Readonly<{ address: string; publicKey: Uint8Array; privateKey: string }>;

/** What a person sees and presses on the device. */
export type DeviceScreen = {
  /** The menu calls itself BOLOS. */
  app: 'Tron' | 'BOLOS' | 'Bitcoin';
  isLocked: boolean;
  /** Settings of the Tron app, under their names there. */
  customContracts: boolean;
  signByHash: boolean;
  /** Asks the person, who may take their time. */
  review: (shown: string) => Promise<'approve' | 'refuse'>;
};

const word = (code: number) => Uint8Array.from([code >> 8, code & 0xff]);
const OK = word(0x9000);
const REFUSED = word(0x6985);
const CUSTOM_CONTRACTS_OFF = word(0x6a8d);
const SIGN_BY_HASH_OFF = word(0x6a8c);
const BAD_DATA = word(0x6a80);

/**
 * A Ledger with its Tron app, after the source of version 0.7.1 of the app (LedgerHQ/app-tron): the same commands, the same
 * refusals, real keys. What it signs, the network takes.
 */
export class LedgerDevice {
  readonly screen: DeviceScreen = {
    app: 'Tron',
    isLocked: false,
    customContracts: true,
    signByHash: false,
    review: async () => 'approve',
  };
  /** Ids of transactions and texts of messages that were signed. */
  readonly signed: string[] = [];
  readonly #keyAt: (path: string) => DeviceKey;
  #open: Readonly<{ key: DeviceKey; bytes: Uint8Array; length: number }> | null = null;

  constructor(keyAt: (path: string) => DeviceKey) {
    this.#keyAt = keyAt;
  }

  /** Answers one command. */
  async answer(command: Uint8Array): Promise<Uint8Array> {
    const [cla, ins, p1 = 0] = command;
    const data = command.subarray(5);
    const { app, isLocked } = this.screen;
    if (isLocked) return word(0x5515);
    if (cla === 0xb0 && ins === 0x01) return appName(app);
    if (app !== 'Tron' || cla !== 0xe0) return word(0x6e00);
    if (ins === 0x02) return this.#address(data);
    if (ins === 0x04) return this.#signTransaction(p1, data);
    if (ins === 0x05) return this.#signHash(data);
    if (ins === 0x08) return this.#signMessage(p1, data);
    return word(0x6d00);
  }

  #address(data: Uint8Array): Uint8Array {
    const { publicKey, address } = this.#keyOf(data).key;
    return concatBytes(
      Uint8Array.from([publicKey.length]),
      publicKey,
      Uint8Array.from([address.length]),
      utf8ToBytes(address),
      OK,
    );
  }

  async #signTransaction(p1: number, data: Uint8Array): Promise<Uint8Array> {
    const isFirst = p1 === 0x00 || p1 === 0x10;
    if (isFirst) this.#begin(data, 0);
    const part = isFirst ? (this.#open?.bytes ?? data) : data;
    // The app decodes every part by itself: a field that is cut fails.
    if (!isWhole(part)) return BAD_DATA;
    if (!isFirst) this.#append(data);
    if (p1 !== 0x10 && p1 !== 0x90) return OK;
    if (!this.screen.customContracts) return CUSTOM_CONTRACTS_OFF;
    const bytes = this.#open?.bytes ?? data;
    const id = sha256(bytes);
    return this.#approved('call', id, toHex(id));
  }

  async #signHash(data: Uint8Array): Promise<Uint8Array> {
    if (!this.screen.signByHash) return SIGN_BY_HASH_OFF;
    this.#begin(data, 0);
    const hash = this.#open?.bytes ?? data;
    return this.#approved('hash', hash, toHex(hash));
  }

  async #signMessage(p1: number, data: Uint8Array): Promise<Uint8Array> {
    if (p1 === 0x80) this.#append(data);
    else this.#begin(data, 4);
    const open = this.#open;
    if (!open || open.bytes.length < open.length) return OK;
    return this.#approved('message', hashMessage(open.bytes), new TextDecoder().decode(open.bytes));
  }

  async #approved(kind: string, digest: Uint8Array, what: string): Promise<Uint8Array> {
    const key = this.#open?.key;
    if (!key || (await this.screen.review(kind)) === 'refuse') return REFUSED;
    this.signed.push(what);
    const signature = signDigest(digest, fromHex(key.privateKey));
    // The device counts the last byte from 0.
    return concatBytes(signature.subarray(0, 64), Uint8Array.from([(signature[64] ?? 0) % 27]), OK);
  }

  /** `head` bytes before the content say how long it is. */
  #begin(data: Uint8Array, head: number): void {
    const { key, rest } = this.#keyOf(data);
    const length = [...rest.subarray(0, head)].reduce((sum, byte) => sum * 256 + byte, 0);
    this.#open = { key, length, bytes: rest.subarray(head) };
  }

  #append(data: Uint8Array): void {
    if (this.#open) this.#open = { ...this.#open, bytes: concatBytes(this.#open.bytes, data) };
  }

  #keyOf(data: Uint8Array): Readonly<{ key: DeviceKey; rest: Uint8Array }> {
    const [count = 0] = data;
    const view = new DataView(data.buffer, data.byteOffset);
    const parts = Array.from({ length: count }, (_, at) => view.getUint32(1 + 4 * at));
    const path = parts.map((part) => (part >= 2 ** 31 ? `${part - 2 ** 31}'` : `${part}`));
    return { key: this.#keyAt(path.join('/')), rest: data.subarray(1 + 4 * count) };
  }
}

function appName(name: string): Uint8Array {
  const version = utf8ToBytes('0.7.1');
  const sized = (text: Uint8Array) => concatBytes(Uint8Array.from([text.length]), text);
  return concatBytes(Uint8Array.from([1]), sized(utf8ToBytes(name)), sized(version), OK);
}

function isWhole(part: Uint8Array): boolean {
  try {
    decodeMessage(TransactionRaw, part);
    return true;
  } catch {
    // Cut in the middle of a field.
    return false;
  }
}
