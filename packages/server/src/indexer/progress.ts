/** Counts since the start, for metrics. */
export type Progress = {
  blocks: number;
  events: number;
  transactions: number;
  reorganisations: number;
  deepestReorganisation: number;
  undoneBlocks: number;
  skippedAnnotations: number;
  /** Times something went wrong and was tried again. */
  retries: number;
  /** Milliseconds that the last live block took to apply. */
  lastApply: number;
};

export function noProgress(): Progress {
  return {
    blocks: 0,
    events: 0,
    transactions: 0,
    reorganisations: 0,
    deepestReorganisation: 0,
    undoneBlocks: 0,
    skippedAnnotations: 0,
    retries: 0,
    lastApply: 0,
  };
}
