import type { Address } from '@vellum/tron/address';

/** Whom a request comes from. */
export type Session = Readonly<{
  address: Address;
  /** When they signed in, unix milliseconds. */
  createdAt: number;
}>;

/** Finds the session behind what the client sent; null when it never was, expired or was revoked. */
export type FindSession = (token: string) => Promise<Session | null>;
