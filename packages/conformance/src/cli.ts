import { randomBytes } from 'node:crypto';
import { helpText, parseCli, type RunOptions } from './cli-options.ts';
import { comparePart, type Expected, tooFewRun } from './compare/compare.ts';
import { meantDifferences } from './compare/meant-differences.ts';
import { hiddenSubjects, unusedEntries } from './compare/meant-problems.ts';
import type { Counts, Part } from './part.ts';
import { parts as allParts } from './parts.ts';
import { reportLines } from './report.ts';
import { type OpenNode, openNode, RunRefused } from './run/open-node.ts';
import { readRecording, writeRecording } from './run/recording.ts';
import { type PartResult, runParts } from './run/run-parts.ts';

/** What random programs and transactions derive from unless a seed is given. */
const CHOICES = 'vellum';

async function main(args: readonly string[]): Promise<number> {
  const request = parseCli(args);
  switch (request.kind) {
    case 'help':
      console.log(helpText);
      return 0;
    case 'invalid':
      console.error(`vellum: ${request.problem}; npm run conformance -- --help lists the flags.`);
      return 1;
    case 'run':
      return perform(request.options).catch((error: unknown) => {
        if (!(error instanceof RunRefused)) throw error;
        console.error(`vellum: ${error.message}`);
        return 1;
      });
  }
}

async function perform(options: RunOptions): Promise<number> {
  const parts = chosenParts(options.only);
  const budget = parts.reduce((sum, part) => sum + budgetOf(part, options), 0);
  const here = await openNode(options.node, options.spend, budget);
  const there = options.beside && (await openNode(options.beside, options.spend, budget));
  const choices = options.seed ?? CHOICES;
  // New accounts in every run, so that a seed can be repeated on the same chain.
  const seed = randomBytes(8).toString('hex');
  console.log(`seed ${choices}`);
  const run = ({ node, treasury }: OpenNode) =>
    runParts(parts, node, { ...options, seed, choices, treasury });
  const [seen, beside] = await Promise.all([run(here), there && run(there)]);
  const failures = [...seen, ...(beside ?? [])].filter(({ failure }) => failure !== undefined);
  for (const { part, failure } of failures) console.error(`${part} ended early: ${failure}`);
  if (!options.record) return Math.max(compare(seen, beside, options), failures.length > 0 ? 1 : 0);
  if (failures.length > 0) return 1;
  for (const result of seen) console.log(`recorded ${writeRecording(result)}`);
  return 0;
}

function compare(
  seen: readonly PartResult[],
  beside: readonly PartResult[] | undefined,
  counts: Counts,
): number {
  const compared = seen.map(({ part, observations }) => ({
    observations,
    comparison: comparePart(part, observations, expectedOf(part, beside, counts), meantDifferences),
  }));
  const comparisons = compared.map(({ comparison }) => comparison);
  const isWhole = seen.length === allParts.length;
  const problems = [
    ...tooFewRun(comparisons),
    ...hiddenSubjects(compared),
    ...(isWhole ? unusedEntries(comparisons, meantDifferences) : []),
  ];
  for (const line of [...reportLines(comparisons), ...problems]) console.log(line);
  const differences = comparisons.flatMap((comparison) => comparison.differences);
  const isRed = differences.some(({ meant }) => meant === undefined) || problems.length > 0;
  return isRed ? 1 : 0;
}

function expectedOf(
  name: string,
  beside: readonly PartResult[] | undefined,
  counts: Counts,
): readonly Expected[] {
  if (beside) return beside.find(({ part }) => part === name)?.observations ?? [];
  const part = allParts.find((each) => each.name === name) ?? { name };
  const recorded = readRecording(part, counts);
  if (recorded === undefined) throw new RunRefused(`${name} was never recorded`);
  return recorded;
}

function budgetOf({ budget }: Part, options: RunOptions): number {
  return typeof budget === 'number' ? budget : budget(options);
}

function chosenParts(only: readonly string[]): readonly Part[] {
  const unknown = only.find((name) => !allParts.some((part) => part.name === name));
  if (unknown !== undefined) {
    const names = allParts.map(({ name }) => name).join(', ');
    throw new RunRefused(`there is no part ${unknown}; there are ${names}`);
  }
  return only.length === 0 ? allParts : allParts.filter(({ name }) => only.includes(name));
}

process.exit(await main(process.argv.slice(2)));
