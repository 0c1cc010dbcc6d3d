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
  /** Sun sent along with the deployment; 0 for contracts made by contracts. */
  callValue: bigint;
  /** Txid, hex; only of a CREATE2, as java-tron records it. */
  trxHash?: string;
  /** 0 to 100: the share of energy that the caller pays. */
  consumeUserResourcePercent: number;
  originEnergyLimit: bigint;
  /** 1 when deployed under AllowTvmCompatibleEvm; decides the 63/64 rule. */
  version: 0 | 1;
}>;
