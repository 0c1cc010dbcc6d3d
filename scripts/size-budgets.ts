/** A bundle that must stay small: where it starts, and the most it may weigh minified and gzipped. */
export type SizeBudget = Readonly<{
  name: string;
  /** Path from the project root of a module whose exports are what the browser takes. */
  entry: string;
  /** Bytes. */
  limit: number;
}>;

/** The browser pays for these. */
export const sizeBudgets: readonly SizeBudget[] = [
  // Includes the refusals of real nodes, told apart by their texts.
  { name: 'tron in the browser', entry: 'packages/tron/test/web-entry.ts', limit: 16_400 },
  // Paths and codes of every endpoint are in it, so each step of the product adds some.
  { name: 'api in the browser', entry: 'packages/api/test/web-entry.ts', limit: 8_700 },
];
