import { flood } from '../../packages/devnet/test/hostile/flood.ts';
import { hostileRequest } from '../../packages/devnet/test/hostile/requests.ts';
import { randomOf } from '../../packages/devnet/test/random-transactions.ts';
import type { Attack } from './devnet-flood.ts';

let attacking = false;
let answered = 0;
let since = 0;
let ended: Promise<void> = Promise.resolve();

/** Floods until it is told to stop; answers when it is in progress, and at the end with its rate per second. */
process.on('message', async (attack: Attack) => {
  if (attack === 'stop') {
    attacking = false;
    await ended;
    process.send?.((answered * 1_000) / (performance.now() - since));
    return;
  }
  const { url, material, concurrency, seed } = attack;
  const random = randomOf(seed);
  attacking = true;
  answered = 0;
  since = performance.now();
  const next = () => (attacking ? hostileRequest(random, material) : undefined);
  const begun = new Promise<void>((resolve) => {
    ended = flood(url, concurrency, next, () => {
      answered++;
      resolve();
    });
  });
  await begun;
  process.send?.('begun');
});
