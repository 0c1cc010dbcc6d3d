import type { ReadCall } from '@vellum/contracts/contract-face';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { Refusal } from '../../platform/refusal.ts';

export type BoxChain = Readonly<{
  contract: Address;
  client: Client;
  /** What a contract answers now, the boxes' own when none is named; null when it refuses. */
  ask<R>(call: ReadCall<R>, contract?: Address): Promise<R | null>;
  /** Like `ask` where a refusal cannot be: CHAIN_UNAVAILABLE. */
  need<R>(call: ReadCall<R>, contract?: Address): Promise<R>;
}>;

/** The contract of the boxes as the node has it. */
export function boxChain(client: Client, contract: Address): BoxChain {
  const ask: BoxChain['ask'] = async ({ data, decode }, asked = contract) => {
    const here = toHexAddress(asked);
    const answer = await simulateCall(client, { caller: here, contract: here, data });
    return answer.status === 'success' ? decode(answer.data) : null;
  };
  return {
    contract,
    client,
    ask,
    async need(call, asked) {
      const answer = await ask(call, asked);
      if (answer === null) throw new Refusal({ code: 'CHAIN_UNAVAILABLE' });
      return answer;
    },
  };
}
