import type { HexAddress } from '@vellum/tron/address';
import type { ReadCall, WriteCall } from '../clients/contract-face.ts';
import type { Blueprint, Site } from './blueprint.ts';

/** Asks a contract on the chain. */
export type Read = <R>(contract: HexAddress, call: ReadCall<R>) => Promise<R>;

/** A contract that must exist. */
export type DeployStep = Readonly<{ kind: 'deploy'; name: string; blueprint: Blueprint }>;

/** A call that must have been made. */
export type CallStep = Readonly<{
  kind: 'call';
  name: string;
  /** Name of the contract that is called. */
  to: string;
  call(site: Site): WriteCall;
  /** Whether the chain shows its effect already; without it, the deployment file tells. */
  isDone?: (site: Site, read: Read) => Promise<boolean>;
}>;

/** A pair of the DEX, which is known by its two coins. */
export type PairStep = Readonly<{
  kind: 'pair';
  name: string;
  coins: readonly [string, string];
}>;

export type Step = DeployStep | CallStep | PairStep;

export function deploySteps(blueprints: Readonly<Record<string, Blueprint>>): DeployStep[] {
  return Object.entries(blueprints).map(([name, blueprint]) => ({
    kind: 'deploy',
    name,
    blueprint,
  }));
}

export function callStep(
  name: string,
  to: string,
  call: CallStep['call'],
  isDone?: CallStep['isDone'],
): CallStep {
  return { kind: 'call', name, to, call, ...(isDone && { isDone }) };
}
