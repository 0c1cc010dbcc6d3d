import { DatabaseError, Pool } from 'pg';

/** What the database says when columns of a prepared statement are others than when it was prepared. */
export const OTHER_COLUMNS = '0A000';

type Callback = (error: Error | undefined, answer: unknown) => void;
type Ask = (text: unknown, values: unknown, callback: Callback) => void;

/**
 * The driver's pool, which keeps the connection of a statement that was refused. By itself it closes it, and the
 * next one costs a handshake: several milliseconds of processor on either side, most of all when the database is slow.
 */
export class KeepingPool extends Pool {
  // biome-ignore lint/suspicious/noExplicitAny: one function behind eight signatures; nobody asks with a callback.
  override query(text: unknown, values?: unknown): any {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.connect((problem, client, release) => {
      if (client === undefined) {
        reject(problem);
        return;
      }
      const told: Callback = (error, answer) => {
        release(error !== undefined && isLost(error) ? error : undefined);
        if (error) reject(error);
        else resolve(answer);
      };
      try {
        (client.query as Ask).call(client, text, values, told);
      } catch (error) {
        told(error as Error, undefined);
      }
    });
    return promise;
  }
}

/** Unknown, or good for nothing: what it prepared before a change of columns is refused for as long as it is open. */
function isLost(error: Error): boolean {
  const isRefusal = error instanceof DatabaseError && error.severity === 'ERROR';
  return !isRefusal || error.code === OTHER_COLUMNS;
}
