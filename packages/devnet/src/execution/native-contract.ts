import type { ContractType } from '@vellum/tron/protocol/contracts';
import type { TransactionContract } from '@vellum/tron/transaction';
import type { NativeContext, ValidationContext } from './context.ts';
import type { NativeEffects } from './receipt.ts';

type Value<T extends ContractType> = Extract<TransactionContract, { type: T }>['value'];

/** A contract type that the node executes itself. */
export type NativeContract<T extends ContractType> = Readonly<{
  /** java-tron's reason why the contract cannot be executed now, undefined when it can. */
  validate(context: ValidationContext, value: Value<T>): string | undefined;
  /** The same where code asks for it, if java-tron's machine has checks of its own. */
  validateForCode?(context: ValidationContext, value: Value<T>): string | undefined;
  /** Applies a validated contract. */
  execute(context: NativeContext, value: Value<T>): NativeOutcome;
}>;

/** The fee it burned in sun, and what its receipt tells beside. */
export type NativeOutcome = Readonly<{ fee: bigint }> & NativeEffects;

/** Largest int64: amounts beyond it overflow as in java. */
export const MAX_INT64 = (1n << 63n) - 1n;
