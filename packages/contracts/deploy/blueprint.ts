import type { Abi } from '@vellum/tron/abi/abi-item';
import type { AbiConstructorArguments } from '@vellum/tron/abi/abi-values';
import { encodeDeployment } from '@vellum/tron/abi/call';
import type { HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { DeploymentParameters } from './parameters.ts';

/** What constructors and calls are made from. */
export type Site = Readonly<{
  parameters: DeploymentParameters;
  deployer: HexAddress;
  /** The id that allows short delays: this chain's on the embedded chain, else 0. */
  embeddedChainId: bigint;
  /** Address of a contract of the deployment. */
  at(name: string): HexAddress;
}>;

/** A contract to be deployed once. */
export type Blueprint = Readonly<{
  /** Name of the Solidity contract, as published. */
  contract: string;
  abi: Abi;
  /** Creation code in hex, without the arguments of the constructor. */
  bytecode: string;
  initCode(site: Site): Uint8Array;
}>;

/** In two steps, so that the arguments are checked against the constructor of this very ABI. */
export function blueprint<const A extends Abi>(contract: string, abi: A, bytecode: string) {
  return (args: (site: Site) => AbiConstructorArguments<A>): Blueprint => ({
    contract,
    abi,
    bytecode,
    initCode: (site) => encodeDeployment<A>(abi, fromHex(bytecode), args(site)),
  });
}
