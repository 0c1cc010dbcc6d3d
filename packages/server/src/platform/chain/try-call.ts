import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { WriteCall } from '@vellum/contracts/contract-face';
import type { Revert } from '@vellum/tron/abi/revert';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { type CallOutcome, simulateCall } from '@vellum/tron/client/constant-call';
import { Refusal } from '../refusals/refusal.ts';

/** What the errors of a contract mean for whoever called, by their names. */
export type Refusals = Readonly<Record<string, (args: readonly unknown[]) => CodeWithParams>>;

type Tried = Readonly<{
  sender: Address;
  contract: Address;
  call: Pick<WriteCall, 'data' | 'value'>;
}>;

/** What a call would do now if its sender made it; CHAIN_UNAVAILABLE when no node can tell. */
export function trialOf(client: Client, { sender, contract, call }: Tried): Promise<CallOutcome> {
  const { data, value } = call;
  const tried = { caller: toHexAddress(sender), contract: toHexAddress(contract), data, value };
  return simulateCall(client, tried).catch(() => {
    throw new Refusal({ code: 'CHAIN_UNAVAILABLE' });
  });
}

type Refusable = Tried &
  Readonly<{
    /** Of the contract's typed client. */
    refusal(data: Uint8Array): Revert;
  }>;

const notOwner: Refusals = {
  OwnableUnauthorizedAccount: () => ({ code: 'NOT_TOKEN_OWNER' }),
};

/**
 * Has the node try a call as its sender would make it: what the contract refuses is refused here, `otherwise` where the
 * name of its error says nothing more.
 */
export async function tryCall(
  client: Client,
  { refusal, ...tried }: Refusable,
  codes: Refusals,
  otherwise: CodeWithParams,
): Promise<void> {
  const outcome = await trialOf(client, tried);
  if (outcome.status === 'success') return;
  // Neither run nor refused: the node says nothing of the contract.
  if (outcome.status === 'failed') throw new Refusal({ code: 'CHAIN_UNAVAILABLE' });
  const revert = refusal(outcome.data);
  const [name, args] = revert.kind === 'custom' ? [revert.name, revert.arguments] : ['', []];
  throw new Refusal((codes[name] ?? notOwner[name])?.(args) ?? otherwise);
}
