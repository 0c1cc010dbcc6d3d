import type { Check } from './checks/check-all.ts';
import type { DiskUse } from './checks/disk-check.ts';
import { toMegabytes } from './checks/memory-check.ts';
import type { OrderFindings } from './checks/order-check.ts';
import type { Latencies } from './latencies.ts';
import type { Sample } from './process-sizes.ts';
import type { Doings } from './soak-life.ts';
import type { SoakPlan } from './soak-plan.ts';
import type { SoakStack } from './soak-stack.ts';
import type { Tally } from './tally.ts';

/** What a soak came to. */
export type SoakReport = Readonly<{
  plan: SoakPlan;
  orders: OrderFindings;
  checks: readonly Check[];
  faults: Tally;
  doings: Doings;
  latencies: Latencies;
  samples: readonly Sample[];
  disk: DiskUse;
  complaints: SoakStack['complaints'];
  cuts: number;
  retries: number;
  starts: Readonly<Record<string, number>>;
  isOwnDisk: boolean;
}>;

/** Lines of a problem list that are shown; the rest is counted. */
const SHOWN = 12;

export const failedChecks = ({ checks }: SoakReport): readonly Check[] =>
  checks.filter(({ problems }) => problems.length > 0);

/** The report as it is printed. */
export function reportText(report: SoakReport): string {
  const { plan, orders, doings, latencies, disk, starts } = report;
  const replies = [...orders.replies.values()];
  const answers = latencies.count();
  const at = (share: number) => `${Math.round(latencies.percentile(share))} ms`;
  return [
    `seed         ${plan.seed} (VELLUM_SEED=${plan.seed} repeats the draws)`,
    `users        ${plan.users} for ${plan.minutes} minutes`,
    `orders       ${replies.length}, ${orders.paid} transactions on the chain, ${orders.unheard} unheard of`,
    ...table(
      '  by state',
      countBy(replies, ({ state }) => state),
    ),
    ...table(
      '  by kind',
      countBy(replies, ({ kind }) => kind),
    ),
    ...table('  sent', doings.ways.entries()),
    ...table('actions', doings.actions.entries()),
    ...table('refused', doings.refusals.entries()),
    ...table('given up', doings.givenUp.entries()),
    ...table('faults', report.faults.entries()),
    ...(report.isOwnDisk ? [] : ['             no full disk: that takes root']),
    ...table('starts', Object.entries(starts)),
    `answers      ${answers}, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}; asked again ${report.retries} times`,
    `streams      cut ${report.cuts} times`,
    ...memoryLines(report.samples),
    `disk         ${toMegabytes(disk.before)} MB before, ${toMegabytes(disk.after)} MB after`,
    ...[...report.complaints].flatMap(([words, { count, last }]) => [
      `complaint    ${count} × ${words}`,
      `             last: ${last}`,
    ]),
    ...report.checks.flatMap(checkLines),
  ].join('\n');
}

function table(name: string, entries: readonly (readonly [string, number])[]): string[] {
  if (entries.length === 0) return [];
  return [`${name.padEnd(12)} ${entries.map(([what, count]) => `${what} ${count}`).join(', ')}`];
}

function countBy<T>(all: readonly T[], key: (one: T) => string) {
  return [...Map.groupBy(all, key)]
    .map(([name, { length }]) => [name, length] as const)
    .sort(([, one], [, other]) => other - one);
}

/** Smallest, middle and largest size of each part over all its lives. */
function memoryLines(samples: readonly Sample[]): string[] {
  return [...Map.groupBy(samples, ({ name }) => name)].map(([name, all]) => {
    const sizes = all.map(({ bytes }) => bytes).sort((one, other) => one - other);
    const [least, middle, most] = [0, sizes.length >> 1, sizes.length - 1].map((place) =>
      toMegabytes(sizes[place] ?? 0),
    );
    return `memory       ${name}: ${least} to ${most} MB, mostly ${middle} MB`;
  });
}

export function checkLines({ name, problems }: Check): string[] {
  const head = `${problems.length === 0 ? 'ok' : 'FAILED'}`.padEnd(12);
  const more =
    problems.length > SHOWN ? [`               and ${problems.length - SHOWN} more`] : [];
  return [
    `${head} ${name}`,
    ...problems.slice(0, SHOWN).map((line) => `               ${line}`),
    ...more,
  ];
}
