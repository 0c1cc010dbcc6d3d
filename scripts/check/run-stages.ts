import type { CheckRun, Stage, StageOutcome } from './stage.ts';

export type Totals = Readonly<{ passed: number; failed: number }>;

/** Says what happens while stages run; a line each. */
export type Progress = (line: string) => void;

const seconds = (since: number, now: number) => `${((now - since) / 1000).toFixed(1)} s`;

/**
 * Runs the stages in order, those that go beside them at the same time, all of them even when one fails, and shows the
 * output of those that did. A stage that throws is a failure of that stage. Stops early only when the run is stopped.
 */
export async function runStages(
  stages: readonly Stage[],
  check: CheckRun,
  say: Progress,
  now: () => number,
): Promise<Totals> {
  const totals = { passed: 0, failed: 0 };
  const started = now();
  const run = async (stage: Stage) => {
    if (check.stop.aborted) return;
    const begun = now();
    const label = `[${stages.indexOf(stage) + 1}/${stages.length}] ${stage.name}`;
    say(`${label} ...`);
    const outcome = await stage.run(check).catch(brokenStage);
    totals.passed += outcome.passed;
    totals.failed += outcome.failed;
    if (outcome.failed > 0) say(outcome.output.trimEnd());
    say(`${label}: ${verdict(outcome)}, ${seconds(begun, now())}`);
  };
  const beside = stages.filter((stage) => stage.beside === true).map(run);
  for (const stage of stages) if (stage.beside !== true) await run(stage);
  await Promise.all(beside);
  say(`total ${seconds(started, now())}`);
  return totals;
}

function verdict({ passed, failed, note }: StageOutcome): string {
  const result = failed > 0 ? `FAILED (${failed})` : 'ok';
  return [result, `${passed} passed`, ...(note === undefined ? [] : [note])].join(', ');
}

function brokenStage(cause: unknown): StageOutcome {
  const output = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return { passed: 0, failed: 1, output };
}
