import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import type { Json, JsonObject } from '@vellum/tron/json';
import type { MessageInput, MessageType } from '@vellum/tron/protobuf/message-type';
import { base58Address, NullPointer } from '../../wire/java-bytes.ts';
import { readMessage } from '../../wire/message-reader.ts';
import { invalidParameter, JavaError } from './java-error.ts';
import { hexBytes, numberFormatError, parseInt64 } from './java-values.ts';
import { BytesMessage, NumberMessage, PaginatedMessage } from './request-messages.ts';
import type { Read, Reading } from './servlet.ts';
import {
  isTrue,
  isVisible,
  requiredObjectIn,
  type ServletRequest,
  textOf,
} from './servlet-request.ts';

const EMPTY = new Uint8Array(0);

/** By parameters, whatever the method: `visible` in a body means nothing to these servlets. */
export function byParameters<T>(read: (request: ServletRequest, visible: boolean) => T): Read<T> {
  return (request) => {
    const visible = isTrue(request.parameter('visible'));
    return { visible, asked: read(request, visible) };
  };
}

/** By the message in the body. */
export function byMessage<T extends MessageType>(type: T): Read<MessageInput<T>> {
  return ({ json }) => {
    const visible = isVisible(json);
    return { visible, asked: readMessage(type, json, { visible }) };
  };
}

/** By the fields of the body. */
export function byFields<T>(read: (fields: JsonObject, visible: boolean) => T): Read<T> {
  return ({ json }) => {
    const visible = isVisible(json);
    return { visible, asked: read(requiredObjectIn(json), visible) };
  };
}

/** Servlets that are asked nothing. */
export const nothing: Reading<undefined> = {
  get: byParameters(() => undefined),
  post: byParameters(() => undefined),
};

/** An id in hex. */
export const anId: Reading<string> = {
  get: byParameters(({ parameter }) => toHex(hexBytes(parameter('value')))),
  post: (request) => {
    const { visible, asked } = byMessage(BytesMessage)(request);
    return { visible, asked: toHex(asked.value ?? EMPTY) };
  },
};

/** A number of blocks, or of one; required where `missing` is not given. */
export function aNumber(missing?: bigint): Reading<bigint> {
  return {
    get: byParameters(({ parameter }) => longOf(parameter('num'), missing)),
    post: (request) => {
      const { visible, asked } = byMessage(NumberMessage)(request);
      return { visible, asked: asked.num ?? 0n };
    },
  };
}

type Page = Readonly<{ offset: bigint; limit: bigint }>;

export const aPage: Reading<Page> = {
  get: byParameters(({ parameter }) => ({
    offset: longOf(parameter('offset')),
    limit: longOf(parameter('limit')),
  })),
  post: (request) => {
    const { visible, asked } = byMessage(PaginatedMessage)(request);
    return { visible, asked: { offset: asked.offset ?? 0n, limit: asked.limit ?? 0n } };
  },
};

/** The same for a servlet that takes a form for JSON. */
export const aPageOfJson: Reading<Page> = {
  get: aPage.get,
  post: (request) => aPage.post({ ...request, json: request.body }),
};

/** The number of a record, which a body must have. */
export const aRecord: Reading<bigint> = {
  get: byParameters(({ parameter }) => longOf(parameter('id'))),
  post: byFields((fields) => exactLong(fields, 'id', true)),
};

/** An account, by the message that carries its address. */
export function accountBy<T extends MessageType>(
  type: T,
  name: keyof MessageInput<T> & string,
): Reading<Uint8Array> {
  return {
    get: byParameters(({ parameter }, visible) => addressBytesOf(parameter(name), visible)),
    post: (request) => {
      const { visible, asked } = byMessage(type)(request);
      return { visible, asked: (asked[name] as Uint8Array | undefined) ?? EMPTY };
    },
  };
}

/** An address in the field `value`, which is no address field of its own: `visible` turns it into hex first. */
export const addressInValue: Reading<Uint8Array> = {
  get: byParameters(({ parameter }, visible) => {
    const hex = hexAddressOf(parameter('value'), visible);
    return readValue(hex === undefined ? {} : { value: hex });
  }),
  post: ({ json }) => {
    const visible = isVisible(json);
    if (!visible)
      return { visible, asked: readMessage(BytesMessage, json, { visible }).value ?? EMPTY };
    const fields = requiredObjectIn(json);
    const hex = hexAddressOf(textOf(fields['value']) ?? undefined, visible);
    return { visible, asked: readValue({ ...fields, value: hex ?? null }) };
  },
};

function readValue(fields: JsonObject): Uint8Array {
  const text = textOf(fields) ?? '';
  return readMessage(BytesMessage, text, { visible: false }).value ?? EMPTY;
}

/** A name: text with `visible`, hex without. */
export function nameBytes(text: string | null | undefined, visible: boolean): Uint8Array {
  if (!visible) return hexBytes(text);
  if (text === null || text === undefined) throw new NullPointer();
  return utf8ToBytes(text);
}

/** Hex of an address, empty for one that is none; undefined when it is not given. */
function hexAddressOf(text: string | undefined, visible: boolean): string | undefined {
  if (!visible || text === undefined) return text;
  return toHex(base58Address(text) ?? EMPTY);
}

export function addressBytesOf(text: string | undefined, visible: boolean): Uint8Array {
  return hexBytes(hexAddressOf(text, visible));
}

/** A number as a parameter; `missing` is what it is when absent. */
export function longOf(text: string | undefined, missing?: bigint): bigint {
  if (text === undefined && missing !== undefined) return missing;
  if (text === undefined) throw numberFormatError('Cannot parse null string');
  const number = parseInt64(text);
  if (number === undefined) throw numberFormatError(`For input string: "${text}"`);
  return number;
}

export function intOf(text: string | undefined, missing: number): number {
  if (text === undefined) return missing;
  const number = parseInt64(text);
  if (number === undefined || BigInt.asIntN(32, number) !== number) {
    throw numberFormatError(`For input string: "${text}"`);
  }
  return Number(number);
}

/** A number in a body, where java-tron takes texts and decimals too as long as they are whole; 0 when absent. */
export function exactLong(fields: JsonObject, name: string, required = false): bigint {
  const value: Json | undefined = fields[name];
  const text = textOf(value)?.trim() ?? '';
  if (['', 'null', '{}'].includes(text)) {
    if (required) throw invalidParameter(`key [${name}] does not exist`);
    return 0n;
  }
  return wholeNumber(text);
}

function wholeNumber(text: string): bigint {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d{1,4}))?$/.exec(text) ?? [];
  if (whole + fraction === '') throw numberFormatError(notDecimal(text));
  const shift = Number(power) - fraction.length;
  if (whole.length + shift > 40) throw arithmetic('Overflow');
  const digits = BigInt(whole + fraction);
  const scale = 10n ** BigInt(Math.abs(shift));
  if (shift < 0 && digits % scale !== 0n) throw arithmetic('Rounding necessary');
  const size = shift < 0 ? digits / scale : digits * scale;
  const value = sign === '-' ? -size : size;
  if (BigInt.asIntN(64, value) !== value) throw arithmetic('Overflow');
  return value;
}

const arithmetic = (message: string) => new JavaError('java.lang.ArithmeticException', message);

function notDecimal(text: string): string {
  const [wrong = ''] = text.match(/[^\d.+-]/) ?? [];
  const known = 'neither a decimal digit number, decimal point, nor "e" notation exponential mark.';
  return `Character ${wrong} is ${known}`;
}
