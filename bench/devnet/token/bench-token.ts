import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { encodeCall, encodeDeployment } from '@vellum/tron/abi/call';
import type { Address } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';

const uint = (name: string) => ({ name, type: 'uint256' }) as const;
const address = (name: string) => ({ name, type: 'address' }) as const;

const abi = [
  { type: 'constructor', inputs: [uint('supply')] },
  { type: 'function', name: 'transfer', inputs: [address('to'), uint('value')], outputs: [] },
  { type: 'function', name: 'balanceOf', inputs: [address('holder')], outputs: [uint('amount')] },
] as const;

export const encodeTransfer = (to: Address, value: bigint) =>
  encodeCall(abi, 'transfer', [to, value]);

export const encodeBalanceOf = (holder: Address) => encodeCall(abi, 'balanceOf', [holder]);

/** Init code of the token with `supply` for its deployer, compiled from the source beside this file. */
export function tokenInitCode(supply: bigint): Uint8Array {
  return encodeDeployment(abi, compile(), [supply]);
}

function compile(): Uint8Array {
  const file = 'BenchToken.sol';
  const content = readFileSync(new URL(file, import.meta.url), 'utf8');
  const input = {
    language: 'Solidity',
    sources: { [file]: { content } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  };
  const solc = createRequire(import.meta.url)('solc') as { compile(input: string): string };
  const output = JSON.parse(solc.compile(JSON.stringify(input)));
  return fromHex(output.contracts[file].BenchToken.evm.bytecode.object);
}
