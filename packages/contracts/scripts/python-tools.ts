import { spawnSync } from 'node:child_process';

/** Tools that no test needs. What they find depends on the version, so it is pinned. */
const tools = {
  halmos: 'halmos==0.3.3',
  slither: 'slither-analyzer==0.11.6',
} as const;

/** One line on how to install the tool, or null when its pinned version is on the PATH. */
export function missingTool(name: keyof typeof tools): string | null {
  const { stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' });
  const requirement = tools[name];
  const [, version = ''] = requirement.split('==');
  if (stdout?.includes(version)) return null;
  return `${name} ${version} is not on the PATH: pip install ${requirement}`;
}
