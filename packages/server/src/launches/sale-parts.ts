import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import type { Pool } from 'pg';
import { chainPosition } from '../indexer/chain-position.ts';
import { accountReader } from '../platform/chain/account-reader.ts';
import { askContract } from '../platform/chain/ask-contract.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { launchReader } from './launch-reader.ts';

/** What is known of launched tokens besides what the index has. */
export type TokenPort = Readonly<{
  /** The hash of what a token's page says now; null when nothing was ever said. */
  textsHash(token: Address): Promise<string | null>;
  /** Learns names and other constants of new tokens, and when trades end, so that joins find them. */
  catchUp(newest: Readonly<{ headId: string; solid: number }>): Promise<unknown>;
}>;

export type SaleMeans = Readonly<{
  database: Database;
  pool: Pool;
  client: Client;
  clock: Clock;
  contracts: Readonly<Record<'wtrx' | 'vlm' | 'usdt' | 'locker', Address>>;
  tokens: TokenPort;
}>;

export type SaleParts = ReturnType<typeof saleParts>;

/** Everything that reads and plans of presales, trades and rankings stand on. */
export function saleParts({ database, pool, client, clock, contracts, tokens }: SaleMeans) {
  const position = chainPosition(database);
  return {
    ...{ database, pool, client, clock, contracts },
    ask: askContract(client),
    account: accountReader(client),
    launch: launchReader(database),
    position,
    /** Where the index stands; what is in no event of up to there is known afterwards. */
    async caughtUp() {
      const at = await position();
      await tokens.catchUp(at);
      return at;
    },
    /** Refuses a payment for a token whose page says something else by now than what was read. */
    async requireTexts(token: Address, shown: string | undefined): Promise<void> {
      if (shown === undefined || (await tokens.textsHash(token)) === shown) return;
      throw new Refusal({ code: 'TEXTS_CHANGED' });
    },
  };
}
