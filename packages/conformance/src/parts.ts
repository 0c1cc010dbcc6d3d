import type { Part } from './part.ts';
import { accounts } from './parts/accounts.ts';
import { blocks } from './parts/blocks.ts';
import { broadcasts } from './parts/broadcasts.ts';
import { calls } from './parts/calls.ts';
import { contractSettings } from './parts/contract-settings.ts';
import { contracts } from './parts/contracts.ts';
import { exchanges } from './parts/exchanges.ts';
import { governance } from './parts/governance.ts';
import { jsonRpc } from './parts/json-rpc.ts';
import { node } from './parts/node.ts';
import { permissions } from './parts/permissions.ts';
import { precompiles } from './parts/precompiles.ts';
import { programs } from './parts/programs.ts';
import { proposals } from './parts/proposals.ts';
import { requests } from './parts/requests.ts';
import { stakedEnergy } from './parts/staked-energy.ts';
import { stakes } from './parts/stakes.ts';
import { tokenCalls } from './parts/token-calls.ts';
import { tokens } from './parts/tokens.ts';
import { transactions } from './parts/transactions.ts';
import { transfers } from './parts/transfers.ts';

/** Everything that `npm run conformance` performs. */
export const parts: readonly Part[] = [
  node,
  requests,
  transfers,
  accounts,
  permissions,
  stakes,
  stakedEnergy,
  tokens,
  exchanges,
  governance,
  proposals,
  contracts,
  contractSettings,
  tokenCalls,
  calls,
  precompiles,
  blocks,
  broadcasts,
  jsonRpc,
  programs,
  transactions,
];
