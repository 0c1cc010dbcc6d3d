import type { ReadCall } from '@vellum/contracts/contract-face';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { type CallOutcome, simulateCall } from '@vellum/tron/client/constant-call';
import { ContractReverted } from '@vellum/tron/errors';
import { Refusal } from './refusal.ts';

/** A run that the node ended for its time: it says as much of a busy node as of the contract. */
const OUT_OF_TIME = /time ?out|out ?of ?time/i;

/** Reads a contract: CHAIN_UNAVAILABLE when the node does not answer in time, ContractReverted when it refuses. */
export type AskContract = <R>(contract: Address, call: ReadCall<R>) => Promise<R>;

export function askContract(client: Client): AskContract {
  return async (contract, { data, decode }) => {
    const here = toHexAddress(contract);
    let outcome: CallOutcome;
    try {
      outcome = await simulateCall(client, { caller: here, contract: here, data });
    } catch {
      throw new Refusal({ code: 'CHAIN_UNAVAILABLE' });
    }
    if (outcome.status === 'failed' && OUT_OF_TIME.test(outcome.message)) {
      throw new Refusal({ code: 'CHAIN_UNAVAILABLE' });
    }
    if (outcome.status !== 'success') throw new ContractReverted(outcome.message, outcome.data);
    return decode(outcome.data);
  };
}
