import { paths } from '@vellum/api/paths';
import { readReferralEvents } from '@vellum/api/read-referral-events';
import { referralFigures } from '@vellum/api/referral-figures';
import { team } from '@vellum/contracts/team';
import { fromHexAddress } from '@vellum/tron/address';
import { getBlockByNumber } from '@vellum/tron/client/blocks';
import type { Chain } from '../../shared/chain/chain.ts';
import { call } from '../../shared/http/call.ts';

/** Beyond so many members a browser would read for minutes. */
const MOST_MEMBERS = 10_000;

export type ReferralCheck =
  | Readonly<{ outcome: 'same' | 'different'; fees: number; members: number }>
  | Readonly<{ outcome: 'too-many' | 'no-events' }>;

/**
 * Reads every activation and every fee from the node and computes the figures again. The server is asked for its own
 * once more, so that both speak of the same block.
 */
export async function checkReferrals(chain: Chain): Promise<ReferralCheck> {
  if (!chain.hasEvents) return { outcome: 'no-events' };
  const told = await call(paths.referrals.statistics, {});
  if (told.members > MOST_MEMBERS) return { outcome: 'too-many' };
  const block = await getBlockByNumber(chain.client, told.asOf.head);
  const root = fromHexAddress(await chain.read('team', team.root()));
  const places = { team: chain.contract('team'), feeVault: chain.contract('feeVault'), root };
  const until = block === null ? {} : { until: block.timestamp };
  const events = await readReferralEvents(chain.client, places, until);
  const again = referralFigures(events);
  const isSame =
    (['members', 'inviters', 'earners'] as const).every((name) => told[name] === again[name]) &&
    (['fees', 'direct', 'second', 'median', 'highest'] as const).every(
      (name) => BigInt(told[name]) === again[name],
    );
  const counts = { fees: events.fees.length, members: events.bindings.length };
  return { outcome: isSame ? 'same' : 'different', ...counts };
}
