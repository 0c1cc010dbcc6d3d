import { fromHex, toHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { signMessage } from '@vellum/tron/message-signing';
import { signDigest } from '@vellum/tron/signature';
import type { BrowserContext, Page } from 'playwright-core';
import { nodeOf } from './known-nodes.ts';
import { installInPage, type PageWalletPlan } from './page-wallet.ts';

type Holder = Readonly<{ address: string; privateKey: string }>;

type WalletWishes = Partial<Omit<PageWalletPlan, 'addresses' | 'genesis'>> &
  Readonly<{ accounts: readonly Holder[]; genesis: string }>;

/** What a person does in the wallet's own window. */
export type InjectedWallet = Readonly<{
  /** Enters the page now; for one that was installed as `late`. */
  appear(page: Page): Promise<void>;
  switchAccount(page: Page, index: number): Promise<void>;
  lock(page: Page): Promise<void>;
  unlock(page: Page): Promise<void>;
  useChain(page: Page, genesis: string): Promise<void>;
  /** Another node, which may be of the same chain; null for one that no page can reach. */
  useNode(page: Page, url: string | null): Promise<void>;
  /** Says no to the next question of this kind. */
  rejectNext(page: Page, what: 'connect' | 'sign' | 'switch'): Promise<void>;
  /** Fails at the next signature, with words of its own: `the device was unplugged`. */
  breakNext(page: Page): Promise<void>;
  /** Everything that was signed so far: ids of transactions, texts of messages. */
  signed: readonly string[];
}>;

/** Installs a wallet with real keys into every page of the context, as an extension would be. */
export async function installWallet(
  context: BrowserContext,
  wishes: WalletWishes,
): Promise<InjectedWallet> {
  const { accounts, genesis, name = 'TronLink', protocol = 'tip', announces = true } = wishes;
  const { late = false, frames = 'top', node = nodeOf(genesis) } = wishes;
  const signed: string[] = [];
  await offerKeys(context, accounts, signed);
  const addresses = accounts.map(({ address }) => address);
  await context.addInitScript(installInPage, {
    name,
    protocol,
    announces,
    addresses,
    genesis,
    node,
    late,
    frames,
  });
  const control = (page: Page, action: string, value?: unknown) =>
    page.evaluate(
      // biome-ignore lint/suspicious/noExplicitAny: put there by the script above.
      ([wallet, what, given]) => (window as any).__walletControl[wallet][what](given),
      [name, action, value] as const,
    );
  return {
    signed,
    appear: (page) => control(page, 'appear'),
    switchAccount: (page, index) => control(page, 'switchAccount', index),
    lock: (page) => control(page, 'lock'),
    unlock: (page) => control(page, 'unlock'),
    useChain: (page, id) => control(page, 'useChain', id),
    useNode: (page, url) => control(page, 'useNode', url),
    rejectNext: (page, what) => control(page, 'rejectNext', what),
    breakNext: (page) => control(page, 'rejectNext', 'break'),
  };
}

const keysOf = new WeakMap<BrowserContext, Map<string, Holder>>();

/** The keys stay here; pages get signatures. */
async function offerKeys(
  context: BrowserContext,
  accounts: readonly Holder[],
  signed: string[],
): Promise<void> {
  const known = keysOf.get(context);
  const keys = known ?? new Map<string, Holder>();
  for (const account of accounts) keys.set(account.address, account);
  if (known) return;
  keysOf.set(context, keys);
  await context.exposeFunction('__walletSign', (address: string, kind: string, payload: string) => {
    const holder = keys.get(address);
    if (!holder) throw new Error(`no key of ${address}`);
    const key = fromHex(holder.privateKey);
    if (kind === 'message') {
      signed.push(payload);
      return signMessage(payload, key);
    }
    const id = sha256(fromHex(payload));
    signed.push(toHex(id));
    return toHex(signDigest(id, key));
  });
}
