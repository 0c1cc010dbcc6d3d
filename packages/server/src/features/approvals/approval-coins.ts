import { trc20, wtrx } from '@vellum/contracts/coins';
import { pair } from '@vellum/contracts/dex';
import { launchToken } from '@vellum/contracts/token-launch';
import { eventSource } from '../../indexer/events/event-source.ts';
import type { EventSource } from '../../indexer/projection.ts';

/** The coins of the platform, by what the registry calls them, and how their logs are read. */
export const approvalCoins: readonly EventSource[] = [
  eventSource('usdt', trc20),
  eventSource('vlm', trc20),
  eventSource('wtrx', wtrx),
  eventSource('vlmWtrx', pair),
  eventSource('vlmUsdt', pair),
  eventSource('wtrxUsdt', pair),
  eventSource('launchToken', launchToken),
  eventSource('launchPair', pair),
];
