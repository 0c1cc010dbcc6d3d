import type { TypedInviter } from './typed-inviter.ts';

/**
 * Whether an answer of the server is about the inviter that was asked for. An address stands for itself, and
 * another one in its place would be bound to for good; only the server knows who stands behind a code.
 */
export function isAbout(
  asked: Extract<TypedInviter, { status: 'readable' }>,
  answer: Readonly<{ address: string }>,
): boolean {
  return asked.by === 'code' || answer.address === asked.text;
}
