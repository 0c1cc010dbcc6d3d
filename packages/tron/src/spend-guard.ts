import { SUN_PER_COIN, type Sun, toSun } from './amount.ts';

/** Block 0 of every network that others use. */
const publicNetworks: Readonly<Record<string, 'mainnet' | 'nile' | 'shasta'>> = {
  '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc': 'mainnet',
  '0000000000000000d698d4192c56cb6be724a558448e2684802de4d6cd8690dc': 'nile',
  '0000000000000000de1aa88295e1fcf982742f773e0419c5a9c134c994a9059e': 'shasta',
};

/** Private key 1: funded on every new chain of ours, and known to everyone. */
const WELL_KNOWN_KEY = '1'.padStart(64, '0');

export type SpendRequest = Readonly<{
  /** Id of the node's block 0. */
  genesisId: string;
  /** Most TRX that the run may spend, as typed after `--spend`. */
  spend: string | undefined;
  /** Private key in hex from a file or the environment. */
  key: string | undefined;
}>;

export type SpendDecision =
  | Readonly<{ kind: 'refused'; reason: string }>
  /** `most` is undefined on private chains, where nothing has a price. */
  | Readonly<{ kind: 'allowed'; network: 'nile' | 'shasta' | 'private'; key: string; most?: Sun }>;

/**
 * Whether a test may send transactions to the network behind this block 0, and what it may spend:
 * never on mainnet, up to `--spend` on Nile and Shasta, freely on private chains.
 */
export function decideSpending({ genesisId, spend, key }: SpendRequest): SpendDecision {
  const network = publicNetworks[genesisId.toLowerCase().replace(/^0x/, '')] ?? 'private';
  if (network === 'mainnet') return refused('this is mainnet: tests never run there');
  if (key !== undefined && !/^[0-9a-f]{64}$/.test(key)) {
    return refused('the test key is not a private key of 64 hex digits');
  }
  if (network === 'private') return { kind: 'allowed', network, key: key ?? WELL_KNOWN_KEY };
  if (key === undefined) return refused(`on ${network} TEST_KEY_FILE must name a file with a key`);
  if (spend === undefined) return refused(`on ${network} --spend MAX_TRX must limit the cost`);
  if (!/^[1-9]\d{0,8}$/.test(spend)) return refused('--spend must be a whole number of TRX');
  return { kind: 'allowed', network, key, most: toSun(BigInt(spend) * SUN_PER_COIN) };
}

function refused(reason: string): SpendDecision {
  return { kind: 'refused', reason };
}
