import { payout } from '@vellum/contracts/income';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { KeeperJob } from '../keeper-job.ts';

const NOBODY = /^41(?:0{40})$/;

export type Office = Readonly<{
  client: Client;
  contract: Address;
  sender: HexAddress;
  /** Whether the sender works on while both proposers are suspended: strangers' roots become active by someone. */
  worksForNobody: boolean;
}>;

/** The job while its sender is the payout contract's proposer in office, so that two workers never do the same. */
export function inOffice(job: KeeperJob, office: Office): KeeperJob {
  return { ...job, due: async () => ((await isInOffice(office)) ? job.due() : null) };
}

async function isInOffice({ client, contract, sender, worksForNobody }: Office): Promise<boolean> {
  const { data, decode } = payout.proposer();
  const here = toHexAddress(contract);
  const answer = await simulateCall(client, { caller: sender, contract: here, data });
  if (answer.status !== 'success') return false;
  const proposer = decode(answer.data);
  return proposer === sender || (worksForNobody && NOBODY.test(proposer));
}
