import type { Step } from '../action-state.ts';

/** Lines of the progress list, in order. */
export type ProgressLine = 'reserve' | 'allow' | 'sign' | 'send' | 'confirm' | 'register';
export type LineState = 'done' | 'now' | 'ahead' | 'failed';

const lines: readonly ProgressLine[] = ['reserve', 'allow', 'sign', 'send', 'confirm', 'register'];

const lineOf: Readonly<Partial<Record<Step, ProgressLine>>> = {
  preparing: 'reserve',
  approving: 'allow',
  signing: 'sign',
  broadcasting: 'send',
  confirming: 'confirm',
  registering: 'register',
};

/** How each line of the list looks at a step; `allow` is left out of runs that need no approval. */
export function progressOf(
  step: Step,
  allows: boolean,
): readonly Readonly<{ line: ProgressLine; state: LineState }>[] {
  const shown = lines.filter((line) => line !== 'allow' || allows);
  // The actions before it come first.
  if (step === 'leading') return shown.map((line) => ({ line, state: 'ahead' }));
  const current = lineOf[step];
  const place = current ? shown.indexOf(current) : shown.length;
  return shown.map((line, index) => ({ line, state: stateAt(index, place) }));
}

/** Where a failed run ended: on chain when a block holds it, before sending otherwise. */
export function failureLines(
  reached: 'chain' | 'network' | 'nothing',
  allows: boolean,
): readonly Readonly<{ line: ProgressLine; state: LineState }>[] {
  const last = { chain: 'confirm', network: 'send', nothing: 'sign' } as const;
  const shown = lines.filter((line) => line !== 'allow' || allows);
  const place = shown.indexOf(last[reached]);
  return shown
    .slice(0, place + 1)
    .map((line, index) => ({ line, state: index === place ? 'failed' : 'done' }));
}

function stateAt(index: number, current: number): LineState {
  if (index < current) return 'done';
  return index === current ? 'now' : 'ahead';
}
