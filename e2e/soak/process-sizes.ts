import { readFile } from 'node:fs/promises';
import type { SoakStack } from './soak-stack.ts';

/** How much memory a process had at a time. */
export type Sample = Readonly<{ name: string; pid: number; atMs: number; bytes: number }>;

/** Memory of every part now. A part that is just being started is left out. */
export async function sampleSizes({ processes, database }: SoakStack, atMs: number) {
  const parts = Object.entries(processes).map(([name, process]) => ({ name, pid: process.pid() }));
  const found: Sample[] = [];
  for (const { name, pid } of parts) {
    const bytes = await residentBytes(pid);
    if (bytes !== null) found.push({ name, pid, atMs, bytes });
  }
  const pid = database.pid();
  const bytes = await familyBytes(pid);
  if (bytes !== null) found.push({ name: 'database', pid, atMs, bytes });
  return found;
}

const residentBytes = (pid: number) => kilobytes(`/proc/${pid}/status`, /^VmRSS:\s+(\d+) kB/m);

/** A server and its workers, pages that they share counted once. */
async function familyBytes(pid: number): Promise<number | null> {
  const children = await text(`/proc/${pid}/task/${pid}/children`);
  if (children === null) return residentBytes(pid);
  const pids = [pid, ...children.trim().split(/\s+/).filter(Boolean).map(Number)];
  const sizes = await Promise.all(
    pids.map((one) => kilobytes(`/proc/${one}/smaps_rollup`, /^Pss:\s+(\d+) kB/m)),
  );
  return sizes[0] === null ? null : sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

async function kilobytes(path: string, line: RegExp): Promise<number | null> {
  const found = line.exec((await text(path)) ?? '')?.[1];
  return found === undefined ? null : Number(found) * 1024;
}

/** Null when the process is gone, or the system has no such file. */
const text = (path: string) => readFile(path, 'utf8').catch(() => null);
