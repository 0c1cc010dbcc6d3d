import type { ChainParameters, ParameterName } from '../params/chain-parameters.ts';
import type { ParameterChanges } from '../state/records.ts';

const MOST = 100_000_000_000_000_000n;

type Problem = (value: bigint, now: ChainParameters) => string | undefined;

/** A parameter that a proposal may change. */
export type Proposable = Readonly<{
  /** Its name among proposals. */
  label: string;
  /** java-tron's reason why it cannot be set to a value now. */
  problem: Problem;
  /** What changes when the proposal is taken. */
  effect: (value: bigint, now: ChainParameters) => ParameterChanges;
}>;

export function custom(parameter: ParameterName, problem: Problem, label = ''): Proposable {
  return { label, problem, effect: (value) => ({ [parameter]: value }) };
}

type Range = readonly [least: bigint, most: bigint];

const isOutside = (value: bigint, [least, most]: Range) => value < least || value > most;

/** A number whose range java-tron writes out in its own way. */
export function between(parameter: ParameterName, range: Range, words: string): Proposable {
  const text = `Bad chain parameter value, valid range is ${words}`;
  return custom(parameter, (value) => (isOutside(value, range) ? text : undefined));
}

/** Any amount that there could be. */
export function amount(parameter: ParameterName): Proposable {
  return between(parameter, [0n, MOST], `[0,${MOST}]`);
}

export function inRange(
  parameter: ParameterName,
  range: Range,
  label: string,
  words: string,
): Proposable {
  const text = `This value[${label}] is only allowed to be in the range ${words}`;
  return custom(parameter, (value) => (isOutside(value, range) ? text : undefined), label);
}

/** A rule that can be switched on and not off. */
export function switchOn(parameter: ParameterName, label: string): Proposable {
  const text = `This value[${label}] is only allowed to be 1`;
  return custom(parameter, (value) => (value === 1n ? undefined : text), label);
}

/** A rule that can be switched on as long as it is off. */
export function once(
  parameter: ParameterName,
  label: string,
  words = `[${label}] has been valid, no need to propose again`,
): Proposable {
  const base = switchOn(parameter, label);
  const problem: Problem = (value, now) =>
    now[parameter] === 1n ? words : base.problem(value, now);
  return { ...base, problem };
}

export function yesOrNo(parameter: ParameterName, label: string): Proposable {
  const text = `This value[${label}] is only allowed to be 1 or 0`;
  return custom(parameter, (value) => (isOutside(value, [0n, 1n]) ? text : undefined), label);
}

/** The same where other rules are on already. */
export function needing(base: Proposable, needed: readonly ParameterName[]): Proposable {
  const problem: Problem = (value, now) => {
    const missing = needed.find((name) => now[name] === 0n);
    const text = missing && needs(missing, base.label);
    return base.problem(value, now) ?? text;
  };
  return { ...base, problem };
}

const names: Partial<Record<ParameterName, string>> = {
  getAllowCreationOfContracts: 'ALLOW_CREATION_OF_CONTRACTS',
  getAllowDelegateResource: 'ALLOW_DELEGATE_RESOURCE',
  getAllowMultiSign: 'ALLOW_MULTI_SIGN',
  getAllowSameTokenName: 'ALLOW_SAME_TOKEN_NAME',
  getAllowTvmConstantinople: 'ALLOW_TVM_CONSTANTINOPLE',
  getAllowTvmSolidity059: 'ALLOW_TVM_SOLIDITY_059',
  getAllowTvmTransferTrc10: 'ALLOW_TVM_TRANSFER_TRC10',
  getChangeDelegation: 'ALLOW_CHANGE_DELEGATION',
  getUnfreezeDelayDays: 'UNFREEZE_DELAY_DAYS',
};

function needs(missing: ParameterName, label: string): string {
  return `[${names[missing]}] proposal must be approved before [${label}] can be proposed`;
}
