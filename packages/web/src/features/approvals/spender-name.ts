import type { Address } from '@vellum/tron/address';
import type { ApprovalText } from './texts.ts';

/** Parts that every launch has; their addresses only the index knows. */
const ofLaunches = new Set(['presale', 'trade', 'basePool', 'launchToken', 'launchPair']);

/**
 * What a spender is called, by the contracts that this page signs for. The server is believed for parts of launches
 * alone, so that it cannot give a stranger one of our names.
 */
export function spenderName(
  spender: Address,
  contracts: Readonly<Record<string, Address>>,
  told: string | null,
): string | null {
  const own = Object.keys(contracts).find((name) => contracts[name] === spender);
  if (own !== undefined) return own;
  return told !== null && ofLaunches.has(told) ? told : null;
}

const named = [
  'otcDesk',
  'lpStake',
  'termStake',
  'burnMine',
  'locker',
  'liquidityHelper',
  'router',
  'cards',
  'blindBox',
  'feeVault',
  'payout',
  'tokenFactory',
  'presale',
  'trade',
  'basePool',
] as const;

/** The words for a spender. */
export function spenderText(name: string | null): ApprovalText {
  if (name === null) return 'unknownSpender';
  const known = named.find((one) => one === name);
  return known ? `spender_${known}` : 'spender_other';
}
