import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { person } from '../demo-world/actor.ts';
import { leadMs, lookAtPairs, type Market, refreshPrices } from '../demo-world/prices.ts';
import { clientOf } from '../embedded/contracts.ts';
import type { EmbeddedChain } from '../embedded/embedded-chain.ts';

/** Prices stay known for two hours of chain time; a step of the clock below this needs no look. */
const noticeableMs = 30 * 60_000;

type Priced = Pick<EmbeddedChain, 'devnet' | 'deployment' | 'keys'>;

/**
 * Prices are averages of the last half hour, and whoever moves the clock of the embedded chain skips over it. Who moves it
 * over HTTP, as people do, has them looked at half an hour before the arrival; after any other step another half hour
 * passes in which they are, so that things priced in U can be bought again. Gives back how to stop.
 */
export function watchPrices(chain: EmbeddedChain): () => Promise<void> {
  const { devnet } = chain;
  const market = marketOf(chain);
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
  const lookOnTheWay = async (arrival: number) => {
    if (arrival - devnet.chain.now() < leadMs) return;
    const before = seen;
    // Blocks of the look itself are no steps that need another.
    seen = arrival;
    try {
      await looking;
      await devnet.setTime(arrival - leadMs);
      await lookAtPairs(market);
    } catch {
      // A moment that the chain refuses, which the travel itself tells; or a look that failed: the watch continues.
      seen = before;
    }
  };
  const stopListening = devnet.chain.onHead(look);
  const stopTravelling = devnet.onTravel(lookOnTheWay);
  look();
  return async () => {
    stopListening();
    stopTravelling();
    await looking;
  };
}

/**
 * For a chain that is about to go live from a past: looks at prices half an hour before the present, so that they are
 * known when it comes, and the chain need not run ahead of everyone's watch for them.
 */
export async function lookBeforePresent(chain: Priced, now: () => number): Promise<void> {
  const { devnet } = chain;
  const moment = now() - leadMs;
  if (devnet.chain.head().timestamp >= moment) return;
  await devnet.setMining({ mode: 'instant' });
  await devnet.setTime(moment);
  await lookAtPairs(marketOf(chain));
}

function marketOf({ devnet, deployment, keys }: Priced): Market {
  return {
    devnet,
    client: clientOf(devnet),
    at: addressesOf(deployment),
    keeper: person('keeper', keys.keeper),
  };
}
