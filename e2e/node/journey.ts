import { getTransactionInfo } from '@vellum/tron/client/transactions';
import type { Transaction } from '@vellum/tron/transaction';
import type { Page } from 'playwright-core';
import type { Account } from '../stack/stack.ts';
import type { SiteInBrowser } from '../visitor/arrive.ts';
import { type Way, ways } from '../visitor/ways.ts';
import type { InjectedWallet } from '../wallets/injected-wallet.ts';
import { reasonOf } from './recorder.ts';
import type { Teller } from './story.ts';

/** What someone does in a browser, step by step. */
export type Journey = Readonly<{
  name: string;
  /** Names of its steps, in order. */
  steps: readonly string[];
  isPrivate?: true;
  walk(walker: Walker): Promise<void>;
}>;

/** A transaction that was signed is in no block: nodes that are short of time drop what waits. */
export class TransactionDropped extends Error {
  override readonly name = 'TransactionDropped';
}

/** Goes through a journey and records each step with what the wallet signed in it. */
export class Walker {
  readonly place: SiteInBrowser;
  readonly on: Teller;
  /** Of everyone here: TronLink's app on a phone, in English. */
  readonly way: Way = ways[0];

  constructor(place: SiteInBrowser, on: Teller) {
    this.place = place;
    this.on = on;
  }

  /** One step of a visitor. The index has it afterwards. */
  async step(
    name: string,
    { wallet, account, page }: Readonly<{ wallet: InjectedWallet; account: Account; page: Page }>,
    work: () => Promise<unknown>,
  ): Promise<void> {
    const before = wallet.signed.length;
    const signed = () => wallet.signed.slice(before).filter((one) => /^[0-9a-f]{64}$/.test(one));
    await this.on.recorder.step(name, async () => {
      try {
        await work();
      } catch (error) {
        await this.#refuseDropped(signed(), error);
        throw new Error(`${reasonOf(error)}\n${await screenOf(page)}`, { cause: error });
      }
      for (const txid of signed()) this.#remember(account, txid);
      return signed();
    });
    await this.on.site.indexed();
  }

  /** Someone with an active address. */
  async member(trx?: number): Promise<Account> {
    const account = await this.on.site.account(trx);
    await this.on.site.activate(account);
    return account;
  }

  /** For the check of orders: the server must have bound one to this transaction, or none. */
  #remember(account: Account, txid: string): void {
    const { ledger, people } = this.on.stage;
    const signed = { id: txid } as Transaction;
    const known = ledger.addTransaction(signed, people.of(account), `browser ${txid}`);
    known.sentAt = ledger.tick();
  }

  async #refuseDropped(txids: readonly string[], cause: unknown): Promise<void> {
    for (const txid of txids) {
      if ((await getTransactionInfo(this.on.stage.chain.client, txid)) !== null) continue;
      throw new TransactionDropped(`${txid} came into no block`, { cause });
    }
  }
}

/** Letters of a screen that are kept. */
const SCREEN = 800;

/** What someone saw when a step failed: an open dialog if there is one. */
async function screenOf(page: Page): Promise<string> {
  try {
    const dialog = page.getByRole('dialog').last();
    const shown = (await dialog.count()) > 0 ? dialog : page.locator('body');
    const words = (await shown.ariaSnapshot({ timeout: 5_000 })).replace(/\s+/g, ' ');
    return `the screen: ${words.slice(0, SCREEN)}`;
  } catch (error) {
    return `the screen cannot be read (${reasonOf(error).split('\n')[0]})`;
  }
}
