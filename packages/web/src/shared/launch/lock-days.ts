import { creatorLockDays } from '@vellum/api/token-launch/launch-vesting';

type Terms = Readonly<Record<'vestingDelay' | 'vestingRate' | 'vestingInterval', number>>;

/** Days for which the launch locks the creator's part. Lengths in seconds, the rate in bps. */
export function lockDays({ vestingDelay, vestingRate, vestingInterval }: Terms): number {
  return Number(
    creatorLockDays({
      vestingDelay: BigInt(vestingDelay),
      vestingRate: BigInt(vestingRate),
      vestingInterval: BigInt(vestingInterval),
    }),
  );
}
