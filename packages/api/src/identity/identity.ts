import * as z from 'zod/mini';
import { post } from '../wire/endpoint.ts';
import { address, requiredText, text } from '../wire/form-fields.ts';
import { paths } from '../wire/paths.ts';
import { nothing, address as shownAddress, time } from '../wire/shapes.ts';

/** Sign-in: the server words a message, the wallet signs it, a revocable session begins. */
export const identity = {
  nonce: post(paths.identity.nonce, {
    summary: 'The message to sign; it can be used once and for five minutes',
    caller: '-',
    pace: 'sign-in',
    body: { address },
    reply: z.object({ message: z.string(), nonce: z.string(), expiresAt: time }),
    errors: ['ADDRESS_INVALID'],
  }),
  signIn: post(paths.identity.signIn, {
    summary: 'Opens a session for the address that signed the message',
    caller: '-',
    pace: 'sign-in',
    body: { nonce: requiredText(64), address, signature: text(140) },
    reply: z.object({ address: shownAddress, expiresAt: time, activated: z.boolean() }),
    errors: ['ADDRESS_INVALID', 'NONCE_UNKNOWN', 'NONCE_EXPIRED', 'SIGNATURE_INVALID'],
  }),
  signOut: post(paths.identity.signOut, {
    summary: 'Ends the session',
    caller: 'S',
    pace: 'write',
    reply: nothing,
  }),
};
