import { decodeRevert, type Revert } from '@vellum/tron/abi/revert';
import { toHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { getNowBlock } from '@vellum/tron/client/blocks';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { Chain } from '../../shared/chain/chain.ts';
import { registryOf } from './call-registry.ts';
import type { ProposalDetail } from './dao-queries.ts';
import { type DecodedCall, decodeCall } from './decode-call.ts';
import type { Value } from './parameters.ts';

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
      const { now, contract } =
        decoded.kind === 'parameter' ? decoded.parameter : { now: null, contract: '' };
      return { call, decoded, now: now && (await chain.read(contract, now)) };
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
