import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { clientOf } from './contracts.ts';
import { person } from './demo-world/actor.ts';
import { refreshPrices } from './demo-world/prices.ts';
import type { EmbeddedChain } from './embedded-chain.ts';

/** Prices stay known for two hours of chain time; a step of the clock below this needs no look. */
const noticeableMs = 30 * 60_000;

/**
 * Prices are averages of the last half hour, and whoever moves the clock of the embedded chain skips over it. After
 * such a step another half hour passes in which prices are looked at, so that things priced in U can be bought
 * again. Gives back how to stop.
 */
export function watchPrices({ devnet, deployment, keys }: EmbeddedChain): () => Promise<void> {
  const market = {
    devnet,
    client: clientOf(devnet),
    at: addressesOf(deployment),
    keeper: person('keeper', keys.keeper),
  };
  let seen = 0;
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    // The state is as old as its newest block, however far the clock is.
    const now = devnet.chain.head().timestamp;
    if (now - seen < noticeableMs) return;
    seen = now;
    // A look that fails (the chain is being closed, or rewound) is made again at a later block.
    looking = looking.then(() => refreshPrices(market)).catch(() => {});
  };
  const stopListening = devnet.chain.onHead(look);
  look();
  return async () => {
    stopListening();
    await looking;
  };
}
