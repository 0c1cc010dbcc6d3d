import type { ReadCall } from '@vellum/contracts/contract-face';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { type CallOutcome, simulateCall } from '@vellum/tron/client/constant-call';
import { ContractReverted } from '@vellum/tron/errors';
import { Refusal } from '../refusals/refusal.ts';

/** A run that the node ended for its time: it says as much of a busy node as of the contract. */
const OUT_OF_TIME = /time ?out|out ?of ?time/i;

/**
 * Bytes that are no answer to what was asked. Of a contract of ours they are the nonsense of a node; one that anyone
 * may have made can answer so by itself.
 */
export class UnreadableAnswer extends Refusal {
  constructor(cause: unknown) {
    super({ code: 'CHAIN_UNAVAILABLE' });
    this.cause = cause;
  }
}

/**
 * Reads a contract: CHAIN_UNAVAILABLE when the node does not answer in time or as UnreadableAnswer says,
 * ContractReverted when the contract refuses.
 */
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
    try {
      return decode(outcome.data);
    } catch (cause) {
      throw new UnreadableAnswer(cause);
    }
  };
}
