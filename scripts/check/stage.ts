/** How a run of the check was asked for; the same for every stage. */
export type CheckRun = Readonly<{
  deep: boolean;
  /** Decimal text; also in the environment of every process as VELLUM_SEED. */
  seed: string;
  /** Where test suites leave their report for later stages. */
  reports: string;
  /** Ends every process of the run. */
  stop: AbortSignal;
}>;

/** `output` is what a person needs to see when something failed, `note` what is worth a glance anyway. */
export type StageOutcome = Readonly<{
  passed: number;
  failed: number;
  output: string;
  note?: string;
}>;

/** One step of the check. `name` is what can be given on the command line. */
export type Stage = Readonly<{
  name: string;
  /** Uses one core for long and nothing of other stages: runs beside them from the start on. */
  beside?: boolean;
  run(check: CheckRun): Promise<StageOutcome>;
}>;
