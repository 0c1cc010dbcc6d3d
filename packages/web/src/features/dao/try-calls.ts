import { blindBox } from '@vellum/contracts/blind-boxes';
import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { trc20, wtrx } from '@vellum/contracts/coins';
import { governor, timelock } from '@vellum/contracts/dao';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { otcDesk } from '@vellum/contracts/otc';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { tokenFactory } from '@vellum/contracts/token-launch';
import type { Abi } from '@vellum/tron/abi/abi-item';
import { decodeRevert, type Revert } from '@vellum/tron/abi/revert';
import { toHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { getNowBlock } from '@vellum/tron/client/blocks';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { Chain } from '../../shared/chain/chain.ts';
import type { ProposalDetail } from './dao-queries.ts';
import { type DecodedCall, decodeCall, type Registry } from './decode-call.ts';
import type { Value } from './parameter.ts';

const abis: Readonly<Record<string, Abi>> = {
  ...{ tokenFactory: tokenFactory.abi, cards: cards.abi, blindBox: blindBox.abi },
  ...{ feeVault: feeVault.abi, payout: payout.abi, liquidityHelper: liquidityHelper.abi },
  ...{ lpStake: streamStake.abi, termStake: termStake.abi, burnMine: burnMine.abi },
  ...{ otcDesk: otcDesk.abi, governor: governor.abi, timelock: timelock.abi },
  ...{ vlm: trc20.abi, usdt: trc20.abi, wtrx: wtrx.abi },
};

/** The contracts of this deployment, and how their calls are read. */
function registryOf({ config }: Chain): Registry {
  const names = new Map(Object.entries(config.contracts).map(([name, at]) => [at, name]));
  return {
    nameOf: (address) => names.get(address) ?? null,
    abiOf: (name) => (Object.hasOwn(abis, name) ? (abis[name] ?? null) : null),
  };
}

type Call = ProposalDetail['calls'][number];

/** A call with what stands there now. */
export type ReadChange = Readonly<{
  call: Call;
  decoded: DecodedCall;
  /** In the order of the fields; null for what replaces nothing or is not understood. */
  now: readonly Value[] | null;
}>;

export type Trial = Readonly<{
  block: number;
  /**
   * `unclear`: calls that build on each other cannot be tried one by one. `own`: the governor takes calls to itself
   * from an execution under way only.
   */
  outcome: 'works' | 'fails' | 'unclear' | 'own';
  reason: string | null;
}>;

export async function readChanges(chain: Chain, calls: readonly Call[]): Promise<ReadChange[]> {
  const registry = registryOf(chain);
  return Promise.all(
    calls.map(async (call) => {
      const decoded = decodeCall(call, registry);
      if (decoded.kind !== 'parameter') return { call, decoded, now: null };
      const { now, contract } = decoded.parameter;
      const [key = 0n] = decoded.values;
      return { call, decoded, now: now && (await now((one) => chain.read(contract, one), key)) };
    }),
  );
}

/** Has the node make the calls as the timelock would, on the newest block, without a transaction. */
export async function tryCalls(chain: Chain, calls: readonly Call[]): Promise<Trial> {
  const caller = toHexAddress(chain.contract('timelock'));
  const registry = registryOf(chain);
  const { number: block } = await getNowBlock(chain.client);
  if (calls.some(({ target }) => target === chain.contract('governor'))) {
    return { block, outcome: 'own', reason: null };
  }
  for (const { target, value, data } of calls) {
    const request = { caller, contract: toHexAddress(target), data: fromHex(data) };
    const tried = await simulateCall(chain.client, { ...request, value: BigInt(value) });
    if (tried.status === 'success') continue;
    if (calls.length > 1) return { block, outcome: 'unclear', reason: null };
    const abi = registry.abiOf(registry.nameOf(target) ?? '') ?? undefined;
    return { block, outcome: 'fails', reason: reasonOf(decodeRevert(tried.data, abi)) };
  }
  return { block, outcome: 'works', reason: null };
}

function reasonOf(revert: Revert): string | null {
  if (revert.kind === 'custom') return revert.name;
  return revert.kind === 'message' ? revert.message : null;
}
