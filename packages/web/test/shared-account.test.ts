import { randomBytes } from 'node:crypto';
import { toHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { decodeTransaction } from '@vellum/tron/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Run } from '../src/shared/paid-action/run/run.ts';
import { offerOf } from './paid-offers.ts';
import { amount, newWorld, type PaidChain, startPaidChain, type World } from './paid-world.ts';
import { noCalls, type Share, updatePermissions } from './permission-update.ts';

let paid: PaidChain;
let world: World;

beforeAll(async () => {
  paid = await startPaidChain();
});
afterAll(() => paid?.devnet.close());
beforeEach(async () => {
  world = await newWorld(paid);
});

const other = addressOfPrivateKey(randomBytes(32));
const share = (owner: Share, ...actives: readonly Share[]) =>
  updatePermissions(paid.devnet, world.key, owner, ...actives);

const own = () => toHexAddress(world.account);
const newRun = () => new Run(offerOf(world, amount) as never, world.ports);

describe('an account that others sign for, too', () => {
  it('pays under the active permission of its key where the owner is another one', async () => {
    await share(
      { keys: [[other, 1n]] },
      { keys: [[other, 1n]] },
      { keys: [[own(), 2n]], threshold: 2n },
    );
    const run = newRun();
    await run.begin({});
    const { permission } = run.get().review!;
    expect(permission).toMatchObject({ id: 3, name: 'desk 1', weight: 2n, threshold: 2n });
    await run.confirm([]);
    expect(run.get().state).toMatchObject({ step: 'done' });
    const ids = world.sent.map((hex) => decodeTransaction(fromHex(hex)).contract.permissionId);
    expect(ids).toEqual([3, 3]);
  });

  it.each([
    [
      'two must sign',
      'SIGNER_TOO_LIGHT',
      { weight: '1', threshold: '2' },
      () => share(two(), two()),
    ],
    [
      'its key may not call contracts',
      'SIGNER_NOT_ALLOWED',
      undefined,
      () => share({ keys: [[other, 1n]] }, { keys: [[own(), 1n]], operations: noCalls }),
    ],
    [
      'its key was removed',
      'SIGNER_REMOVED',
      undefined,
      () => share({ keys: [[other, 1n]] }, { keys: [[other, 1n]] }),
    ],
  ] as const)(
    'is refused in words before anything is signed where %s',
    async (_, code, params, change) => {
      await change();
      const run = newRun();
      await run.begin({});
      expect(run.get().state).toMatchObject({
        step: 'idle',
        refusal: { code, ...(params && { params }) },
      });
      expect(world.signed).toEqual([]);
    },
  );

  it('signs under no other permission than the review showed', async () => {
    const run = newRun();
    await run.begin({});
    expect(run.get().review?.permission).toMatchObject({ id: 0 });
    await share({ keys: [[other, 1n]] }, { keys: [[own(), 1n]] });
    await run.confirm([]);
    expect(run.get().state).toMatchObject({
      step: 'failed',
      money: 'untouched',
      error: { code: 'PERMISSION_CHANGED' },
    });
    expect(world.signed).toEqual([]);
    await run.begin({});
    await run.confirm([]);
    expect(run.get().state).toMatchObject({ step: 'done' });
  });

  it('is refused as well when its permissions change while it is reviewed', async () => {
    const run = newRun();
    await run.begin({});
    expect(run.get().review?.permission).toMatchObject({ id: 0 });
    await share({ keys: [[other, 1n]] }, { keys: [[other, 1n]] });
    await run.confirm([]);
    expect(run.get().state).toMatchObject({ step: 'failed', error: { code: 'SIGNER_REMOVED' } });
    expect(world.signed).toEqual([]);
  });
});

const two = (): Share => ({
  keys: [
    [own(), 1n],
    [other, 1n],
  ],
  threshold: 2n,
});
