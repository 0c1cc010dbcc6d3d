import { isJsonObject, parseJson } from '@vellum/tron/json';

/** Transactions whose outcome is remembered. A node is not asked to take the same one again. */
const REMEMBERED = 5_000;

/**
 * What the node may say at another time: it was busy, or without peers. Everything else it would say again of the same
 * bytes.
 */
const passing: ReadonlySet<string> = new Set([
  'SERVER_BUSY',
  'NO_CONNECTION',
  'NOT_ENOUGH_EFFECTIVE_CONNECTION',
  'BLOCK_UNSOLIDIFIED',
  'OTHER_ERROR',
]);

/** Hands each transaction to the node once; who sends it again is told what the node said. */
export type SendOnce = (id: string, send: () => Promise<string>) => Promise<string>;

export function sendOnce(): SendOnce {
  const outcomes = new Map<string, Promise<string>>();
  return (id, send) => {
    const known = outcomes.get(id);
    if (known !== undefined) return known;
    const outcome = send();
    outcomes.set(id, outcome);
    forgetOldest(outcomes);
    const forget = () => outcomes.delete(id);
    // Whether it arrived is not known; the chain itself takes it only once.
    outcome.then((text) => isPassing(text) && forget(), forget);
    return outcome;
  };
}

function forgetOldest(outcomes: Map<string, unknown>): void {
  if (outcomes.size <= REMEMBERED) return;
  for (const oldest of outcomes.keys()) {
    outcomes.delete(oldest);
    return;
  }
}

function isPassing(text: string): boolean {
  try {
    const answer = parseJson(text);
    if (!isJsonObject(answer) || answer['result'] === true) return false;
    return typeof answer['code'] !== 'string' || passing.has(answer['code']);
  } catch {
    return true;
  }
}
