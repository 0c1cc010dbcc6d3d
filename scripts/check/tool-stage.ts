import { runProcess } from './run-process.ts';
import type { Stage } from './stage.ts';

/** A stage that is one tool: it counts as one, passed when the tool ends with 0. */
export function toolStage(name: string, script: string, args: readonly string[] = []): Stage {
  return {
    name,
    async run(check) {
      const { ok, output } = await runProcess(check, script, args);
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
    },
  };
}
