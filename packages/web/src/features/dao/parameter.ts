import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import type { Abi } from '@vellum/tron/abi/abi-item';
import { type Address, parseAddress } from '@vellum/tron/address';
import type { DaoText } from './texts.ts';

/** How a value is written: amounts with six decimals, parts of 10,000, whole percents, whole numbers, seconds, open or closed, yes or no. */
export type Unit =
  | 'TRX'
  | 'U'
  | 'VLM'
  /** Of the coin that another field of the same proposal names. */
  | 'amount'
  | 'share'
  | 'percent'
  | 'count'
  | 'seconds'
  | 'switch'
  | 'answer'
  | 'address'
  | 'text';
/** Addresses are strings as well as texts: the unit tells. */
export type Value = bigint | boolean | string;

type Named<Text, Prefix extends string> = Text extends `${Prefix}_${infer Name}` ? Name : never;
export type FieldName = Named<DaoText, 'field'>;
export type ParameterName = Named<DaoText, 'template'>;

export type Field = Readonly<{
  name: FieldName;
  unit: Unit;
  /** What the code of the contract allows. */
  least?: bigint;
  most?: bigint;
}>;

/** Asks the contract that a parameter belongs to. */
export type Ask = <R>(call: ReadCall<R>) => Promise<R>;

/** Something that a vote can set: the call of the timelock, and the same values as they are now. */
export type Parameter = Readonly<{
  name: ParameterName;
  /** In the deployment. */
  contract: string;
  abi: Abi;
  fields: readonly Field[];
  /** Whether the first field says which thing is set: a level, a term, a coin. */
  hasKey?: true;
  write(values: readonly Value[]): WriteCall;
  /** The values now, in the order of the fields, of the thing that `key` names; null where nothing is replaced. */
  now: ((ask: Ask, key: Value) => Promise<readonly Value[]>) | null;
  /** Whether it takes the contract away from the timelock: its name is typed before it is proposed. */
  takesAway?: true;
  /** Of a payment: what there is to pay from. */
  holds?: ReadCall<bigint>;
}>;

export const number = (value: Value | undefined): bigint => {
  if (typeof value !== 'bigint') throw new TypeError('a number is needed');
  return value;
};

export const address = (value: Value | undefined): Address => {
  const found = typeof value === 'string' ? parseAddress(value) : null;
  if (found === null) throw new TypeError('an address is needed');
  return found;
};

/** The reading of a parameter with one number. */
export const one = (call: ReadCall<bigint>) => async (ask: Ask) => [await ask(call)];
