/** Whatever is kept of cards, of pledges, and of what contracts said. */
export const cardKeys: readonly (readonly unknown[])[] = [['cards'], ['card-pledge'], ['chain']];
