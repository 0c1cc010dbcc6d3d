import { isJsonObject, type Json } from '@vellum/tron/json';

/** Refusals that are answered at once before any has to wait. */
const BURST = 100;
/** Refusals per second after that. */
const RATE = 150;
/** Bytes of a body that count like one more refusal. */
const BYTES_PER_REFUSAL = 100_000;
/** Milliseconds that nobody waits longer than. */
const MAX_DELAY = 1_000;

/**
 * Keeps room permanently requests: whoever is refused over and over is answered more and more slowly, and
 * clients that wait for their answers then send no faster. A program that errs now and then does not notice.
 */
export class RefusalPace {
  /** Milliseconds: when all refusals so far are paid for. */
  #paidUntil = 0;

  /** Milliseconds to hold back the answer to a refused request with a body of this size. */
  delay(now: number, bodyBytes: number): number {
    const price = (1_000 / RATE) * (1 + bodyBytes / BYTES_PER_REFUSAL);
    const earliest = now - (1_000 / RATE) * BURST;
    this.#paidUntil = Math.min(Math.max(this.#paidUntil, earliest) + price, now + MAX_DELAY);
    return Math.max(0, Math.floor(this.#paidUntil - now));
  }
}

/** Whether an answer with status 200 says no: `Error`, or a code other than success. */
export function isRefusal(body: Json): boolean {
  if (!isJsonObject(body)) return false;
  if (body['Error'] !== undefined || body['error'] !== undefined) return true;
  const result = body['result'];
  const code = body['code'] ?? (isJsonObject(result ?? null) && (result as { code?: Json }).code);
  return typeof code === 'string' && code !== 'SUCCESS';
}
