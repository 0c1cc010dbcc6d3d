/** A bundle that must stay small: what is imported, and the most it may weigh minified and gzipped. */
export type SizeBudget = Readonly<{
  name: string;
  imports: readonly string[];
  /** Bytes. */
  limit: number;
}>;

/** The browser pays for these; each list is what the web app really imports. */
export const sizeBudgets: readonly SizeBudget[] = [
  {
    name: 'tron in the browser',
    imports: ['address', 'amount', 'abi/call', 'abi/logs', 'abi/revert', 'client/node-client'].map(
      (file) => `@vellum/tron/${file}`,
    ),
    limit: 16_000,
  },
];
