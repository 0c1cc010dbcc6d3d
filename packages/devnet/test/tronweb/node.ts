import { fromHexAddress } from '@vellum/tron/address';
import { TronWeb } from 'tronweb';
import { createDevnet } from '../../src/index.ts';

/** What a node answers, which is what the tests examine. */
// biome-ignore lint/suspicious/noExplicitAny: every test looks at other parts, and says which by looking.
export type Answer = any;

export type Devnet = Awaited<ReturnType<typeof createDevnet>>;

/** A chain of its own with TronWeb on top, as a user would set it up. */
export type Node = Readonly<{
  devnet: Devnet;
  url: string;
  tronWeb: TronWeb;
  /** Base58 address and key of the funded account; 0 is TronWeb's default. */
  account(index: number): { address: string; hex: string; privateKey: string };
  /** Signs a draft and broadcasts it; gives what the node says about it. */
  send(draft: Answer, by: number): Promise<Answer>;
  /** Why a draft cannot be made or is not taken, in the words of TronWeb or of the node. */
  refusal(draft: Promise<Answer>, by: number): Promise<string>;
  /** Posts JSON as any client would. */
  post(path: string, body?: unknown): Promise<Answer>;
  get(path: string): Promise<Answer>;
}>;

export async function startNode(
  options: Partial<Parameters<typeof createDevnet>[0]> = {},
): Promise<Node> {
  const devnet = await createDevnet({ port: 0, ...options });
  const url = devnet.url!;
  const account = (index: number) => {
    const { address, privateKey } = devnet.accounts[index + 1]!;
    return { address: fromHexAddress(address), hex: address, privateKey };
  };
  const tronWeb = new TronWeb({ fullHost: url, privateKey: account(0).privateKey });
  const post: Node['post'] = async (path, body = {}) =>
    (await fetch(`${url}/${path}`, { method: 'POST', body: JSON.stringify(body) })).json();
  const send: Node['send'] = async (draft, by) => {
    const signed = await tronWeb.trx.sign(draft, account(by).privateKey);
    const answer: Answer = await tronWeb.trx.sendRawTransaction(signed);
    if (!answer.result) throw new Error(textOf(answer.message ?? ''));
    return post('wallet/gettransactioninfobyid', { value: signed.txID });
  };
  return {
    devnet,
    url,
    account,
    tronWeb,
    send,
    refusal: async (draft, by) => {
      try {
        await send(await draft, by);
        return 'taken';
      } catch (error) {
        return String((error as Error).message ?? error);
      }
    },
    post,
    get: async (path) => (await fetch(`${url}/${path}`)).json(),
  };
}

/** Text of the hex that nodes put into messages. */
export function textOf(hex: string): string {
  return Buffer.from(hex, 'hex').toString('utf8');
}
