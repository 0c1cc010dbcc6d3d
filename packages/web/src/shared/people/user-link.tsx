import { type Address, shortenAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../navigation/paths.ts';

/** An address of someone, short, leading to who they are. */
export function UserLink({ address }: Readonly<{ address: Address }>): ReactNode {
  return (
    <Link
      to={userPath(address)}
      title={address}
      className="inline-flex min-h-6 items-center font-mono text-primary underline underline-offset-3"
    >
      {shortenAddress(address)}
    </Link>
  );
}

/** The page of a user. */
export function userPath(address: string): string {
  return paths.user.replace(':address', address);
}
