import type { CardArt, cardArt } from '@vellum/art/card-art';

let press: typeof cardArt | null = null;
const addresses = new Map<string, string>();
/** Addresses kept in a session: a long list seen twice is drawn once, and memory stays bounded. */
const keptAddresses = 600;

/** Fetches what draws cards; until then there are none. */
export async function bringPress(): Promise<void> {
  press ??= (await import('@vellum/art/card-art')).cardArt;
}

/** The picture of a card as an address; null before the press has come. */
export function cardAddress(art: Required<CardArt>): string | null {
  const { language, detail, level, serial } = art;
  const key = `${language}:${detail}:${level}:${serial}`;
  const known = addresses.get(key);
  if (known !== undefined || press === null) return known ?? null;
  const oldest = addresses.keys().next();
  if (addresses.size >= keptAddresses && !oldest.done) addresses.delete(oldest.value);
  const address = `data:image/svg+xml,${encodeURIComponent(press(art))}`;
  addresses.set(key, address);
  return address;
}
