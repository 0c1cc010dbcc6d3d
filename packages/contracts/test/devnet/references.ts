import type { Abi } from '@vellum/tron/abi/abi-item';
import { encodeCall, encodeDeployment } from '@vellum/tron/abi/call';
import type { HexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { CREATION_FEE_LIMIT } from '@vellum/tron/contract-call';
import { keccak256 } from '@vellum/tron/hash';
import type { WriteCall } from '../../clients/contract-face.ts';
import { keySigner } from '../../deploy/signer.ts';
import { prepare, settle } from '../../deploy/transactor.ts';
import { compileOriginalCore } from '../../scripts/compile-dex.ts';
import { compilerSettings, originalDexSettings } from '../../scripts/compiler-settings.ts';
import { type CompiledContract, compile } from '../../scripts/solc.ts';
import { gatherSources, readUnit, type Sources } from '../../scripts/solidity-sources.ts';
import type { World } from './world.ts';

const routerUnit = '@uniswap/v2-periphery/contracts/UniswapV2Router02.sol';
const libraryUnit = '@uniswap/v2-periphery/contracts/libraries/UniswapV2Library.sol';
/** A reference on the chain, called by name: its types do not matter here. */
export type Reference = Readonly<{
  address: HexAddress;
  call(name: string, args: readonly unknown[], value?: bigint): WriteCall;
}>;

/** The contracts that ours are compared with, compiled like ours. */
export function referenceCode(): Map<string, CompiledContract> {
  const units = ['StakingReference', 'NftReferences', 'LockReference'].map(
    (name) => `test/references/${name}.sol`,
  );
  const ours = compile('solc', gatherSources(units), compilerSettings);
  const core = compileOriginalCore();
  const dex = [...core, ...compile('solc-0.6', routerSources(core), originalDexSettings)];
  return new Map(
    [...ours, ...dex].filter(({ bytecode }) => bytecode !== '').map((code) => [code.name, code]),
  );
}

/** Untouched but for the two constants by which the TVM derives the address of a pair. */
function routerSources(core: readonly CompiledContract[]): Sources {
  const pair = core.find(({ name }) => name === 'UniswapV2Pair');
  const codeHash = toHex(keccak256(fromHex(pair!.bytecode)));
  return gatherSources([routerUnit], (unit) =>
    unit === libraryUnit
      ? readUnit(unit)
          .replace("hex'ff'", "hex'41'")
          .replace(/hex'[\da-f]{64}'/, `hex'${codeHash}'`)
      : undefined,
  );
}

export async function deployReference(
  { client, deployer }: World,
  code: CompiledContract | undefined,
  args: readonly unknown[] = [],
): Promise<Reference> {
  if (!code) throw new Error('no such reference');
  const abi: Abi = code.abi;
  const initCode = encodeDeployment<Abi>(abi, fromHex(code.bytecode), args);
  const { name: contract, bytecode } = code;
  const blueprint = { contract, abi, bytecode, initCode: () => initCode };
  const draft = { kind: 'create', blueprint, initCode } as const;
  const signer = keySigner(deployer.privateKey);
  const info = await settle(
    client,
    await prepare(client, signer, code.name, draft, CREATION_FEE_LIMIT),
  );
  if (!info?.contractAddress || info.failed) throw new Error(`${code.name} was not deployed`);
  return {
    address: info.contractAddress,
    call: (name, values, value = 0n) => ({
      data: encodeCall<Abi, string>(abi, name, values),
      value,
      feeLimit: CREATION_FEE_LIMIT,
      abi,
    }),
  };
}
