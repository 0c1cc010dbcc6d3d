import type { Address, HexAddress } from '../address.ts';
import type { Abi, AbiItem, AbiKind, AbiParameter } from './abi-item.ts';

/** Into the chain an address may be spelled either way; out of it, it is a HexAddress. */
type AnyAddress = HexAddress | Address;

type Base<T extends string, C, A> = T extends 'address'
  ? A
  : T extends 'bool'
    ? boolean
    : T extends 'string'
      ? string
      : T extends `bytes${string}`
        ? Uint8Array
        : T extends `${'u' | ''}int${string}` | 'trcToken'
          ? bigint
          : T extends 'tuple'
            ? Components<C, A>
            : unknown;

type Components<C, A> = C extends readonly (AbiParameter & { name: string })[]
  ? { readonly [P in C[number] as P['name']]: Value<P, A> }
  : C extends readonly AbiParameter[]
    ? { readonly [I in keyof C]: Value<C[I], A> }
    : unknown;

/** `Rest` is what stands between the first and the last bracket: `2][` in `uint256[2][]`. */
type Nested<T extends string, Rest extends string, C, A> = Rest extends `${string}][${infer More}`
  ? readonly Nested<T, More, C, A>[]
  : readonly Base<T, C, A>[];

type ComponentsOf<P> = P extends { components: infer C } ? C : never;

type Value<P, A> = P extends { type: infer T extends string }
  ? T extends `${infer E}[${infer Rest}]`
    ? Nested<E, Rest, ComponentsOf<P>, A>
    : Base<T, ComponentsOf<P>, A>
  : unknown;

type Values<P, A> = P extends readonly AbiParameter[]
  ? number extends P['length']
    ? readonly unknown[]
    : { readonly [I in keyof P]: Value<P[I], A> }
  : readonly unknown[];

type Named<A extends Abi, K extends AbiKind> = Extract<A[number], { type: K; name: string }>;

type ItemOf<A extends Abi, K extends AbiKind, N extends string> = Extract<
  A[number],
  { type: K; name: N }
>;

/** Names of the ABI's items of a kind; any text when the ABI's type is not known. */
export type AbiName<A extends Abi, K extends AbiKind> = [Named<A, K>] extends [never]
  ? string
  : Named<A, K>['name'];

/** The parameter lists of an item; of an unknown one (never), lists of anything. */
type ListsOf<I extends AbiItem> = [I] extends [never] ? AbiItem : I;

/** Arguments of a function, in order. */
export type AbiArguments<A extends Abi, N extends string> = Values<
  ListsOf<ItemOf<A, 'function', N>>['inputs'],
  AnyAddress
>;

/** Arguments of the constructor, in order. */
export type AbiConstructorArguments<A extends Abi> = Values<
  ListsOf<Extract<A[number], { type: 'constructor' }>>['inputs'],
  AnyAddress
>;

/** What a function gives back: nothing, its single value, or all values in order. */
export type AbiResult<A extends Abi, N extends string> = Unwrapped<
  Values<ListsOf<ItemOf<A, 'function', N>>['outputs'], HexAddress>
>;

type Unwrapped<R extends readonly unknown[]> = number extends R['length']
  ? unknown
  : R extends readonly []
    ? undefined
    : R extends readonly [infer Only]
      ? Only
      : R;

/** Of an indexed value that does not fit a word, a log carries only the hash. */
type Logged<P> = P extends { indexed: true; type: 'string' | 'bytes' | 'tuple' | `${string}]` }
  ? Uint8Array
  : Value<P, HexAddress>;

type LoggedArguments<P> = P extends readonly (AbiParameter & { name: string })[]
  ? { readonly [Q in P[number] as Q['name']]: Logged<Q> }
  : Readonly<Record<string, unknown>>;

type EventOf<E> = E extends { type: 'event'; name: infer N extends string; inputs: infer I }
  ? Readonly<{ name: N; arguments: LoggedArguments<I> }>
  : never;

/** The events of an ABI, told apart by `name`. */
export type AbiEvent<A extends Abi> = AbiItem extends A[number]
  ? Readonly<{ name: string; arguments: Readonly<Record<string, unknown>> }>
  : EventOf<A[number]>;
