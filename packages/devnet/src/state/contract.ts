import type { HexAddress } from '@vellum/tron/address';

/** What the chain keeps of a deployed contract beside its code and storage. */
export type Contract = Readonly<{
  address: HexAddress;
  /** Who deployed it; pays its share of energy. */
  origin: HexAddress;
  name: string;
  /** Protobuf `SmartContract.ABI`; empty for contracts made by contracts. */
  abi: Uint8Array;
  /** Init code as sent; empty for contracts made by contracts. */
  bytecode: Uint8Array;
  /** keccak256 of the runtime code, hex. */
  codeHash: string;
  /** Txid of the deployment, hex. */
  deployedBy: string;
  /** 0 to 100: the share of energy that the caller pays. */
  consumeUserResourcePercent: number;
  originEnergyLimit: bigint;
  /** 1 when deployed under AllowTvmCompatibleEvm; decides the 63/64 rule. */
  version: 0 | 1;
}>;
