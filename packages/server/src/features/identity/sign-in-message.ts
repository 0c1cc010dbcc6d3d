import type { Address } from '@vellum/tron/address';

export type SignInMessage = Readonly<{
  /** Where the app is served; its host is what a person should recognise. */
  publicUrl: string;
  address: Address;
  /** The last four bytes of the id of block 0 in hex with 0x, as TRON counts its networks. */
  chainId: string;
  nonce: string;
  /** Unix milliseconds. */
  issuedAt: number;
  expiresAt: number;
}>;

/**
 * The text that is signed to sign in: the layout of EIP-4361 with a TRON account. It is built here and
 * compared as a whole, so nothing that a client sends is ever read out of it.
 */
export function signInMessage(message: SignInMessage): string {
  const { publicUrl, address, chainId, nonce, issuedAt, expiresAt } = message;
  return [
    `${new URL(publicUrl).host} wants you to sign in with your TRON account:`,
    address,
    '',
    'Sign in to Vellum. This costs nothing and moves nothing.',
    '',
    `URI: ${publicUrl}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(issuedAt).toISOString()}`,
    `Expiration Time: ${new Date(expiresAt).toISOString()}`,
  ].join('\n');
}
