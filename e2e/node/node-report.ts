import type { Check } from '../soak/checks/check-all.ts';
import type { Row } from './recorder.ts';

const TRX = 1_000_000n;
/** Problems of one check that are shown; the rest is counted. */
const SHOWN = 12;

const passed = (rows: readonly Row[]) => rows.filter(({ result }) => result === 'passed');
export const failed = (rows: readonly Row[]) => rows.filter(({ result }) => result === 'failed');

/** One action with its result, energy and fee, in columns. */
export function rowLine({ name, way, result, cost, seconds, reason }: Row): string {
  const energy = cost === null ? '' : cost.energy.toLocaleString('en');
  const fee = cost === null ? '' : `${trx(cost.fee)} TRX`;
  const columns = [
    name.padEnd(28),
    way.padEnd(8),
    result.padEnd(8),
    energy.padStart(11),
    fee.padStart(16),
    result === 'not run' ? '' : `${seconds} s`.padStart(7),
  ];
  return [columns.join(' ').trimEnd(), ...tellingLines(reason)].join('\n');
}

/** The table of actions, the checks, and the count of both in the last line. */
export function reportText(rows: readonly Row[], checks: readonly Check[]): string {
  const soundChecks = checks.filter(({ problems }) => problems.length === 0);
  const good = passed(rows).length + soundChecks.length;
  const bad = failed(rows).length + checks.length - soundChecks.length;
  const head = `${'action'.padEnd(28)} ${'way'.padEnd(8)} ${'result'.padEnd(8)} ${'energy'.padStart(11)} ${'fee'.padStart(16)}`;
  return [head, ...rows.map(rowLine), '', ...checks.flatMap(checkLines)]
    .concat(['', `${good} passed, ${bad} failed`])
    .join('\n');
}

function checkLines({ name, problems }: Check): string[] {
  const more = problems.length > SHOWN ? [`    and ${problems.length - SHOWN} more`] : [];
  return [
    `${problems.length === 0 ? 'ok' : 'FAILED'}`.padEnd(8) + name,
    ...problems.slice(0, SHOWN).map((problem) => `    ${problem}`),
    ...more,
  ];
}

const trx = (sun: bigint) => `${sun / TRX}.${(sun % TRX).toString().padStart(6, '0')}`;

/** The first line of a reason, what Playwright waited for, and the screen; its other lines repeat them. */
function tellingLines(reason = ''): string[] {
  return reason
    .split('\n')
    .filter(
      (line, place) => line !== '' && (place === 0 || /^\s*- waiting for|^the screen/.test(line)),
    )
    .map((line) => `    ${line.trim()}`);
}
