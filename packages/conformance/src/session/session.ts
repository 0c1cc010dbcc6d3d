import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { concatBytes, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { type Json, type JsonObject, stringifyJson } from '@vellum/tron/json';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import type { Transaction } from '@vellum/tron/transaction';
import { namedAnswer } from '../names/named-answer.ts';
import { Names } from '../names/names.ts';
import type { Signer } from '../node/submit.ts';
import type { HttpAnswer, HttpRequest, TronNode } from '../node/tron-node.ts';
import type { Observation, RunContext } from '../part.ts';

import { childrenOf, draftedContract } from './new-contracts.ts';

/** Leaves out of an answer what belongs to others on the chain. */
export type Pick = (body: Json) => Json;

/** The steps of one part on one node: who acts, what is asked, what is seen. */
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

  /** The funding account, a witness on private chains. */
  get treasurer(): Signer {
    const { owner } = this.#context.treasury;
    this.names.address(owner.address, 'treasurer');
    return owner;
  }

  /** The account of this name, which derives from the seed and exists only once it is funded. */
  account(name: string): Signer {
    const path = utf8ToBytes(`/${this.#part}/${name}`);
    const key = sha256(concatBytes(utf8ToBytes(this.#context.seed), path));
    const address = addressOfPrivateKey(key);
    this.names.address(address, name);
    return { address, key };
  }

  /** The address of an account as `visible` requests spell it. */
  base58({ address }: Readonly<{ address: HexAddress }>): string {
    return fromHexAddress(address);
  }

  /** A new account with this many TRX. */
  async funded(name: string, trx: number): Promise<Signer> {
    const account = this.account(name);
    await this.#context.treasury.fund(account.address, trx);
    return account;
  }

  /** Names a transaction of ours by its id and its signatures. */
  nameTransaction({ id, signatures }: Transaction, name: string): void {
    this.names.text(id, `transaction ${name}`);
    for (const signature of signatures) this.names.text(toHex(signature), 'signature');
  }

  /** Asks by POST; the answer is what is observed. */
  read(id: string, path: string, body: JsonObject = {}, pick = everything): Promise<Observation> {
    return this.asked(id, { method: 'POST', path, body }, pick);
  }

  /** Asks both the full and the solidity node. */
  async *readBoth(id: string, route: string, body: JsonObject = {}, pick = everything) {
    yield await this.read(id, `/wallet/${route}`, body, pick);
    await this.node.solidified();
    yield await this.read(`${id}, solid`, `/walletsolidity/${route}`, body, pick);
  }

  /** Asks one method of JSON-RPC. */
  async rpc(
    id: string,
    method: string,
    params: readonly Json[] = [],
    pick = everything,
  ): Promise<Observation> {
    const body = { jsonrpc: '2.0', id: 1, method, params };
    const seen = await this.asked(id, { method: 'POST', path: '/jsonrpc', body }, pick);
    return { ...seen, subjects: [`method ${method}`] };
  }

  async asked(id: string, request: HttpRequest, pick = everything): Promise<Observation> {
    const answer = await this.node.ask(request);
    return this.observed(id, request, { ...answer, body: pick(answer.body) });
  }

  observed(id: string, request: HttpRequest, answer: HttpAnswer): Observation {
    const { status, type, body } = answer;
    for (const [at, child] of childrenOf(body).entries()) {
      this.names.address(child, `child ${at} of ${id}`);
    }
    const drafted = draftedContract(body);
    if (drafted !== undefined) this.names.address(drafted, 'contract that follows from the id');
    return {
      id,
      request: requestText(this.node, request),
      answer: { http: `${status} ${type.toLowerCase()}`, body: namedAnswer(body, this.names) },
      subjects: [`route ${request.path.split('?')[0]}`],
    };
  }
}

const everything: Pick = (body) => body;

function requestText(node: TronNode, { method, path, body }: HttpRequest): string {
  const sent = body === undefined || typeof body === 'string' ? body : stringifyJson(body);
  return [method, node.urlOf(path), ...(sent === undefined ? [] : [sent])].join(' ');
}
