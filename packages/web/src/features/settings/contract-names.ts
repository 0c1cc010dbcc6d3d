import type { messages } from './messages.en.ts';

const named = [
  'basePoolCode',
  'blindBox',
  'burnMine',
  'cards',
  'dex',
  'energyDesk',
  'feeVault',
  'governor',
  'launchTokenCode',
  'liquidityHelper',
  'locker',
  'lpStake',
  'oracle',
  'otcDesk',
  'payout',
  'presaleCode',
  'router',
  'solvencyLog',
  'team',
  'termStake',
  'timelock',
  'tokenFactory',
  'tradeCode',
  'usdt',
  'vlm',
  'vlmUsdt',
  'vlmWtrx',
  'wtrx',
  'wtrxUsdt',
] as const;

/** The words for a contract of the deployment. */
export function contractText(name: string): keyof typeof messages {
  const known = named.find((one) => one === name);
  return known ? `contract_${known}` : 'contract_other';
}
