import { payout } from '@vellum/contracts/income';
import type { Address } from '@vellum/tron/address';
import { callParts } from '../../ledger/payout-parts.ts';
import type { JobSource, KeeperJob } from '../keeper-job.ts';
import { AGAIN, type PayoutKeeping, tried } from './payout-roots.ts';

/** Sends the claims that were asked for and can be paid, the largest first: small ones wait when a day was costly. */
export function payoutClaims(keeping: PayoutKeeping): JobSource {
  return async function* () {
    for (const { id, address } of await keeping.requests.toPay()) {
      yield claimJob(keeping, id, address);
    }
  };
}

function claimJob(keeping: PayoutKeeping, id: bigint, address: Address): KeeperJob {
  return {
    name: `payout-claim-${id}`,
    everyMs: AGAIN,
    async due() {
      const parts = callParts(await keeping.ledger.payouts.parts(address));
      if (parts.length === 0) return null;
      return tried(keeping, payout.claimFor(address, parts));
    },
  };
}
