import { normalizeIP } from '@fastify/rate-limit';
import { nodeRelay as endpoints } from '@vellum/api/node-relay/node-relay';
import { toHexAddress } from '@vellum/tron/address';
import type { FastifyInstance } from 'fastify';
import { type Call, serveRaw } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { type Asker, confirmed, eventsOf, full, type NodeRelay } from './node-relay.ts';

type Endpoints = typeof endpoints;
type Answerer<E extends Endpoints[keyof Endpoints]> = (
  relay: NodeRelay,
  body: Call<E>['body'],
  asker: Asker,
) => Promise<string>;

/** Headers alone: pages need no transactions of whole blocks. */
const headOnly = { detail: false };

const answerers: { [N in keyof Endpoints]: Answerer<Endpoints[N]> } = {
  head: (relay) => relay.shared(full('getblock', headOnly)),
  confirmedHead: (relay) => relay.shared(confirmed('getblock', headOnly)),
  parameters: (relay) => relay.shared(full('getchainparameters', {})),
  block: (relay, { num }, asker) =>
    relay.read(full('getblock', { id_or_num: String(num), ...headOnly }), asker),
  blockReceipts: (relay, { num }, asker) => relay.receiptsOf(num, asker),
  account: (relay, body, asker) => relay.read(full('getaccount', body), asker),
  resources: (relay, body, asker) => relay.read(full('getaccountresource', body), asker),
  lendable: (relay, body, asker) => relay.read(full('getcandelegatedmaxsize', body), asker),
  contract: (relay, body, asker) => relay.ofContract(full('getcontract', body), body.value, asker),
  code: (relay, body, asker) => relay.ofContract(full('getcontractinfo', body), body.value, asker),
  call: (relay, { call_value = 0, ...body }, asker) => {
    const question = full('triggerconstantcontract', { ...body, call_value });
    return relay.call(question, body.contract_address, asker);
  },
  transaction: (relay, body, asker) => relay.read(full('gettransactionbyid', body), asker),
  receipt: (relay, body, asker) => relay.read(full('gettransactioninfobyid', body), asker),
  confirmedReceipt: (relay, body, asker) =>
    relay.read(confirmed('gettransactioninfobyid', body), asker),
  events: (relay, { contract, ...search }, asker) =>
    relay.ofContract(eventsOf(contract, search), toHexAddress(contract), asker),
  broadcast: (relay, { transaction }, asker) => relay.send(transaction, asker),
};

/** Null where pages ask the node directly. */
export function serveNodeRelay(app: FastifyInstance, relay: NodeRelay | null): void {
  for (const name of Object.keys(answerers) as (keyof Endpoints)[]) {
    const answer = answerers[name] as (
      relay: NodeRelay,
      body: unknown,
      asker: Asker,
    ) => Promise<string>;
    serveRaw(app, endpoints[name], async ({ body, request, signal }, reply) => {
      if (relay === null) throw new Refusal({ code: 'NOT_FOUND' });
      const text = await answer(relay, body, { network: normalizeIP(request.ip), signal });
      // The time was over before the node answered, and the caller knows.
      if (reply.sent) return reply;
      return reply.header('content-type', 'application/json; charset=utf-8').send(text);
    });
  }
}
