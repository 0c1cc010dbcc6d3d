import { createHash } from 'node:crypto';
import { isJsonObject, parseJson } from '@vellum/tron/json';

/** Transactions whose outcome is remembered. */
const REMEMBERED = 5_000;

/** What the node may say otherwise of the same bytes a little later: it was busy, or without peers. */
const passing: ReadonlySet<string> = new Set([
  'SERVER_BUSY',
  'NO_CONNECTION',
  'NOT_ENOUGH_EFFECTIVE_CONNECTION',
  'BLOCK_UNSOLIDIFIED',
  'OTHER_ERROR',
]);

type SignedBytes = Readonly<{
  /** Without the signature: everyone can compute it who can guess what someone is about to sign. */
  id: string;
  hex: string;
}>;

/** Hands each transaction to the node once; who sends it again is told what the node said. */
export type SendOnce = (signed: SignedBytes, send: () => Promise<string>) => Promise<string>;

/**
 * A refusal holds for the very bytes: else a stranger who guesses a transaction could have it refused under a false
 * signature before its owner sends it. Once the node has taken one, its id is enough.
 */
export function sendOnce(): SendOnce {
  const taken = new Map<string, string>();
  const outcomes = new Map<string, Promise<string>>();
  return async ({ id, hex }, send) => {
    const accepted = taken.get(id);
    if (accepted !== undefined) return accepted;
    const bytes = createHash('sha256').update(hex).digest('base64');
    const known = outcomes.get(bytes);
    if (known !== undefined) return known;
    const outcome = send();
    keep(outcomes, bytes, outcome);
    try {
      const text = await outcome;
      const said = verdictOf(text);
      if (said === 'taken') keep(taken, id, text);
      if (said !== 'refused') outcomes.delete(bytes);
      return text;
    } catch (error) {
      // Whether it arrived is not known; the chain itself takes it only once.
      outcomes.delete(bytes);
      throw error;
    }
  };
}

function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.set(key, value);
  if (kept.size <= REMEMBERED) return;
  for (const oldest of kept.keys()) {
    kept.delete(oldest);
    return;
  }
}

function verdictOf(text: string): 'taken' | 'refused' | 'unclear' {
  try {
    const answer = parseJson(text);
    if (!isJsonObject(answer)) return 'unclear';
    if (answer['result'] === true) return 'taken';
    const { code } = answer;
    return typeof code === 'string' && !passing.has(code) ? 'refused' : 'unclear';
  } catch {
    return 'unclear';
  }
}
