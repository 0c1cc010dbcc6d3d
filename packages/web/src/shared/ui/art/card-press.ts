import type { CardArt, cardArt } from '@vellum/art/card-art';

let press: typeof cardArt | null = null;
const addresses = new Map<string, string>();
/** Addresses kept in a session: a long list seen twice is drawn once, and memory stays bounded. */
const keptAddresses = 600;

/** Fetches what draws cards; until then there are none but those that the page brought. */
export async function bringPress(): Promise<void> {
  press ??= (await import('@vellum/art/card-art')).cardArt;
}

/** The picture of a card as an address; null before the press has come. */
export function cardAddress(art: Required<CardArt>): string | null {
  const key = cardKey(art);
  const known = addresses.get(key);
  if (known !== undefined || press === null) return known ?? null;
  const oldest = addresses.keys().next();
  if (addresses.size >= keptAddresses && !oldest.done) addresses.delete(oldest.value);
  const address = `data:image/svg+xml,${encodeURIComponent(press(art))}`;
  addresses.set(key, address);
  return address;
}

/** Under which name a picture is in a page, in `data-card`. */
export function cardKey({ language, detail, level, serial }: Required<CardArt>): string {
  return `${language}:${detail}:${level}:${serial}`;
}

/** Takes over the pictures of a page that the server has drawn: the app need not draw them again. */
export function takeDrawnCards(page: Pick<Document, 'querySelectorAll'>): void {
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[data-card]')) {
    const address = picture.getAttribute('src');
    if (address !== null) addresses.set(picture.dataset['card'] ?? '', address);
  }
}
