import { payout } from '@vellum/contracts/income';
import type { Payable } from '../../ledger/open-requests.ts';
import { callParts } from '../../ledger/payout-parts.ts';
import type { JobSource, KeeperJob } from '../keeper-job.ts';
import { AGAIN, type PayoutKeeping, tried } from './payout-roots.ts';

/** Sends the claims that were asked for and can be paid, the largest first: small ones wait when a day was costly. */
export function payoutClaims(keeping: PayoutKeeping): JobSource {
  return async function* () {
    for (const request of await keeping.requests.toPay()) yield claimJob(keeping, request);
  };
}

/** Sun: about what sending a claim costs when energy is dear. */
const WORTH_SENDING = 10_000_000n;

function claimJob(keeping: PayoutKeeping, { id, address, asked }: Payable): KeeperJob {
  return {
    name: `payout-claim-${id}`,
    everyMs: AGAIN,
    isMinor: asked < WORTH_SENDING,
    async due() {
      const parts = callParts(await keeping.ledger.payouts.parts(address));
      if (parts.length === 0) return null;
      const call = await tried(keeping, payout.claimFor(address, parts));
      if (call === null) keeping.requests.refused(id);
      return call;
    },
  };
}
