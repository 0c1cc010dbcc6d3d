import type { OnSkipped } from './annotate.ts';
import type { BlockAnnotator, EventSource, Projection } from './projection.ts';

/** What is to be done with every block. */
export type Duties = Readonly<{
  projections: readonly Projection[];
  annotators: readonly BlockAnnotator[];
  onSkipped: OnSkipped;
}>;

/** The decoder of each source that anyone asks for; of two for one source the first counts. */
export function decodersOf({
  projections,
  annotators,
}: Pick<Duties, 'projections' | 'annotators'>): ReadonlyMap<string, EventSource> {
  const asked = [...projections, ...annotators].flatMap(({ sources }) => sources ?? []);
  return new Map(asked.toReversed().map((source) => [source.source, source]));
}

/** The tables that blocks change and undo restores. */
export function undoTables({
  projections,
  annotators,
}: Pick<Duties, 'projections' | 'annotators'>): readonly string[] {
  return [...new Set([...projections, ...annotators].flatMap(({ tables }) => tables))];
}
