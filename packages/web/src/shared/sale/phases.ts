import type { PresaleState } from '@vellum/contracts/presale';

const way = ['announced', 'running', 'ended', 'claim'] as const;

export type Step = Readonly<{
  name: (typeof way)[number] | 'failed';
  place: 'done' | 'now' | 'later';
}>;

const at: Readonly<Record<PresaleState, number>> = {
  'not-started': 0,
  'in-progress': 1,
  ended: 2,
  launched: 3,
  failed: 3,
};

/** The steps of a presale; one that failed ends with its refund. */
export function phasesOf(state: PresaleState): readonly Step[] {
  const now = at[state];
  return way.map((name, index) => ({
    name: state === 'failed' && name === 'claim' ? 'failed' : name,
    place: index < now ? 'done' : index === now ? 'now' : 'later',
  }));
}
