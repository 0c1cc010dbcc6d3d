import { type Address, parseAddress } from '@vellum/tron/address';
import type { TokenStore } from './token-store.ts';

/** Whether a body is about a token. */
export const namesToken = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'tokenAddress' in body;

/** Whether the address made the token that a body names, or owns its sale now. */
export async function holdsToken(
  tokens: Pick<TokenStore, 'isHeldBy'>,
  address: Address,
  body: unknown,
): Promise<boolean> {
  const { tokenAddress } = body as Readonly<{ tokenAddress?: unknown }>;
  const token = typeof tokenAddress === 'string' ? parseAddress(tokenAddress) : null;
  return token !== null && (await tokens.isHeldBy(token, address));
}
