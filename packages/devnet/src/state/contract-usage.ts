/** How busy a contract is, by which dynamic energy prices it. */
export type ContractUsage = Readonly<{
  /** Maintenance cycle that the rest is about. */
  cycle: number;
  /** Energy used in the cycle, at plain prices. */
  used: bigint;
  /** What is charged on top, in ten-thousandths: 34000 makes 4.4 times. */
  factor: number;
}>;
