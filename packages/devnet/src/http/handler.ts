import type { Json } from '@vellum/tron/json';
import type { Chain } from '../chain/chain.ts';
import type { ChainControl, FundedAccount } from '../chain/control.ts';
import type { EventIndex } from '../events/event-index.ts';
import type { DripLimit } from './admin/drip-limit.ts';
import type { RpcFilters } from './jsonrpc/rpc-filters.ts';
import type { Params } from './params.ts';

/** The chain that the server speaks for. */
export type HttpDeps = Readonly<{ chain: Chain; control: ChainControl }>;

/** What every handler may use. */
export type HttpContext = HttpDeps &
  Readonly<{
    events: EventIndex;
    /** Accounts that were asked for at /admin since the start, by request. */
    batches: (readonly FundedAccount[])[];
    drips: DripLimit;
    /** What clients of /jsonrpc poll. */
    filters: RpcFilters;
    /** 32 bytes that are new with every start, 0x hex. */
    instanceId: string;
    /** Whether accounts may be impersonated: only where the chain serves this machine alone. */
    impersonation: boolean;
  }>;

/** What is known of who asks. */
export type HttpCaller = Readonly<{ mayUseHooks: () => boolean }>;

export type HttpCall = HttpContext &
  HttpCaller &
  Readonly<{
    params: Params;
    method: string;
    /** As the client wrote it, with the host it used. */
    url: string;
  }>;

export type Handler = (call: HttpCall) => Json | Promise<Json>;

/** Handlers by the last part of their path. */
export type HandlerTable = Readonly<Record<string, Handler>>;
