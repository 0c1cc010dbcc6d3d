import type { Check } from '../checks/check-all.ts';
import type { OrderFindings } from '../checks/order-check.ts';
import type { Latencies } from '../latencies.ts';
import type { Doings } from '../soak-life.ts';
import type { SoakPlan } from '../soak-plan.ts';
import { checkLines } from '../soak-report.ts';
import { limitOf, type Strike } from './strikes.ts';
import { kinds } from './victims.ts';

/** What the kills came to. */
export type KillsReport = Readonly<{
  plan: SoakPlan;
  strikes: readonly Strike[];
  orders: OrderFindings;
  latencies: Latencies;
  doings: Doings;
  said: readonly string[];
  checks: readonly Check[];
}>;

/** The check that depends on what else the machine does. */
export const inTime = 'every part came back in time';

export const failedKills = ({ checks }: KillsReport): readonly Check[] =>
  checks.filter(({ problems }) => problems.length > 0);

/** The report as it is printed. */
export function killsText(report: KillsReport): string {
  const { plan, strikes, orders, latencies, said } = report;
  const killed = strikes.flatMap((strike) => strike.kinds);
  const counts = kinds.map((kind) => `${kind} ${killed.filter((one) => one === kind).length}`);
  const at = (share: number) => `${Math.round(latencies.percentile(share))} ms`;
  return [
    `seed         ${plan.seed} (VELLUM_SEED=${plan.seed} repeats the draws)`,
    `users        ${plan.users} for ${plan.minutes} minutes`,
    `killed       ${killed.length} in ${strikes.length} strikes: ${counts.join(', ')}`,
    ...[20_000, 10_000].map((limit) => backLine(strikes, limit)),
    `supervisor   ${said.filter((line) => line.includes('is ready again')).length} parts ready again`,
    `orders       ${orders.replies.size}, ${orders.paid} transactions on the chain, ${orders.unheard} unheard of`,
    `answers      ${latencies.count()}, p50 ${at(0.5)}, p99 ${at(0.99)}`,
    ...report.checks.flatMap(checkLines),
  ].join('\n');
}

function backLine(strikes: readonly Strike[], limit: number): string {
  const what = limit === 20_000 ? 'database or chain among them' : 'others alone';
  const times = strikes
    .filter((strike) => limitOf(strike) === limit)
    .map(({ milliseconds }) => milliseconds)
    .sort((one, other) => one - other);
  if (times.length === 0) return `back         ${what}: none`;
  const [middle, most] = [times[times.length >> 1], times.at(-1)];
  return `back         ${what}: ${times.length} times, half within ${middle} ms, all within ${most} ms`;
}
