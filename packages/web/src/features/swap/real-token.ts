import type { Address } from '@vellum/tron/address';

type Contracts = Readonly<Partial<Record<string, Address>>>;

/** Coins that can be taken instead of one that looks like them. */
const OWN: ReadonlySet<string> = new Set(['vlm', 'usdt', 'wtrx']);

/** The contract of the coin that another one looks like; null for TRX, undefined for a coin that is not traded here. */
export function realToken(
  like: string | null,
  contracts: Contracts = {},
): Address | null | undefined {
  if (like === 'TRX') return null;
  const key = like?.toLowerCase() ?? '';
  return OWN.has(key) ? contracts[key] : undefined;
}
