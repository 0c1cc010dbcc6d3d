import type { Values } from './config.ts';

/** What is wrong only together. */
export function conflicts(values: Values): string[] {
  return [...networkConflicts(values), ...moveConflicts(values), ...bucketConflicts(values)];
}

/** People would be told that there is a new platform while the old one still takes their money. */
function moveConflicts({ MODE: mode, SUCCESSOR_URL: successor }: Values): string[] {
  return mode === 'open' && successor !== null ? ['SUCCESSOR_URL is for MODE=exits'] : [];
}

function bucketConflicts({ S3_URL: url, ...values }: Values): string[] {
  const keys = (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter(
    (name) => (values[name] === null) !== (url === null),
  );
  return keys.map((name) =>
    url === null ? `${name} is for a bucket: set S3_URL too` : `${name} must be set for S3_URL`,
  );
}

function networkConflicts(values: Values): string[] {
  if (values.NETWORK === 'devnet') {
    const foreign = (['TRON_FULL_NODE', 'TRON_SOLIDITY_NODE', 'TRON_EVENT_SERVER'] as const).filter(
      (name) => values[name].length > 0,
    );
    return foreign.map((name) => `${name} is for another network: set NETWORK too`);
  }
  const missing = [];
  if (values.TRON_FULL_NODE.length === 0) missing.push('TRON_FULL_NODE');
  if (values.DEPLOYMENT_FILE === null) missing.push('DEPLOYMENT_FILE');
  return [
    ...missing.map((name) => `${name} must be set for NETWORK=${values.NETWORK}`),
    ...pairConflicts(values),
    ...reserveConflicts(values),
  ];
}

/** A confirmed node belongs to the full node in its place: one without would be asked for both at one port. */
function pairConflicts({ TRON_FULL_NODE: full, TRON_SOLIDITY_NODE: solidity }: Values): string[] {
  if (solidity.length === 0 || solidity.length === full.length) return [];
  return ['TRON_SOLIDITY_NODE must name one for each of TRON_FULL_NODE, in the same order'];
}

/** Whoever takes over a machine with both proposes after the veto too; a chain of one's own is for trials. */
function reserveConflicts({ NETWORK: network, PAYOUT_KEY: payout, RESERVE_KEY: reserve }: Values) {
  if (network === 'custom' || payout === null || reserve === null) return [];
  return ['RESERVE_KEY is for another machine than PAYOUT_KEY'];
}
