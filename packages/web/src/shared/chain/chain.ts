import { encodeForm, type FormValue } from '@vellum/api/wire/form';
import type { ReadCall } from '@vellum/contracts/contract-face';
import { type Address, type HexAddress, parseHexAddress, toHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { getNowBlock } from '@vellum/tron/client/blocks';
import { type Client, createClient } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { Fetch } from '@vellum/tron/client/endpoint';
import { ContractReverted, TransactionRejected } from '@vellum/tron/errors';
import { isJsonObject, parseJson } from '@vellum/tron/json';
import type { AskedCall, CallTransaction } from './call-transaction.ts';
import { chainIdOf } from './chain-id.ts';
import { ContractUnknown } from './chain-refusals.ts';
import type { ProjectConfig } from './project-config.ts';
import { builtInPin, mustBePinned } from './registry-pin.ts';

/** The chain behind this deployment: its nodes, its contracts, and what can be asked of them. */
export type Chain = Readonly<{
  config: ProjectConfig;
  chainId: string;
  client: Client;
  /** Whether contracts' events can be asked for: a plain node has no server of them. */
  hasEvents: boolean;
  /** Address of a contract of the deployment by name, such as `team`; throws ContractUnknown. */
  contract(name: string): Address;
  /** Asks a contract, by name or by address. Throws ContractReverted. */
  read<R>(contract: string, call: ReadCall<R>, signal?: AbortSignal): Promise<R>;
  /** Throws RegistryMismatch unless the contracts are those this page was made for. */
  checkRegistry(): void;
  build(asked: AskedCall): Promise<CallTransaction>;
  /** Hands signed bytes to the network. Throws TransactionRejected; a duplicate is no refusal. */
  send(hex: string): Promise<void>;
}>;

const nobody = parseHexAddress(`0x${'00'.repeat(20)}`) as HexAddress;

/** `pin` is the hash of the contracts that may be signed for; see `mustBePinned`. */
export function createChain(config: ProjectConfig, pin: string | null = builtInPin): Chain {
  const client = nodeClient(config.network);
  const contract = (name: string) => {
    const address = Object.hasOwn(config.contracts, name) ? config.contracts[name] : undefined;
    if (address === undefined) throw new ContractUnknown(name);
    return address;
  };
  return {
    config,
    client,
    hasEvents: Boolean(config.network.nodes.events),
    chainId: chainIdOf(config.network.genesis),
    contract,
    read: (place, call, signal) =>
      readFrom(client, parseHexAddress(place) ?? toHexAddress(contract(place)), call, signal),
    checkRegistry: () => mustBePinned(config, pin),
    build: async (asked) => {
      // Comes with what signs: pages that only read do without.
      const { buildCall } = await import('./call-transaction.ts');
      return buildCall(asked, await getNowBlock(client));
    },
    send: (hex) => send(client, hex),
  };
}

async function readFrom<R>(
  client: Client,
  contract: HexAddress,
  { data, decode }: ReadCall<R>,
  signal: AbortSignal | undefined,
): Promise<R> {
  const request = { caller: nobody, contract, data };
  const outcome = await simulateCall(client, request, signal ? { signal } : undefined);
  if (outcome.status !== 'success') throw new ContractReverted(outcome.message, outcome.data);
  return decode(outcome.data);
}

async function send(client: Client, hex: string): Promise<void> {
  fromHex(hex);
  const body = { transaction: hex };
  const answer = await client.full.request({ path: '/wallet/broadcasthex', body });
  if (answer.flag('result')) return;
  const code = answer.text('code') || 'OTHER_ERROR';
  // The same bytes reached the network before: that is what was wanted.
  if (code === 'DUP_TRANSACTION_ERROR') return;
  throw new TransactionRejected(code, answer.text('message'));
}

/** Before the node's own paths, as `paths.nodeRelay` has them. */
const RELAY = '/node';

/** Access to the network by the way that the deployment names. */
function nodeClient({ nodes }: ProjectConfig['network']): Client {
  if (nodes.access === 'relay') {
    const eventServers = nodes.events ? [RELAY] : [];
    return createClient({ fullNodes: [RELAY], eventServers, fetch: askRelay });
  }
  const { full, confirmed, events } = nodes;
  return createClient({
    fullNodes: [full],
    confirmedNodes: [confirmed],
    eventServers: events === null ? [] : [events],
    fetch: (url, init) => fetch(url, init),
  });
}

/** The same questions in the form that our server takes. Its answers are the node's own. */
const askRelay: Fetch = (url, { body, ...init }) => {
  if (body === undefined) return fetch(url, init);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  // Anyone may ask; a session would only be looked up.
  return fetch(url, { ...init, headers, body: formOf(body), credentials: 'omit' });
};

function formOf(json: string): URLSearchParams {
  const fields = parseJson(json);
  if (!isJsonObject(fields)) throw new TypeError('a question to a node is an object');
  return encodeForm(fields as Readonly<Record<string, FormValue | undefined>>);
}
