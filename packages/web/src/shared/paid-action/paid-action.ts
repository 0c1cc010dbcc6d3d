import type { EndpointAt, FormOf, Path, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { CodeWithParams, ErrorCode } from '@vellum/api/refusals/error-codes';
import type { paths } from '@vellum/api/wire/paths';
import type { CoinMove } from '@vellum/contracts/account-moves';
import type { WriteCall } from '@vellum/contracts/contract-face';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import type { Chain } from '../chain/chain.ts';
import type { Money } from '../coins/money.ts';
import type { Texts } from '../i18n/texts-of.ts';
import type { Translate } from '../i18n/use-texts.ts';

/** What a paid action is about. Kept in the journal, so it is plain data; amounts are text in base units. */
export type ActionParams = Readonly<Record<string, string | number | boolean | null>>;

type AnyPrepared = ReplyOf<EndpointAt<typeof paths.orders.prepare>>;

/** What every Before answers; `quote` is the action's own part. */
export type PreparedOrder<Q = unknown> = Omit<AnyPrepared, 'quote'> & Readonly<{ quote: Q }>;
export type WireCall = AnyPrepared['call'];
export type WireApproval = AnyPrepared['approvals'][number];

/** Paths that take the report of a sent transaction: every After. */
export type AfterPath = {
  [P in Path]: FormOf<EndpointAt<P>> extends { orderId: string; txid: string } ? P : never;
}[Path];

/** The call that the wallet is to sign, as this page builds it from the contract's own face. */
export type PlannedCall = Readonly<{
  contract: Address;
  call: WriteCall;
}>;

/** A contract that must be allowed to take an amount of a coin before the call. */
export type NeededApproval = Readonly<{
  coin: Money;
  spender: Address;
  /** Who that is, in the reader's words: `the Vellum market`. */
  spenderName: string;
}>;

/** What is put away for a reward, so that a review can say when its fees take more than it brings. */
export type Earning = Readonly<{
  /** Expected over the days. */
  reward: Money;
  days: number;
  /** Energy of getting out with the reward. */
  exitEnergy: bigint;
  /** Null where it cannot be more or less, as with a card. */
  staked: Money | null;
}>;

/** The words and figures of the sheet, in the reader's language. */
export type ActionSummary = Readonly<{
  /** `Review: buy a card` */
  review: string;
  /** `Buying Gold 000 318` */
  doing: string;
  /** `Gold 000 318 is yours` */
  done: string;
  /** `Not bought` */
  undone: string;
  /** Nothing is given when it is empty; `giveNothing` then says so in words. */
  give: readonly Money[];
  giveNothing?: string;
  get: ReactNode;
  earning?: Earning;
  /** Who can spend the person's money after this; by default what the approvals say, or nobody. */
  spending?: ReactNode;
  /** What can still fail after signing, and what it then costs. */
  canFail: string;
  warnings?: readonly string[];
  /** Always true, rarely needed: at the very end. */
  smallPrint?: string;
  /** Least amounts that were agreed to: the receipt says what came beyond them. */
  least?: readonly Money[];
  /** What else the receipt says, by the amounts that moved: `Figure` rows. */
  facts?: (coins: readonly CoinMove[]) => ReactNode;
  /** Where to go from the done seal. */
  next?: Readonly<{ label: string; to: string }>;
}>;

export type SummaryInput<P, Q, K extends string> = Readonly<{
  params: P;
  order: PreparedOrder<Q> | null;
  /** Once it was prepared: leads to what the order has made. */
  orderId?: string;
  t: Translate<K>;
}>;

export type ActionContext = Readonly<{ account: Address; chain: Chain }>;

/** A paid action that has to be done before another, reviewed together with it and confirmed on its own. */
export type Lead = Readonly<{
  action: PaidAction;
  params: ActionParams;
  /** Holds what it brings, so that the call after it can be estimated; none where that can be simulated already. */
  holder?: Address;
}>;

export function leadOf<P extends ActionParams, Q, K extends string>(
  action: PaidAction<P, Q, K>,
  params: P,
  holder?: Address,
): Lead {
  return { action: action as unknown as PaidAction, params, ...(holder && { holder }) };
}

/** Everything the one mechanism needs to know of one paid action. */
export type PaidAction<
  P extends ActionParams = ActionParams,
  Q = unknown,
  K extends string = string,
> = Readonly<{
  key: OrderKind;
  /** What `t` of the summary speaks. */
  texts: Texts<K>;
  /** Two runs with the same lock never run at once: `membership.activate`, `cards.buy:3`. */
  lock(params: P): string;
  /** `active`: only activated addresses may do it, so activation leads. Wallet and network are always needed. */
  needs: readonly ('wallet' | 'network' | 'active')[];
  /** Balances, limits, phase: before anything is asked. Null when nothing speaks against it. */
  check?(params: P, context: ActionContext): Promise<CodeWithParams | null>;
  /** Parameters that were kept, with times, prices and limits of this moment; see `again-rules.ts`. */
  renew?(params: P, context: ActionContext): Promise<P>;
  /** What else has to be done first; what is done already is left out. */
  leads?(params: P, context: ActionContext): Promise<readonly Lead[]>;
  summary(input: SummaryInput<P, Q, K>): ActionSummary;
  before(params: P): Promise<PreparedOrder<Q>>;
  /** What must be allowed; held against what the server asks for. None by default. */
  approvals?(params: P, context: ActionContext): readonly NeededApproval[];
  /** Coins that come into the wallet in the same transaction, where approvals are needed: for the estimate. */
  receives?(params: P, context: ActionContext): readonly Address[] | Promise<readonly Address[]>;
  /**
   * The call, built here. Before the order exists it is asked with null for the trial run; an action
   * that needs its quote answers null then, and its Before is made before the review.
   */
  call(params: P, order: PreparedOrder<Q> | null, context: ActionContext): PlannedCall | null;
  /** Path of the page where it is gone on with; by default the one it was begun on. */
  page?: string;
  /** Wire path of its After. */
  after: AfterPath;
  /** Query keys whose answers change when it is done. */
  invalidate?(params: P): readonly (readonly unknown[])[];
  /** Spec §8: the sentence around the reason when wallet, node or contract refuse. ACTION_FAILED by default. */
  failure?: ErrorCode | ((params: P) => ErrorCode);
  /** The same when its transaction ended as a failed one; as `failure` unless told. */
  failed?: ErrorCode;
}>;

/** The sentence around the reason when wallet, node or contract refuse this. */
export function failureOf<P extends ActionParams, Q>(
  { failure = 'ACTION_FAILED' }: Pick<PaidAction<P, Q>, 'failure'>,
  params: P,
): ErrorCode {
  return typeof failure === 'function' ? failure(params) : failure;
}

const defined = new Map<string, PaidAction>();
const listeners = new Set<() => void>();

/** One paid action, for `usePaidAction`. Define it once, at the top of a module: it can be resumed by its key then. */
export function definePaidAction<P extends ActionParams, Q, K extends string = string>(
  action: PaidAction<P, Q, K>,
): PaidAction<P, Q, K> {
  defined.set(action.key, action as unknown as PaidAction);
  for (const listener of listeners) listener();
  return action;
}

/** The action of a key; null until the page that has it is there. */
export const definedAction = (key: string): PaidAction | null => defined.get(key) ?? null;

export function onDefined(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
