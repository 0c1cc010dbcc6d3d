import type { Clock } from '../clock.ts';
import type { AskMessage, GivenAnswer } from './first-view-messages.ts';

/** Questions a minute for all pages together: what a node allows belongs to the indexer and to payments. */
const PER_MINUTE = 120;
/** Milliseconds until a node's answer comes too late for a page. */
const PATIENCE = 300;
const MINUTE = 60_000;

/** What a page reads of contracts; nothing else is asked of a node for it. */
const READS = /^\/wallet(?:solidity)?\/(?:triggerconstantcontract|getnowblock)$/;

/** Asks a node that the page was told of; null for what is not asked or not answered. */
export function nodeQuestions(nodes: readonly string[], clock: Clock, patience = PATIENCE) {
  const bases = nodes.map((node) => node.replace(/\/$/, ''));
  let [began, asked] = [clock(), 0];
  return async ({ address, headers, body }: AskMessage): Promise<GivenAnswer | null> => {
    const base = bases.find((one) => address.startsWith(`${one}/`));
    if (base === undefined || !READS.test(address.slice(base.length))) return null;
    if (clock() - began >= MINUTE) [began, asked] = [clock(), 0];
    if (++asked > PER_MINUTE) return null;
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(address, {
      method: 'POST',
      headers,
      body,
      signal,
      redirect: 'error',
    });
    // What fails is drawn as waiting: the app asks again and tells in its own words.
    return answer.ok ? { status: answer.status, body: await answer.text() } : null;
  };
}
