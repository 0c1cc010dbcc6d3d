import { payout } from '@vellum/contracts/income';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { KeeperJob } from '../keeper-job.ts';

const NOBODY = /^41(?:0{40})$/;

/** Milliseconds without a root of the proposer after which the contract takes those of the reserve. */
const SILENCE_MS = 7 * 86_400_000;

export type Office = Readonly<{
  client: Client;
  contract: Address;
  sender: HexAddress;
  /** Whether the sender works on while both proposers are suspended: strangers' roots become active by someone. */
  worksForNobody: boolean;
  /** Whether the sender, when it is the reserve, works as well once the proposer has been silent for long. */
  endsSilence: boolean;
}>;

type Read<T> = Readonly<{ data: Uint8Array; decode(answer: Uint8Array): T }>;

/**
 * The job while the payout contract takes roots of its sender. Two workers never do the same, except after a long
 * silence: the contract cannot tell a lost key from one that had nothing to propose, and takes the first root.
 */
export function inOffice(job: KeeperJob, office: Office): KeeperJob {
  return {
    ...job,
    due: async (newest) => ((await isInOffice(office)) ? job.due(newest) : null),
  };
}

async function isInOffice(office: Office): Promise<boolean> {
  const { sender, worksForNobody, endsSilence } = office;
  const proposer = await ask(office, payout.proposer());
  if (proposer === null) return false;
  if (proposer === sender || (worksForNobody && NOBODY.test(proposer))) return true;
  return endsSilence && (await isReserveOfSilent(office));
}

async function isReserveOfSilent(office: Office): Promise<boolean> {
  const roles = await ask(office, payout.roles());
  if (roles === null || roles.reserveSuspended || roles.reserve !== office.sender) return false;
  const clocks = await ask(office, payout.clocks());
  if (clocks === null) return false;
  const { timestamp } = await getNowBlock(office.client);
  return timestamp >= Number(clocks.silentSince) * 1000 + SILENCE_MS;
}

async function ask<T>({ client, contract, sender }: Office, { data, decode }: Read<T>) {
  const call = { caller: sender, contract: toHexAddress(contract), data };
  const answer = await simulateCall(client, call);
  return answer.status === 'success' ? decode(answer.data) : null;
}
