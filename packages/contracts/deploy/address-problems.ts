import type { HexAddress } from '@vellum/tron/address';
import type { ExistingCoins, Roles } from './parameters.ts';

const NOBODY = `41${'00'.repeat(20)}`;

/** No one of them may be able to make a payout root and be the only one who can stop it. */
const apart = ['guardian', 'payoutProposer', 'payoutReserve', 'payoutGuardian'] as const;

export function sharedKeyProblems(roles: Roles): string[] {
  return apart.flatMap((name, index) =>
    apart
      .slice(index + 1)
      .filter((other) => roles[name] === roles[other])
      .map((other) => `${name} and ${other} are one account`),
  );
}

type Addresses = Readonly<{ roles: Roles; existing?: ExistingCoins }>;

/** Most constructors take the zero address: a contract for nobody, deployed and paid for. */
export function zeroAddressProblems({ roles, existing }: Addresses): string[] {
  const named: Readonly<Record<string, HexAddress>> = { ...roles, ...existing };
  return Object.keys(named)
    .filter((name) => named[name] === NOBODY)
    .map((name) => `${name} is the zero address`);
}
