import { constants, fstatSync, openSync } from 'node:fs';
import { type Logger, pino } from 'pino';

type Destination = ReturnType<typeof pino.destination>;

/** Lines wait for others up to this many bytes or milliseconds. */
const TOGETHER_BYTES = 4_096;
const TOGETHER_MS = 250;
/** Bytes that wait while nothing can be written; newer lines are dropped. */
const MOST_WAITING = 1_048_576;

/** Lines of JSON to a file, or to a descriptor. A full disk or a pipe that nobody reads neither throws nor waits. */
export function createLog(level: string, destination: string | number = 1): Logger {
  const fd = typeof destination === 'number' ? destination : openSync(destination, 'a');
  const lines = pino.destination({
    fd: withoutWaiting(fd),
    sync: true,
    minLength: TOGETHER_BYTES,
    maxLength: MOST_WAITING,
    periodicFlush: TOGETHER_MS,
    retryEAGAIN: () => false,
  });
  // The next flush tries again.
  lines.on('error', () => {});
  flushAtExit(lines);
  const log = pino({ level, base: null }, lines);
  countDropped(lines, log);
  return log;
}

/** A write to a pipe that nobody reads would wait for ever, and the end of the process with it: opened again, it fails. */
function withoutWaiting(fd: number): number {
  try {
    if (!fstatSync(fd).isFIFO()) return fd;
    return openSync(`/dev/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    // Closed, or the pipe of another account.
    return fd;
  }
}

function countDropped(lines: Destination, log: Logger): void {
  let dropped = 0;
  lines.on('drop', () => {
    dropped++;
  });
  lines.on('drain', () => {
    if (dropped > 0) log.warn({ dropped }, 'log lines were dropped');
    dropped = 0;
  });
}

const open: Destination[] = [];

function flushAtExit(lines: Destination): void {
  if (open.push(lines) > 1) return;
  process.on('exit', () => {
    // Twice: the first leaves less than what is written together.
    for (const each of [...open, ...open]) each.flush();
  });
}
