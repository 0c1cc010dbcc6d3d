import { type Logger, pino } from 'pino';

/** Lines of JSON, written many at a time: a line a request would cost a system call a request. */
export function createLog(level: string, destination: string | number = 1): Logger {
  const sink = pino.destination({
    dest: destination,
    sync: false,
    minLength: 12_288,
    periodicFlush: 250,
  });
  return pino({ level, base: null }, sink);
}
