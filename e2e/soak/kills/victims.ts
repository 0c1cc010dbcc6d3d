import { execFileSync } from 'node:child_process';

/** What can be killed: every process below the supervisor. */
export const kinds = ['server', 'chain', 'database', 'backend', 'guard'] as const;
export type Kind = (typeof kinds)[number];
export type Victim = Readonly<{ kind: Kind; pid: number }>;

type Row = Readonly<{ pid: number; parent: number; command: string }>;

/** The processes below the supervisor, PostgreSQL's own included. */
export function victimsBelow(supervisor: number): readonly Victim[] {
  const rows = processes();
  const own = rows.filter(({ parent }) => parent === supervisor);
  const parts = own.flatMap(({ pid, command }): Victim[] => {
    const kind = kindOf(command);
    return kind === null ? [] : [{ kind, pid }];
  });
  const databases = new Set(parts.filter(({ kind }) => kind === 'database').map(({ pid }) => pid));
  const backends = rows
    .filter(({ parent }) => databases.has(parent))
    .map(({ pid }): Victim => ({ kind: 'backend', pid }));
  return [...parts, ...backends];
}

function kindOf(command: string): Kind | null {
  if (command.includes('server-process.ts')) return 'server';
  if (command.includes('chain-process.ts')) return 'chain';
  if (command.includes('guard')) return 'guard';
  return / -D /.test(command) ? 'database' : null;
}

export const isAlive = (pid: number): boolean => processes().some((row) => row.pid === pid);

/** Those that run; one that ended and was not yet looked at by its parent is dead all the same. */
function processes(): readonly Row[] {
  const text = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return text.split('\n').flatMap((line): Row[] => {
    const [, pid, parent, state = '', command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined || state.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), command }];
  });
}
