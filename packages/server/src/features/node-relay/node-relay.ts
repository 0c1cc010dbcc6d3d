import { encodeForm } from '@vellum/api/wire/form';
import type { Address, HexAddress } from '@vellum/tron/address';
import { Overdue } from '../../platform/http/problem-of.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { KnownContracts } from './known-contracts.ts';
import type { NodeQuestion } from './node-http.ts';
import { EVERYBODY, type RelayBudget, type Weight } from './relay-budget.ts';
import type { RelayNode } from './relay-node.ts';
import type { SendOnce } from './send-once.ts';
import { readSignedCall } from './signed-call.ts';

export type RelayParts = Readonly<{
  node: RelayNode;
  budget: RelayBudget;
  known: KnownContracts;
  isLaunchBlock(block: number): Promise<boolean>;
  once: SendOnce;
}>;

/** Who asks. */
export type Asker = Readonly<{ network: string; signal: AbortSignal }>;

/** Answers of the node as JSON text, to what pages may ask through this server. */
export type NodeRelay = ReturnType<typeof createNodeRelay>;

/** The head of the chain and its prices are asked for by everyone: one answer is good for so many milliseconds. */
const SHARED_MS = 1_000;

export function createNodeRelay({ node, budget, known, isLaunchBlock, once }: RelayParts) {
  const ask = (weight: Weight, question: NodeQuestion, { network, signal }: Asker) =>
    budget.run(weight, {
      network,
      isUnwanted: () => signal.aborted,
      work: () => {
        if (signal.aborted) throw new Overdue();
        return node.ask(question);
      },
    });

  async function mustKnow(contract: HexAddress): Promise<Weight> {
    const standing = await known(contract);
    if (standing === null) throw new Refusal({ code: 'RELAY_CONTRACT_UNKNOWN' });
    return standing === 'own' ? 'call' : 'foreign';
  }

  return {
    read: (question: NodeQuestion, asker: Asker) => ask('light', question, asker),
    shared: sharedAnswers((question) => ask('light', question, everybody)),
    async receiptsOf(block: number, asker: Asker): Promise<string> {
      if (!(await isLaunchBlock(block))) throw new Refusal({ code: 'RELAY_CONTRACT_UNKNOWN' });
      return ask('light', full('gettransactioninfobyblocknum', { num: block }), asker);
    },
    async ofContract(question: NodeQuestion, contract: HexAddress, asker: Asker): Promise<string> {
      await mustKnow(contract);
      return ask('light', question, asker);
    },
    async call(question: NodeQuestion, contract: HexAddress, asker: Asker): Promise<string> {
      return ask(await mustKnow(contract), question, asker);
    },
    async send(transaction: string, asker: Asker): Promise<string> {
      const call = readSignedCall(transaction);
      if (call === null) throw new Refusal({ code: 'RELAY_TRANSACTION_REFUSED' });
      await mustKnow(call.contract);
      const signed = { id: call.id, hex: transaction };
      return once(signed, () => ask('send', full('broadcasthex', { transaction }), asker));
    },
  };
}

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

export const full = (call: string, fields: Fields): NodeQuestion => ({
  kind: 'full',
  path: `/wallet/${call}`,
  body: JSON.stringify(fields),
});

export const confirmed = (call: string, fields: Fields): NodeQuestion => ({
  kind: 'confirmed',
  path: `/walletsolidity/${call}`,
  body: JSON.stringify(fields),
});

const everybody: Asker = { network: EVERYBODY, signal: new AbortController().signal };

/** What a contract logged, by the server that decodes it. */
export function eventsOf(contract: Address, search: Fields): NodeQuestion {
  const path = `/v1/contracts/${contract}/events?${encodeForm(search)}`;
  return { kind: 'events', path, body: null };
}

/** Asks once for all who want the same within the time. */
function sharedAnswers(ask: (question: NodeQuestion) => Promise<string>) {
  const answers = new Map<string, Readonly<{ until: number; text: Promise<string> }>>();
  return (question: NodeQuestion): Promise<string> => {
    const known = answers.get(question.path);
    if (known !== undefined && performance.now() < known.until) return known.text;
    const text = ask(question);
    answers.set(question.path, { until: performance.now() + SHARED_MS, text });
    text.catch(() => answers.delete(question.path));
    return text;
  };
}
