import { type Logger, pino } from 'pino';
import { LineBuffer } from './line-buffer.ts';

/** Lines of JSON, written many at a time: a line a request would cost a system call a request. */
export function createLog(level: string, destination: string | number = 1): Logger {
  const file = pino.destination({ dest: destination, sync: false });
  return pino({ level, base: null }, new LineBuffer(file));
}
