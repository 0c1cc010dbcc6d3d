import { readFile } from 'node:fs/promises';
import type { OpenDatabase } from '@vellum/server/platform/database/open';

/** The kernel counts processor time in ticks of this many microseconds. */
const TICK = 10_000;

/** The first process of the PostgreSQL server behind a pool, which must run on this machine. */
export async function serverProcess(pool: OpenDatabase['pool']): Promise<number> {
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  return (await statOf(rows[0].pid)).parent;
}

/** Microseconds of processor time that a PostgreSQL server has spent, all its processes counted, ended ones too. */
export async function databaseTime(server: number): Promise<number> {
  const children = await readFile(`/proc/${server}/task/${server}/children`, 'utf8');
  const live = await Promise.all(
    children
      .trim()
      .split(' ')
      .map((pid) => statOf(Number(pid)).catch(() => undefined)),
  );
  const { own, ended } = await statOf(server);
  return live.reduce((sum, child) => sum + (child?.own ?? 0), own + ended);
}

async function statOf(
  pid: number,
): Promise<Readonly<{ parent: number; own: number; ended: number }>> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name in parentheses: state, parent, ..., then at 11 to 14 its own and its ended children's time.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
  return {
    parent: fields[1] ?? 0,
    own: (user + system) * TICK,
    ended: (childUser + childSystem) * TICK,
  };
}
