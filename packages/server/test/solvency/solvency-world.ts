import { paths } from '@vellum/api/wire/paths';
import { toHexAddress } from '@vellum/tron/address';
import { pino } from 'pino';
import { watchSolvency } from '../../src/features/solvency/watch-solvency.ts';
import { publishRoots } from '../../src/keeper/jobs/solvency.ts';
import { createKeeper } from '../../src/keeper/keeper.ts';
import { keeperStore } from '../../src/keeper/keeper-store.ts';
import { createModules, type Modules } from '../../src/modules/modules.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { type EarnWorld, earnWorld } from '../earn/earn-world.ts';

const SOLID_LAG = 3;

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape.
type AnyReply = any;

/** A world whose contracts are looked at when the test says so. The owner publishes. */
export type SolvencyWorld = EarnWorld &
  Readonly<{
    modules: Modules;
    /** Everything indexed, and the contracts looked at; ten minutes after the last time. */
    look(): Promise<boolean>;
    /** What can still be replaced becomes final. */
    settle(): Promise<void>;
    /** One round of the publisher. */
    publish(): Promise<void>;
    overview(): Promise<AnyReply>;
  }>;

export async function solvencyWorld(people: number): Promise<SolvencyWorld> {
  const world = await earnWorld(people, { solidLag: SOLID_LAG });
  const open = openDatabase(world.database.url);
  const log = pino({ level: 'silent' });
  const modules = createModules({ config: world.config, open, clock: Date.now, log });
  const { devnet } = world.chain;
  let now = Date.now();
  return {
    ...world,
    modules,
    async look() {
      await devnet.increaseTime(601_000);
      await devnet.mine();
      await world.indexed();
      return watchSolvency(modules.solvency);
    },
    async settle() {
      await devnet.mine(SOLID_LAG + 1);
      await world.indexed();
    },
    async publish() {
      // Jobs rest for some seconds after each of their transactions.
      now += 60_000;
      const { client, contracts, solvency } = modules;
      const job = publishRoots({
        client,
        database: open.database,
        contract: contracts.solvencyLog,
        sender: toHexAddress(world.owner.address),
        ...solvency.publishing,
      });
      const store = keeperStore(open.database, 'payout');
      const { privateKey } = world.owner;
      await createKeeper({ client, store, jobs: [job], privateKey, clock: () => now, log }).tick();
      await world.indexed();
    },
    overview: async () => (await world.post(paths.solvency.overview)).json.data,
    async close() {
      await open.close();
      await world.close();
    },
  };
}
