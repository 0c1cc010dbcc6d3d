import { spawnSync } from 'node:child_process';
import { projectRoot } from '../project-files.ts';

type Advice = Readonly<{
  metadata?: Readonly<{ vulnerabilities: Readonly<Record<string, number>> }>;
  message?: string;
}>;

/** What a registry says of the packages that run in production. */
export type Audit = Readonly<{ state: 'clean' | 'found' | 'unanswered'; text: string }>;

/** Asks with the lockfile alone, so that it needs no installation. */
export function audit(): Audit {
  const args = ['audit', '--omit=dev', '--package-lock-only', '--json'];
  const { stdout, error } = spawnSync('npm', args, { cwd: projectRoot, encoding: 'utf8' });
  if (error) return { state: 'unanswered', text: `could not start npm: ${error.message}` };
  return readAudit(stdout);
}

/** Reads npm's answer. A registry without advisories is told apart from one that has none against us. */
export function readAudit(stdout: string): Audit {
  const advice = adviceIn(stdout);
  const found = advice.metadata?.vulnerabilities;
  if (found === undefined) {
    const reason = advice.message ?? 'no answer that npm can read';
    return { state: 'unanswered', text: `this registry gives no advisories: ${reason}` };
  }
  const total = found['total'] ?? 0;
  if (total === 0) return { state: 'clean', text: 'no advisory against what runs in production' };
  const kinds = Object.entries(found).filter(([kind, count]) => kind !== 'total' && count > 0);
  const list = kinds.map(([kind, count]) => `${count} ${kind}`).join(', ');
  return { state: 'found', text: `${total} advisories: ${list}; see npm audit --omit=dev` };
}

function adviceIn(stdout: string): Advice {
  try {
    return JSON.parse(stdout) as Advice;
  } catch {
    // npm prints no JSON where it could not ask at all.
    return {};
  }
}
