import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { Chain } from '../src/chain/chain.ts';
import { mined, type Signer, signed } from './signed.ts';

/** Adds 1 to storage row 0: 60 energy and the write (20,000 the first time, 5,000 after). */
export const COUNTER = '5f54600101' + '5f5500';

/** Writes row 0, then reverts with the 32-byte word 7: 20,000 or 5,000 for the write and 19 beside. */
export const REVERTER = '60015f55' + '60075f52' + '60205ffd';

/** Runs until the energy is gone. */
export const LOOP = '5b5f56';

/** Adds 1 to row `caller`, logs the caller as topic with the value sent, keeps the value. */
export const REGISTER = '3354600101' + '3355' + '345f52' + '3360205fa1' + '00';

/** Sends half of what it is sent on to the address in the first word of call data. */
export const SPLITTER = '5f5f5f5f' + '600234045f355af100';

/**
 * Creates a contract by the init code it is sent, with half of the value it is sent, then runs the code of that
 * contract as its own.
 */
export const PERFORMER = '365f5f37' + '365f60023404f0' + '5f5f5f5f845af4' + '00';

/** A word of 32 bytes, in hex. */
export const word = (value: bigint): string => value.toString(16).padStart(64, '0');
export const wordOf = (address: HexAddress): string => word(BigInt(`0x${address.slice(2)}`));

/** Code that writes the words into memory, from 0 on. */
export function inMemory(...words: readonly string[]): string {
  const stores = words.map(
    (each, index) => `7f${each}61${(index * 32).toString(16).padStart(4, '0')}52`,
  );
  return stores.join('');
}

/** Init code that installs the runtime code. */
export function initCode(runtime: string): Uint8Array {
  const size = (runtime.length / 2).toString(16).padStart(4, '0');
  return fromHex(`61${size}80600c5f395ff3`.padEnd(24, '0') + runtime);
}

export type DeployOptions = Readonly<{
  percent?: bigint;
  originEnergyLimit?: bigint;
  feeLimit?: bigint;
  value?: bigint;
}>;

/** Value of a CreateSmartContract message. */
export function deployment(owner: Signer, runtime: string, options: DeployOptions = {}) {
  return {
    new_contract: {
      origin_address: addressBytes(owner.address),
      bytecode: initCode(runtime),
      name: 'T',
      consume_user_resource_percent: options.percent ?? 100n,
      origin_energy_limit: options.originEnergyLimit ?? 10_000_000n,
      call_value: options.value ?? 0n,
    },
  };
}

/** Deploys on a chain that mines at once. */
export async function deploy(
  chain: Chain,
  owner: Signer,
  runtime: string,
  options: DeployOptions = {},
): Promise<HexAddress> {
  const feeLimit = options.feeLimit ?? 1_000_000_000n;
  const value = deployment(owner, runtime, options);
  const receipt = await mined(
    chain,
    signed(chain, owner, 'CreateSmartContract', value, { feeLimit }),
  );
  if (receipt.result !== 'SUCCESS') throw new Error(`${receipt.result}: ${receipt.message}`);
  return receipt.contractAddress!;
}

/** Value of a TriggerSmartContract message. */
export function callOf(contract: HexAddress, value = 0n, data: Uint8Array = new Uint8Array(0)) {
  return { contract_address: addressBytes(contract), call_value: value, data };
}
