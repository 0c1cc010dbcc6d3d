import { builtCode } from '@vellum/contracts/built-code';
import { dexFactory, pair } from '@vellum/contracts/dex';
import { ownership } from '@vellum/contracts/ownership';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { getContract } from '@vellum/tron/client/contracts';
import { sha256 } from '@vellum/tron/hash';
import type { Chain } from '../../shared/chain/chain.ts';

export type ContractCheck = Readonly<{
  /** `pair`: made by the exchange, which says so. `foreign`: not from our sources, as USDT on a public network. */
  standing: 'match' | 'pair' | 'foreign' | 'differs' | 'missing';
  /** SHA-256 of the code on chain without its arguments, and of ours. */
  found: string | null;
  built: string | null;
  owner: Address | null;
}>;

/** Whose code nobody can expect to be ours where the network has its own. */
const maybeForeign = new Set(['usdt', 'wtrx', 'dex', 'router']);

/** Holds the code that the node has for a contract against the code that our sources give. */
export async function checkContract(chain: Chain, name: string): Promise<ContractCheck> {
  const place = chain.contract(name);
  const [contract, owner] = await Promise.all([
    getContract(chain.client, toHexAddress(place)),
    ownerOf(chain, place),
  ]);
  const ours = builtCode[name];
  if (contract === null) return { standing: 'missing', found: null, built: null, owner };
  if (!ours) {
    const isPair = await isOfExchange(chain, place);
    return { standing: isPair ? 'pair' : 'differs', found: null, built: null, owner };
  }
  const standing = standingOf(contract.bytecode, ours);
  const isForeign = standing === 'differs' && maybeForeign.has(name) && !isEmbedded(chain);
  return {
    standing: isForeign ? 'foreign' : standing,
    found: hashOf(contract.bytecode.slice(0, ours.length)),
    built: ours.hash,
    owner,
  };
}

/** Arguments stand behind the code, so that as much is compared as was built. */
export function standingOf(
  found: Uint8Array,
  ours: Readonly<{ length: number; hash: string }>,
): 'match' | 'differs' {
  const isLongEnough = found.length >= ours.length;
  return isLongEnough && hashOf(found.slice(0, ours.length)) === ours.hash ? 'match' : 'differs';
}

const hashOf = (code: Uint8Array) => toHex(sha256(code));

const isEmbedded = ({ config }: Chain) => config.network.name === 'devnet';

/** Null where nobody owns it. */
async function ownerOf(chain: Chain, place: Address): Promise<Address | null> {
  try {
    return fromHexAddress(await chain.read(place, ownership.owner()));
  } catch {
    // It has no owner to ask for.
    return null;
  }
}

async function isOfExchange(chain: Chain, place: Address): Promise<boolean> {
  try {
    const sides = await Promise.all([
      chain.read(place, pair.token0()),
      chain.read(place, pair.token1()),
    ]);
    return (await chain.read('dex', dexFactory.pairOf(...sides))) === toHexAddress(place);
  } catch {
    // What has no two sides is no pair.
    return false;
  }
}
