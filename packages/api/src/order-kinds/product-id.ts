/** Levels go up to 255; box series are counted from here on. */
const FIRST_SERIES_ID = 1000n;

export type Product =
  | Readonly<{ type: 'card'; level: number }>
  | Readonly<{ type: 'box'; seriesId: bigint }>;

export const cardProductId = (level: number): string => String(level);
export const boxProductId = (seriesId: bigint): string => String(FIRST_SERIES_ID + seriesId);

/** What a product id stands for: a level of cards, or a series of boxes. */
export function productOf(productId: string): Product | null {
  const number = BigInt(productId);
  if (number >= FIRST_SERIES_ID) return { type: 'box', seriesId: number - FIRST_SERIES_ID };
  return number >= 1n && number <= 255n ? { type: 'card', level: Number(number) } : null;
}
