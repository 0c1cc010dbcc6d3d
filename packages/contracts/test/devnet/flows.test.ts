import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ComparisonRow, comparison } from './comparison.ts';
import { deployments } from './deployments.ts';
import {
  comparisonTable,
  deploymentTable,
  documentTables,
  energyTable,
} from './document-tables.ts';
import { type Energies, type Flow, flowOn } from './flow.ts';
import { cardInstalments, cardLife } from './flows/cards.ts';
import { voting } from './flows/dao.ts';
import {
  burning,
  locking,
  lpStaking,
  payingOut,
  tellingOwed,
  termStaking,
  votesOfCoin,
  zapping,
} from './flows/earn.ts';
import { energyNotDelivered, energyRented } from './flows/energy.ts';
import { backedLaunch, cheapTrade, failedLaunch, successfulLaunch } from './flows/launch.ts';
import { boxesMissed, boxesRevealed, boxesVoid, otcOffers } from './flows/market.ts';
import {
  dexReference,
  lockReference,
  nftReference,
  ownSwaps,
  type ReferenceFlow,
  saleReference,
  stakingReference,
} from './reference-flows.ts';
import { referenceCode } from './references.ts';
import { committed, updateHint } from './snapshot.ts';
import { createWorld, type World } from './world.ts';

const flows: readonly (readonly [string, (flow: Flow) => Promise<void>])[] = [
  ['S6.05 a presale that succeeds, with an internal trade its creator opens', successfulLaunch],
  ['an internal trade below the opening price', cheapTrade],
  ['a presale that fails pays everything back', failedLaunch],
  ['a launch with backing and a burn from its pair', backedLaunch],
  ['cards bought, listed, sold, moved, pledged, unlocked', cardLife],
  ['a card in two instalments, completed and cancelled', cardInstalments],
  ['liquidity added and staked, rewards claimed, left', lpStaking],
  ['LP for one coin alone, locked for a day', zapping],
  ['a term staked, closed and closed early', termStaking],
  ['burn and swapToBurn for power', burning],
  ['S4.08 locks, opened by their createTime', locking],
  ['payouts against a root', payingOut],
  ['what is owed, told for a block', tellingOwed],
  ['the coin moved and its votes delegated', votesOfCoin],
  ['a box series sold out and revealed', boxesRevealed],
  ['a box series whose secret never comes', boxesVoid],
  ['a box series whose draw is missed', boxesMissed],
  ['swaps through the router', ownSwaps],
  ['OTC offers', otcOffers],
  ['energy rented, lent by the operator, used and taken back', energyRented],
  ['energy late or taken back early is paid back', energyNotDelivered],
  ['S4.14 a vote, executed by the timelock, turns creation off', voting],
];

/** Design targets, for an action in its steady state. */
const targets: Energies = {
  'presale: buy, first': 32_000,
  'presale: buy, again': 14_000,
  'presale: refund': 16_000,
  'presale: claim vested, first': 45_000,
  'lock: lock': 80_000,
  'lock: unlock': 30_000,
  'liquidity: add with minimum': 110_000,
};

const cloned = ['LaunchToken', 'Presale', 'Trade', 'BasePool'];

const peers: readonly (readonly [string, ReferenceFlow])[] = [
  ['staking in the Synthetix manner', stakingReference],
  ['OpenZeppelin ERC721', (flow, codes) => nftReference(flow, codes, 'Erc721Reference')],
  ['ERC721Enumerable', (flow, codes) => nftReference(flow, codes, 'EnumerableReference')],
  ['ERC721A', (flow, codes) => nftReference(flow, codes, 'Erc721AReference')],
  ['a card sale on the same library', saleReference],
  ['a locker in the UNCX manner', lockReference],
  ['the DEX as its authors made it', dexReference],
];

/** A transfer of a card also looks whether the receiver is a contract that could never give it back. */
const allowedAbove = ({ action, peer }: ComparisonRow): number =>
  action === 'cards: transfer to a new holder' && peer === 'Erc721AReference' ? 150 : 0;

describe('everything deployed on the devnet, used through TronWeb', () => {
  const energies: Energies = {};
  let world: World;
  let mark: number;
  beforeAll(async () => {
    // A chain that was never closed: what a box holds, and so its energy, follows from the times of blocks.
    world = await createWorld({});
  });
  beforeEach(async () => {
    mark = await world.devnet.snapshot();
  });
  // Each flow begins where the deployment ended, clock included.
  afterEach(() => world.devnet.revert(mark));
  afterAll(() => world.devnet.close());

  test.each(flows)('%s', async (_, run) => {
    const flow = flowOn(world);
    await run(flow);
    Object.assign(energies, flow.energies);
  });

  test('the energy of every user action is the committed one', () => {
    expect(energies, updateHint).toEqual(committed('energy.json', energies));
  });

  test('actions stay within their targets', () => {
    const above = Object.entries(targets).filter(([action, most]) => !(energies[action]! <= most));
    expect(above).toEqual([]);
  });

  test('sizes and deployment energy are the committed ones, and within the limits', () => {
    const deployed = deployments(world.deployment);
    expect(deployed, updateHint).toEqual(committed('deployment.json', deployed));
    for (const { bytes, energy } of Object.values(deployed)) {
      // 24576 is Ethereum's limit; TRON's is what a transaction may burn at 100 sun a unit.
      expect(bytes).toBeLessThanOrEqual(24_576);
      expect(energy * 100).toBeLessThan(1_000_000_000);
    }
    expect(Math.max(...cloned.map((name) => deployed[name]!.bytes))).toBeLessThan(16_384);
    expect(deployed['TokenFactory']!.bytes).toBeLessThan(20_480);
    // Room for a mend.
    expect(deployed['Cards']!.bytes).toBeLessThanOrEqual(24_576 - 400);
  });

  describe('beside the references, on the same chain', () => {
    const codes = referenceCode();
    const references: Energies = {};

    test.each(peers)('%s', async (_, run) => {
      const flow = flowOn(world);
      await run(flow, codes);
      Object.assign(references, flow.energies);
    });

    test('the energy of every reference is the committed one', () => {
      expect(references, updateHint).toEqual(committed('references.json', references));
    });

    test('ours is lower or equal in each shared action', () => {
      const rows = comparison(energies, references);
      expect(rows).toHaveLength(26);
      expect(rows.filter((row) => !(row.ours <= row.reference + allowedAbove(row)))).toEqual([]);
    });

    test('docs/contracts.md shows these figures', () => {
      const tables = {
        deployment: deploymentTable(deployments(world.deployment)),
        comparison: comparisonTable(comparison(energies, references)),
        energy: energyTable(energies),
      };
      const { found, wanted } = documentTables(tables);
      expect(found, updateHint).toBe(wanted);
    });
  });
});
