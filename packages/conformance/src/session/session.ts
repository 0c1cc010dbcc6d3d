import type { HexAddress } from '@vellum/tron/address';
import { concatBytes, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { type Json, type JsonObject, stringifyJson } from '@vellum/tron/json';
import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { Names } from '../names/names.ts';
import { type Signer, type Submitted, submit, type TransactionOptions } from '../node/submit.ts';
import type { HttpAnswer, HttpRequest, TronNode } from '../node/tron-node.ts';
import type { Observation, RunContext } from '../part.ts';

/** The steps of one part on one node: what is done, asked and seen. */
export class Session {
  readonly node: TronNode;
  readonly names = new Names();
  readonly #part: string;
  readonly #context: RunContext;

  constructor(part: string, node: TronNode, context: RunContext) {
    this.#part = part;
    this.node = node;
    this.#context = context;
  }

  /** The account of this name, which derives from the seed and exists only once it is funded. */
  account(name: string): Signer {
    const key = sha256(
      concatBytes(utf8ToBytes(this.#context.seed), utf8ToBytes(`/${this.#part}/${name}`)),
    );
    const address = addressOfPrivateKey(key);
    this.names.address(address, name);
    return { address, key };
  }

  /** Accounts with this many TRX each. */
  funded(trx: number, ...names: readonly string[]): Promise<Signer[]> {
    return Promise.all(
      names.map(async (name) => {
        const account = this.account(name);
        await this.#context.treasury.fund(account.address, trx);
        return account;
      }),
    );
  }

  /** Asks by POST; the answer is what is observed. */
  async read(id: string, path: string, body: JsonObject = {}): Promise<Observation> {
    return this.asked(id, { method: 'POST', path, body });
  }

  async get(id: string, path: string): Promise<Observation> {
    return this.asked(id, { method: 'GET', path });
  }

  /** Asks one method of JSON-RPC. */
  async rpc(id: string, method: string, ...params: readonly Json[]): Promise<Observation> {
    const body = { jsonrpc: '2.0', id: 1, method, params };
    const seen = await this.asked(id, { method: 'POST', path: '/jsonrpc', body });
    return { ...seen, subjects: [`method ${method}`] };
  }

  async asked(id: string, request: HttpRequest): Promise<Observation> {
    return this.observed(id, request, await this.node.ask(request));
  }

  observed(id: string, request: HttpRequest, answer: HttpAnswer): Observation {
    const { status, type, body } = answer;
    return {
      id,
      request: requestText(this.node, request),
      answer: { http: `${status} ${type.toLowerCase()}`, body: this.names.inAnswer(body) },
      subjects: [`route ${request.path.split('?')[0]}`],
    };
  }

  /**
   * Sends a transaction and waits for its block; observes what the node said to it and what it keeps of it.
   * Returns what was sent.
   */
  async *send<T extends ContractType>(
    id: string,
    owner: Signer,
    type: T,
    value: Omit<ContractInput<T>, 'owner_address'>,
    options: TransactionOptions = {},
  ): AsyncGenerator<Observation, Submitted> {
    const sent = await submit(this.node, owner, type, value, options);
    const { transaction, broadcast, info } = sent;
    this.names.text(transaction.id, `transaction ${id}`);
    const request = {
      method: 'POST',
      path: '/wallet/broadcasthex',
      body: { transaction: '…' },
    } as const;
    const contract = `contract ${type}`;
    yield { ...this.observed(`${id}: broadcast`, request, broadcast), subjects: [contract] };
    if (info === undefined) return sent;
    const address = info['contract_address'];
    if (type === 'CreateSmartContract' && typeof address === 'string') {
      this.names.address(address as HexAddress, `contract ${id}`);
    }
    const kept = await this.read(`${id}: receipt`, '/wallet/gettransactioninfobyid', {
      value: transaction.id,
    });
    yield { ...kept, subjects: [...(kept.subjects ?? []), contract] };
    yield await this.read(`${id}: transaction`, '/wallet/gettransactionbyid', {
      value: transaction.id,
    });
    return sent;
  }
}

function requestText(node: TronNode, { method, path, body }: HttpRequest): string {
  const sent = body === undefined || typeof body === 'string' ? body : stringifyJson(body);
  return [method, node.urlOf(path), ...(sent === undefined ? [] : [sent])].join(' ');
}
