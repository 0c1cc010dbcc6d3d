import { NodeUnreachable } from '@vellum/tron/errors';
import { nodeChoice } from './node-choice.ts';
import { createNodeHttp, type NodeQuestion, type NodeUrls, Unreached } from './node-http.ts';

/** Asks a node over connections of its own. Gives the JSON text of the answer; throws NodeUnreachable. */
export type RelayNode = Readonly<{
  ask(question: NodeQuestion): Promise<string>;
  close(): void;
}>;

export type RelayNodeOptions = Readonly<{
  /** The first that can serve is asked, and the next once it cannot be reached. */
  nodes: readonly NodeUrls[];
  apiKey: string | null;
  /** Number of the newest confirmed block that the index has heard of. */
  confirmedSeen(): Promise<number>;
}>;

const CONFIRMED_HEAD: NodeQuestion = {
  kind: 'confirmed',
  path: '/walletsolidity/getblock',
  body: '{"detail":false}',
};

export function createRelayNode({ nodes, apiKey, confirmedSeen }: RelayNodeOptions): RelayNode {
  const http = createNodeHttp(apiKey);
  const secrets = [...nodes.flatMap(Object.values), ...(apiKey === null ? [] : [apiKey])];
  const choice = nodeChoice(nodes, canServe);
  let confirmedTold = 0;

  /**
   * A page takes a transaction for expired if the confirmed chain is past its time and does not hold it. Two answers
   * say that, so a node which is behind what was told before must not give the second one.
   */
  async function canServe(urls: NodeUrls): Promise<boolean> {
    try {
      const [head, seen] = await Promise.all([http.ask(urls, CONFIRMED_HEAD), confirmedSeen()]);
      return blockNumberIn(head) >= Math.max(seen, confirmedTold);
    } catch {
      // Why it does not answer is of no use while another does; without one the question fails.
      return false;
    }
  }

  async function answerOf(question: NodeQuestion, tries: number): Promise<string> {
    const urls = await choice.current();
    try {
      return await http.ask(urls, question);
    } catch (error) {
      // An event server is no node: without it the node is as good as before.
      if (!(error instanceof Unreached) || question.kind === 'events') throw error;
      choice.abandon(urls);
      if (tries <= 1) throw error;
      return answerOf(question, tries - 1);
    }
  }

  return {
    async ask(question) {
      try {
        const text = await answerOf(question, nodes.length);
        mustBeTellable(text, secrets);
        if (question.path === CONFIRMED_HEAD.path) {
          confirmedTold = Math.max(confirmedTold, blockNumberIn(text));
        }
        return text;
      } catch (cause) {
        throw new NodeUnreachable(question.path, [cause], 0);
      }
    },
    close: () => http.close(),
  };
}

/** 0 where the text tells no block. */
const blockNumberIn = (text: string): number => Number(/"number":\s*(\d+)/.exec(text)?.[1] ?? 0);

/** What is passed on is JSON, and names neither node nor key. */
function mustBeTellable(text: string, secrets: readonly string[]): void {
  if (!/^\s*[[{]/.test(text)) throw new Error('the answer is no JSON');
  if (secrets.some((secret) => text.includes(secret))) {
    throw new Error('the answer names the node or its key');
  }
}
