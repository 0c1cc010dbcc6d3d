import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutant } from './mutant.ts';
import type { Verdict } from './workbench.ts';

/**
 * Verdicts of earlier runs, one line each, so that a run that was stopped continues. A verdict counts only for the very
 * same change of the very same sources and tests; `unclear` ones are not kept.
 */
export class VerdictCache {
  readonly #file: string;
  readonly #known = new Map<string, Verdict>();

  constructor(file: string) {
    this.#file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    for (const line of lines) {
      const [key, verdict] = line.split(' ');
      if (key && verdict) this.#known.set(key, verdict as Verdict);
    }
  }

  /** `units`: all sources and tests that the mutant's path compiles, unchanged. */
  find(units: string, mutant: Mutant): Verdict | null {
    return this.#known.get(keyOf(units, mutant)) ?? null;
  }

  keep(units: string, mutant: Mutant, verdict: Verdict): void {
    if (verdict === 'unclear') return;
    const key = keyOf(units, mutant);
    this.#known.set(key, verdict);
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${key} ${verdict}\n`);
  }
}

function keyOf(units: string, { source, edit }: Mutant): string {
  const change = [source, edit.start, edit.end, edit.to].join('\n');
  return createHash('sha256').update(units).update('\n').update(change).digest('hex');
}
