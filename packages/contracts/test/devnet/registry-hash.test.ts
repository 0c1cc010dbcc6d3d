import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { abiFingerprints } from '../../clients/abi-fingerprints.ts';
import { registryHash } from '../../clients/registry-hash.ts';
import {
  marketBlueprints,
  timelockBlueprint,
  voteBlueprints,
} from '../../deploy/coin-blueprints.ts';
import { earnBlueprints, groundBlueprints } from '../../deploy/earn-blueprints.ts';
import { launchBlueprints } from '../../deploy/launch-blueprints.ts';
import { tradingBlueprints } from '../../deploy/market-blueprints.ts';
import { abiFingerprint } from './abi-fingerprint.ts';

const blueprints = {
  ...timelockBlueprint,
  ...marketBlueprints,
  ...voteBlueprints,
  ...groundBlueprints,
  ...launchBlueprints,
  ...earnBlueprints,
  ...tradingBlueprints,
};

const team = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const usdt = 'TUVDB6ERnHbxzNnPjie51asogjWgjwo5xG' as Address;

describe('registry hash', () => {
  it('knows the face of every contract of a deployment', () => {
    const faces = Object.entries(blueprints).map(([name, { abi }]) => [name, abiFingerprint(abi)]);
    expect(abiFingerprints).toEqual(Object.fromEntries(faces));
  });

  it('does not depend on the order of names', () => {
    expect(registryHash({ team, usdt })).toBe(registryHash({ usdt, team }));
  });

  it('changes with an address, a name, and a contract more', () => {
    const hashes = [
      registryHash({ team, usdt }),
      registryHash({ team: usdt, usdt: team }),
      registryHash({ team, vlm: usdt }),
      registryHash({ team }),
    ];
    expect(new Set(hashes).size).toBe(4);
  });
});
