import type { ReadCall } from '@vellum/contracts/contract-face';
import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { ContractReverted } from '@vellum/tron/errors';
import { type AccountReader, accountReader } from '../../platform/chain/account-reader.ts';
import { askContract } from '../../platform/chain/ask-contract.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';

/** CHAIN_UNAVAILABLE wherever no node gives an answer that can be used. */
export type BoxChain = Readonly<{
  contract: Address;
  client: Client;
  account: AccountReader;
  /** What a contract answers now, the boxes' own when none is named; null when it refuses. */
  ask<R>(call: ReadCall<R>, contract?: Address): Promise<R | null>;
  /** Like `ask` where a refusal cannot be. */
  need<R>(call: ReadCall<R>, contract?: Address): Promise<R>;
}>;

/** The contract of the boxes as the node has it. */
export function boxChain(client: Client, contract: Address): BoxChain {
  const read = askContract(client);
  const ask: BoxChain['ask'] = (call, asked = contract) =>
    read(asked, call).catch((error: unknown) => {
      if (error instanceof ContractReverted) return null;
      throw error;
    });
  return {
    contract,
    client,
    account: accountReader(client),
    ask,
    async need(call, asked) {
      const answer = await ask(call, asked);
      if (answer === null) throw new Refusal({ code: 'CHAIN_UNAVAILABLE' });
      return answer;
    },
  };
}
