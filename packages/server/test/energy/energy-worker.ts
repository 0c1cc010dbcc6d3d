import { toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { broadcast } from '@vellum/tron/client/broadcast';
import { createClient } from '@vellum/tron/client/client';
import { encodeTransaction } from '@vellum/tron/transaction';
import { pino } from 'pino';
import { energyMemory } from '../../src/keeper/energy-memory.ts';
import { energyDeskJobs } from '../../src/keeper/jobs/energy-desk.ts';
import { createKeeper } from '../../src/keeper/keeper.ts';
import { keeperStore } from '../../src/keeper/keeper-store.ts';
import { type Life, mortality, mortalStore } from '../boxes/mortal-keeper.ts';
import type { EnergyWorld } from './energy-world.ts';

export type WorkerLife = Pick<Life, 'steps' | 'answered' | 'clock'> &
  Readonly<{
    /** Sees the bytes that are written down, and all that are sent. */
    onWritten?(signed: string): void;
    onSent?(signed: string): void;
  }>;

/** An energy worker with nothing in memory that may die at any question to node or database. */
export function energyWorker(world: EnergyWorld, life: WorkerLife) {
  const { survive, isDead, steps } = mortality(life);
  const mortalFetch = ((...request: Parameters<typeof fetch>) =>
    survive(() => fetch(...request))) as typeof fetch;
  const client = createClient({ fullNodes: [world.chain.url], fetch: mortalFetch });
  const plain = keeperStore(world.database.database, 'energy');
  const store = mortalStore(
    {
      ...plain,
      add: (transaction, ...rest) => {
        life.onWritten?.(toHex(transaction.signed));
        return plain.add(transaction, ...rest);
      },
    },
    survive,
  );
  const kept = energyMemory(world.database.database, world.desk);
  const keeper = createKeeper({
    client,
    store,
    jobs: [],
    sources: [
      energyDeskJobs({
        client,
        desk: world.desk,
        operator: toHexAddress(world.operator.address),
        store,
        memory: {
          firstOpen: () => survive(kept.firstOpen),
          moveTo: (first) => survive(() => kept.moveTo(first)),
          borrowers: () => survive(kept.borrowers),
          addBorrower: (receiver) => survive(() => kept.addBorrower(receiver)),
          forgetBorrower: (receiver) => survive(() => kept.forgetBorrower(receiver)),
        },
      }),
    ],
    privateKey: world.operator.privateKey,
    clock: life.clock,
    log: pino({ level: 'silent' }),
    send: (to, transaction) => {
      life.onSent?.(toHex(encodeTransaction(transaction)));
      return broadcast(to, transaction);
    },
  });
  return { tick: keeper.tick, isDead, steps };
}
