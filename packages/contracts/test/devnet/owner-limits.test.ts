import { utf8ToBytes } from '@vellum/tron/bytes';
import { DEFAULT_FEE_LIMIT } from '@vellum/tron/contract-call';
import { keccak256 } from '@vellum/tron/hash';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WriteCall } from '../../clients/contract-face.ts';
import { type LimitPlace, limitedContracts } from '../../clients/owner-limits/owner-limit.ts';
import { ownerLimits } from '../../clients/owner-limits/owner-limits.ts';
import { ownership } from '../../clients/ownership.ts';
import { tokenFactory } from '../../clients/token-launch.ts';
import { type Flow, flowOn } from './flow.ts';
import { type MadeScene, makeLimitScene } from './limit-scene.ts';
import { attempt, sendAs } from './owner-attempt.ts';
import { createWorld, TRX, type User } from './world.ts';

let flow: Flow;
let made: MadeScene;
let timelock: User;
beforeAll(async () => {
  flow = flowOn(await createWorld());
  const address = flow.at['timelock']!;
  // Nobody signs for the timelock: the chain takes any signature for its own.
  timelock = { address, privateKey: flow.deployer.privateKey };
  await flow.devnet.impersonate([address]);
  await flow.devnet.edit([{ kind: 'balance', address, balance: 1_000_000n * TRX }]);
  made = await makeLimitScene(flow, sendAs(flow, timelock));
});
afterAll(() => flow?.devnet.close());

const placeOf = (place: LimitPlace) => made.places[place] ?? flow.at[place]!;

/** Calls a function by its signature, with zeros for what it is given. */
function callOf(signature: string): WriteCall {
  const data = new Uint8Array(4 + 3 * 32);
  data.set(keccak256(utf8ToBytes(signature)).slice(0, 4));
  return { data, value: 0n, feeLimit: DEFAULT_FEE_LIMIT, abi: [] };
}

type Limit = (typeof ownerLimits)[number];

const isOfLaunch = ({ contract }: Limit) => contract === 'presale' || contract === 'trade';

/** What is tried, and the error that it meets; a function that does not exist fails without a word. */
function forbiddenBy(limit: Limit, { address: owner }: User) {
  if ('missing' in limit) return { calls: limit.missing.map(callOf), error: 'silent' };
  const scene = { ...made.scene, owner, now: flow.now() };
  return { calls: [limit.call(scene)], error: limit.error };
}

describe('what no owner can do', () => {
  test('is listed for every contract, each thing once', () => {
    const names = ownerLimits.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(ownerLimits.map(({ contract }) => contract))).toEqual(new Set(limitedContracts));
  });

  test.each(ownerLimits.map((limit) => [limit.name, limit] as const))(
    '%s is refused to the owner',
    async (_, limit) => {
      const who = isOfLaunch(limit) ? flow.user(0) : timelock;
      const owned = isOfLaunch(limit) ? placeOf(limit.at) : flow.at[limit.contract]!;
      if (limit.contract !== 'vlm') {
        expect(await flow.read(owned, ownership.owner())).toBe(who.address);
      }
      const { calls, error } = forbiddenBy(limit, who);
      for (const call of calls) {
        expect(await flow.refusal(who, placeOf(limit.at), call)).toBe(error);
        expect(await attempt(flow, who, placeOf(limit.at), call)).toBe(error);
      }
    },
  );

  test('the platform coin has no owner at all', async () => {
    expect(await attempt(flow, timelock, flow.at['vlm']!, ownership.renounce())).toBe('silent');
  });

  test('within the limit the same owner is let through', async () => {
    const call = tokenFactory.setCreationFee(1_000n * TRX);
    expect(await attempt(flow, timelock, flow.at['tokenFactory']!, call)).toBe('accepted');
  });
});
