import type { Address } from '@vellum/tron/address';

/** Seven days after it was last used. */
export const SESSION_MS = 7 * 86_400_000;

/** Whom a request comes from. */
export type Session = Readonly<{
  address: Address;
  /** When they signed in, unix milliseconds. */
  createdAt: number;
}>;

/** Channel of the database on which the end of a session is told, by its name. */
export const SESSION_ENDED = 'session_ended';

/** Names a session without giving away what opens it. */
export const sessionName = ({ address, createdAt }: Session): string => `${address} ${createdAt}`;

/** A session that was found; `renewed` when its seven days began again, which the browser must hear of. */
export type FoundSession = Readonly<{ session: Session; renewed: boolean }>;

/** Finds the session behind what the client sent; null when it never was, expired or was revoked. */
export type FindSession = (token: string) => Promise<FoundSession | null>;
