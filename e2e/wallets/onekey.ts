import { fileURLToPath } from 'node:url';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { signMessage } from '@vellum/tron/message-signing';
import { signDigest } from '@vellum/tron/signature';
import type { BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';

type Holder = Readonly<{ address: string; privateKey: string }>;
type Plan = Readonly<{ accounts: readonly Holder[]; node: string }>;

/** OneKey's app as a person uses it, behind OneKey's own provider in the page. */
export type OneKey = Readonly<{
  switchAccount(page: Page, index: number): Promise<void>;
  lock(page: Page): Promise<void>;
  unlock(page: Page): Promise<void>;
  useNode(page: Page, url: string, chainId?: string): Promise<void>;
  /** Says no to the next question of this kind. */
  rejectNext(what: 'connect' | 'message' | 'pay'): void;
  /** Runs when the app is asked to sign a transaction, before it answers. */
  beforePaying(run: () => Promise<void>): void;
  /** What was signed: ids of transactions, texts of messages. */
  signed: readonly string[];
}>;

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
let packed: Promise<string> | null = null;

/** The provider as one script, as the extension and the app pack it. */
async function pack(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    build: {
      write: false,
      lib: { entry: file('onekey-page.ts'), formats: ['iife'], name: '__oneKey' },
      rolldownOptions: { transform: { inject: { Buffer: [file('page-buffer.ts'), 'Buffer'] } } },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !('output' in output)) throw new Error('nothing was packed');
  return output.output[0].code;
}

/** Puts OneKey into every page of the context. */
export async function installOneKey(
  context: BrowserContext,
  { accounts, node: first }: Plan,
): Promise<OneKey> {
  packed ??= pack();
  const signed: string[] = [];
  const rejects: string[] = [];
  let before: (() => Promise<void>) | null = null;
  let node = first;
  let at = 0;
  let isAllowed = false;
  let isLocked = false;
  const holder = () => accounts[at] as Holder;
  const shown = () => (isAllowed && !isLocked ? [holder().address] : []);
  const nodes = () => ({ fullHost: node, fullNode: node, solidityNode: node, eventServer: node });
  const refuse = (what: string) => {
    const place = rejects.indexOf(what);
    if (place < 0) return;
    rejects.splice(place, 1);
    throw { code: 4001, message: 'User rejected the request' };
  };
  const keyFor = (what: 'message' | 'pay') => {
    refuse(what);
    return fromHex(holder().privateKey);
  };
  const answers: Record<string, (params: never) => unknown> = {
    tron_getProviderState: () => ({ accounts: shown(), nodes: nodes() }),
    tron_requestAccounts() {
      refuse('connect');
      isAllowed = true;
      isLocked = false;
      return shown();
    },
    async tron_signTransaction(transaction: { raw_data_hex: string }) {
      const run = before;
      before = null;
      await run?.();
      const key = keyFor('pay');
      const id = sha256(fromHex(transaction.raw_data_hex));
      signed.push(toHex(id));
      return { ...transaction, signature: [toHex(signDigest(id, key))] };
    },
    signMessageV2([hex]: [string]) {
      const key = keyFor('message');
      const text = new TextDecoder().decode(fromHex(hex));
      signed.push(text);
      return signMessage(text, key);
    },
  };
  await context.exposeFunction('__oneKeyNative', async (method: string, params: string) => {
    try {
      const answer = answers[method];
      if (!answer) throw { code: -32601, message: `${method} is not supported` };
      return JSON.stringify({ result: await answer(JSON.parse(params) as never) });
    } catch (error) {
      return JSON.stringify({ error });
    }
  });
  await context.addInitScript({ content: await packed });
  const tell = async (page: Page, event: string, params: unknown) => {
    for (const frame of page.frames()) {
      await frame.evaluate(
        ([name, value]) =>
          (globalThis as unknown as { __oneKeyTell?: (name: string, value: unknown) => void })[
            '__oneKeyTell'
          ]?.(name, value),
        [event, params] as const,
      );
    }
  };
  const tellAccounts = (page: Page) => tell(page, 'accountsChanged', shown());
  return {
    signed,
    rejectNext: (what) => void rejects.push(what),
    beforePaying: (run) => {
      before = run;
    },
    switchAccount(page, index) {
      at = index;
      return tellAccounts(page);
    },
    lock(page) {
      isLocked = true;
      return tellAccounts(page);
    },
    unlock(page) {
      isLocked = false;
      return tellAccounts(page);
    },
    useNode(page, url, chainId) {
      node = url;
      return tell(page, 'nodesChanged', { nodes: nodes(), chainId });
    },
  };
}
