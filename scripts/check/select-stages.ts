import type { Stage } from './stage.ts';

export type Selection =
  | Readonly<{ status: 'chosen'; stages: readonly Stage[] }>
  | Readonly<{ status: 'unknown'; name: string }>;

/** All stages; only the named ones; or with `--from name` that one and all after it. Order is never changed. */
export function selectStages(all: readonly Stage[], words: readonly string[]): Selection {
  const from = words[0] === '--from';
  const names = from ? words.slice(1, 2) : words;
  const unknown = names.find((name) => !all.some((stage) => stage.name === name));
  if (unknown !== undefined) return { status: 'unknown', name: unknown };
  if (names.length === 0) return { status: 'chosen', stages: all };
  const first = all.findIndex((stage) => stage.name === names[0]);
  const stages = from ? all.slice(first) : all.filter((stage) => names.includes(stage.name));
  return { status: 'chosen', stages };
}
