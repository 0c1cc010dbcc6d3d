import { openSync } from 'node:fs';
import { type Logger, pino } from 'pino';
import { LineWriter } from './line-writer.ts';

/** Lines of JSON to a file, or to a descriptor. */
export function createLog(level: string, destination: string | number = 1): Logger {
  const fd = typeof destination === 'number' ? destination : openSync(destination, 'a');
  return pino({ level, base: null }, new LineWriter(fd));
}
