import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import type { Chain } from '../../chain/chain.ts';
import type { ConnectedWallet } from '../../wallet/connection.ts';
import type { WalletFailure } from '../../wallet/wallet-failure.ts';
import type { Journal } from '../journal/journal.ts';
import type { ActionContext, AfterPath, Lead } from '../paid-action.ts';
import type { RunLocks } from './run-lock.ts';

export type OrderStatus = ReplyOf<EndpointAt<typeof paths.orders.get>>;

export type Report = Readonly<{ orderId: string; txid: string; rawDataHex: string }>;

/** What a run needs of the page around it; tests give their own. */
export type RunPorts = Readonly<{
  chain(): Promise<Chain>;
  wallet(): ConnectedWallet | null;
  /** Why there is none. */
  walletLack(): WalletFailure;
  /** Signs in when needed: the wallet asks, with no question of ours before it. */
  ensureSession(): Promise<Address>;
  /** Activation of the account as it is chosen now. */
  activation(context: ActionContext): Promise<Lead>;
  /** Whether reports for this account would be taken now, without asking anybody. */
  hasSession(account: Address): boolean;
  report(path: AfterPath, report: Report): Promise<OrderStatus>;
  /** Whether the server has seen the block of an order. */
  isIndexed(orderId: string): Promise<boolean>;
  journal: Journal;
  locks: RunLocks;
  /** Something the server knows has changed. */
  invalidate(keys: readonly (readonly unknown[])[]): void;
  /** Wall time, milliseconds. */
  now(): number;
  /** Resolves after so many milliseconds, or sooner when something may have changed. */
  wait(milliseconds: number): Promise<void>;
  newId(): string;
  /** Path and search of the page shown. */
  page(): string;
}>;
