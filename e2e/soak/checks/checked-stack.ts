import type { Client } from '@vellum/tron/client/client';
import type { SoakStack } from '../soak-stack.ts';

/** A platform at rest, as far as the checks look into it. */
export type CheckedStack = Pick<
  SoakStack,
  'config' | 'open' | 'copyDatabase' | 'stopServers' | 'indexInto'
> &
  Readonly<{ node: Readonly<{ client: Client }> }>;
