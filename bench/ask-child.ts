import type { ChildProcess, Serializable } from 'node:child_process';
import { once } from 'node:events';

/** What a process answers to a message; throws when it ends instead. */
export async function askChild<T>(child: ChildProcess, message: Serializable): Promise<T> {
  const heard = new AbortController();
  const ended = once(child, 'exit', { signal: heard.signal }).then(([code]) => {
    throw new Error(`a process of the bench ended with ${code}`);
  });
  // Nobody hears of it once there was an answer.
  ended.catch(() => {});
  const answer = once(child, 'message', { signal: heard.signal });
  answer.catch(() => {});
  child.send(message);
  try {
    const [said] = await Promise.race([answer, ended]);
    return said as T;
  } finally {
    heard.abort();
  }
}
