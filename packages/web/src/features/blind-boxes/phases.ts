import type { BoxPhase } from '@vellum/api/wire/choice-lists';

/** What the chain must be asked to tell where a series stands. */
export type SeriesState = Readonly<{
  phase: BoxPhase;
  sold: number;
  revealBlock: number | null;
  capturedAt: number | null;
}>;

/**
 * Where a series stands, told apart by what happens next: `closable` and `capturable` wait for a call that
 * anyone may make, the other two wait for a block or for the secret.
 */
export type Stage =
  | 'preparing'
  | 'onSale'
  | 'closable'
  | 'unsold'
  | 'waitingBlock'
  | 'capturable'
  | 'waitingSecret'
  | 'revealed'
  | 'void';

/** The stage of a series when `head` is the newest block. */
export function stageOf(series: SeriesState, head: number): Stage {
  switch (series.phase) {
    case 'preparing':
    case 'onSale':
    case 'revealed':
    case 'void':
      return series.phase;
    case 'soldOut':
    case 'ended':
      return series.sold === 0 ? 'unsold' : 'closable';
    case 'armed':
      if (series.capturedAt !== null) return 'waitingSecret';
      // The contract takes the hash of a block that is past, so in the next block at the earliest.
      return head < (series.revealBlock ?? 0) ? 'waitingBlock' : 'capturable';
  }
}

/** The four steps of a series as the page draws them, and which one it is at; `of` 4 when all are done. */
export type Progress = Readonly<{ at: 0 | 1 | 2 | 3 | 4; broken: boolean }>;

const steps: Readonly<Record<Stage, Progress['at']>> = {
  preparing: 0,
  onSale: 0,
  unsold: 0,
  closable: 1,
  waitingBlock: 1,
  capturable: 1,
  waitingSecret: 2,
  revealed: 3,
  void: 2,
};

/** A void series stops where it broke: at the block when its hash was missed, else at the secret. */
export function progressOf(stage: Stage, capturedAt: number | null): Progress {
  if (stage === 'void') return { at: capturedAt === null ? 1 : 2, broken: true };
  return { at: steps[stage], broken: false };
}

/** Milliseconds between blocks. */
const BLOCK_TIME = 3000;

/** About how many minutes until a block is there, at least one. */
export function minutesUntil(block: number, head: number): number {
  return Math.max(1, Math.ceil(((block - head) * BLOCK_TIME) / 60_000));
}
