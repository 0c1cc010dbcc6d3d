import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type JsonObject, stringifyJson } from '@vellum/tron/json';
import type { Expected } from '../compare/compare.ts';
import { parseLossless } from '../node/lossless-json.ts';
import type { PartResult } from './run-parts.ts';

const folder = fileURLToPath(new URL('../../recorded', import.meta.url));

const fileOf = (part: string) => join(folder, `${part}.jsonl`);

/** Keeps what a node answered: one line for each observation, in a file for each part. */
export function writeRecording({ part, observations }: PartResult): string {
  const lines = observations.flatMap(({ id, answer, digest, notRun }) =>
    notRun === undefined ? [`${stringifyJson(digest ? { id, digest } : { id, answer })}\n`] : [],
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(part), lines.join(''));
  return fileOf(part);
}

/** What a java-tron answered to a part; undefined when it was never recorded. */
export function readRecording(part: string): readonly Expected[] | undefined {
  if (!existsSync(fileOf(part))) return undefined;
  const lines = readFileSync(fileOf(part), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const { id, answer = null, digest } = parseLossless(line) as JsonObject;
    const kept = typeof digest === 'string' ? { digest } : {};
    return { id: String(id), answer, ...kept, isRecorded: true };
  });
}
