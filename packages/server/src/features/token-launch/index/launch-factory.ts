import type { HexAddress } from '@vellum/tron/address';
import { base58Of } from '../../../indexer/node/base58-of.ts';
import type { FactoryRule } from '../../../indexer/registry.ts';

/** What the registry calls the parts of a launch, by the name that the factory's event gives them. */
const sources = {
  token: 'launchToken',
  presale: 'presale',
  trade: 'trade',
  basePool: 'basePool',
  pair: 'launchPair',
} as const;

/** The parts of a launch are followed from the block on in which the factory made them. */
export const launchFactory: FactoryRule = {
  source: 'tokenFactory',
  event: 'TokenCreated',
  children: ({ args }) =>
    Object.entries(sources).map(([name, source]) => ({
      source,
      address: base58Of(args[name] as HexAddress),
    })),
};
