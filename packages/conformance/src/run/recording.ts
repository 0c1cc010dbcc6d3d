import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Json, type JsonObject, stringifyJson } from '@vellum/tron/json';
import type { Expected } from '../compare/compare.ts';
import { shortAnswer } from '../compare/short-answer.ts';
import { parseLossless } from '../node/lossless-json.ts';
import type { Counts, Part } from '../part.ts';
import type { PartResult } from './run-parts.ts';

const folder = fileURLToPath(new URL('../../recorded', import.meta.url));

const fileOf = (part: string) => join(folder, `${part.replaceAll(' ', '-')}.jsonl`);

/** Keeps what a node answered, in a file for each part: a line for each digest, and for each answer with all its ids. */
export function writeRecording({ part, observations }: PartResult): string {
  const performed = observations.filter(({ notRun }) => notRun === undefined);
  const digests = performed.flatMap(({ id, digest }) =>
    digest === undefined ? [] : [stringifyJson({ id, digest })],
  );
  const idsOf = Map.groupBy(
    performed.filter(({ digest }) => digest === undefined),
    ({ answer }) => stringifyJson(shortAnswer(answer)),
  );
  const answers = [...idsOf].map(([answer, alike]) => {
    const ids = stringifyJson(alike.map(({ id }) => id));
    return `{"ids":${ids},"answer":${answer}}`;
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(part), [...digests, ...answers].map((line) => `${line}\n`).join(''));
  return fileOf(part);
}

/** What a java-tron answered to a part run with these counts; undefined when it was never recorded. */
export function readRecording(
  { name, makes }: Pick<Part, 'name' | 'makes'>,
  counts: Counts,
): readonly Expected[] | undefined {
  if (!existsSync(fileOf(name))) return undefined;
  const lines = readFileSync(fileOf(name), 'utf8').trimEnd().split('\n');
  return lines.flatMap(expectedIn).filter(({ id }) => makes?.(id, counts) ?? true);
}

function expectedIn(line: string): Expected[] {
  const { id, digest, ids = [], answer = null } = parseLossless(line) as JsonObject;
  return typeof digest === 'string'
    ? [{ id: String(id), answer, digest, isRecorded: true }]
    : (ids as readonly Json[]).map((each) => ({ id: String(each), answer, isRecorded: true }));
}
