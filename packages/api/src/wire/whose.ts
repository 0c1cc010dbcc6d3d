import * as z from 'zod/mini';
import { address } from './form-fields.ts';

/** Whose data a call is about that anyone may read on chain: the caller's own when no address is named. */
export const whose = { address: z.optional(address) };

/** What speaks against it: neither an address nor a session, or no address at all. */
export const whoseErrors = ['AUTH_REQUIRED', 'ADDRESS_INVALID'] as const;
