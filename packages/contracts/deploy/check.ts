import type { ReadCall } from '../clients/contract-face.ts';

/** A value that must stand in a contract of the deployment. */
export type Check = Readonly<{
  what: string;
  /** Name of the contract. */
  at: string;
  call: ReadCall<unknown>;
  expected: unknown;
}>;

export function check(what: string, at: string, call: ReadCall<unknown>, expected: unknown): Check {
  return { what, at, call, expected };
}

/** For comparing and for people; numbers of any size. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? `${inner}` : inner));
}
