import { runProcess } from './run-process.ts';
import type { Stage } from './stage.ts';

export type Tool = Readonly<{
  script: string;
  args?: readonly string[];
  /** What to do when it complains. */
  remedy: string;
}>;

/** A stage that is one tool: it counts as one, passed when the tool ends with 0. */
export function toolStage(name: string, { script, args = [], remedy }: Tool): Stage {
  return {
    name,
    async run(check) {
      const { ok, output } = await runProcess(check, script, args);
      if (ok) return { passed: 1, failed: 0, output };
      return { passed: 0, failed: 1, output: `${output}\n${remedy}\n` };
    },
  };
}
