import { paths } from '@vellum/api/wire/paths';
import { byName, type Json, oneOf, oneRow, type Scene, TRX, type UserAction } from '../scene.ts';

const { lpStaking, coinStaking, burnMining, liquidity, locks } = paths;

const some = ({ random }: Scene, most: number) => BigInt(1 + random(most));

const pool = async (scene: Scene): Promise<Json> =>
  oneOf(scene, (await scene.ask(lpStaking.get))?.list ?? []);

const token = async (scene: Scene): Promise<Json> => {
  const page = await scene.ask(liquidity.list);
  const open: Json[] = (page?.list ?? []).filter(({ canAdd }: Json) => canAdd);
  return oneOf(scene, open)?.token;
};

const closing = (name: string, status: string, make: (form: Json) => Json): UserAction => ({
  name,
  weight: 2,
  async wish(scene) {
    const stake = await oneRow(scene, coinStaking.list, { status });
    return stake ? make({ coin: stake.coin, positionId: stake.positionId }) : null;
  },
});

const ofLock = (name: string, state: string, make: (createTime: number) => Json): UserAction => ({
  name,
  weight: 2,
  async wish(scene) {
    const form = { address: scene.who.address, state };
    const lock = await oneRow(scene, locks.list, form);
    if (!lock || lock.lockerAddress !== scene.who.address) return null;
    return make(lock.createTime);
  },
});

/** What people do to earn. */
export const earnActions: readonly UserAction[] = [
  {
    name: 'stake LP',
    weight: 3,
    async wish(scene) {
      const { poolId } = (await pool(scene)) ?? {};
      if (poolId === undefined) return null;
      const { prepareStake: before, confirmStake: after } = lpStaking;
      return { before, after, form: { poolId, amount: some(scene, 5_000_000) } };
    },
  },
  {
    name: 'take LP back',
    weight: 2,
    async wish(scene) {
      const { poolId } = (await pool(scene)) ?? {};
      if (poolId === undefined) return null;
      const { prepareUnlock: before, confirmUnlock: after } = lpStaking;
      return { before, after, form: { poolId, amount: some(scene, 2_000_000) } };
    },
  },
  {
    name: 'claim of LP',
    weight: 2,
    async wish(scene) {
      const { poolId } = (await pool(scene)) ?? {};
      if (poolId === undefined) return null;
      const { prepareClaim: before, confirmClaim: after } = lpStaking;
      return { before, after, form: { poolId } };
    },
  },
  {
    name: 'stake a coin',
    weight: 4,
    async wish(scene) {
      const { list = [] } = (await scene.ask(coinStaking.get)) ?? {};
      const coin: Json = oneOf(scene, list);
      const term: Json = oneOf(scene, coin?.dayOptions.filter(({ open }: Json) => open) ?? []);
      if (!term) return null;
      const { prepareStake: before, confirmStake: after } = coinStaking;
      const amount = BigInt(term.minAmount) + some(scene, 50) * TRX;
      return { before, after, form: { coin: coin.coin, amount, days: term.days } };
    },
  },
  closing('close a stake', 'matured', (form) => {
    const { prepareUnlock: before, confirmUnlock: after } = coinStaking;
    return { before, after, form };
  }),
  closing('close a stake early', 'active', (form) => byName('staking.close-early', form)),
  {
    name: 'burn',
    weight: 4,
    async wish(scene) {
      const { coins = [] } = (await scene.ask(burnMining.get)) ?? {};
      const coin: Json = oneOf(scene, coins);
      if (!coin || coin.price === null) return null;
      const mode = scene.random(3) === 0 ? 'swapToBurn' : 'burn';
      const uAmount = some(scene, 9) * 100_000n;
      const quote = await scene.ask(burnMining.quote, { mode, coin: coin.coin, uAmount });
      if (!quote) return null;
      const { prepareBurn: before, confirmBurn: after } = burnMining;
      return { before, after, form: { mode, coin: coin.coin, uAmount, limit: quote.limit } };
    },
  },
  { name: 'claim of burns', weight: 2, wish: async () => byName('burn-mining.claim') },
  {
    name: 'add liquidity',
    weight: 2,
    async wish(scene) {
      const { coin: address } = (await token(scene)) ?? {};
      if (!address) return null;
      const { prepareAdding: before, confirmAdding: after } = liquidity;
      const form = { token: address, coinAmount: 50n * TRX, tokenAmount: 20n * TRX, minLp: 1n };
      return { before, after, form };
    },
  },
  {
    name: 'buy LP',
    weight: 2,
    async wish(scene) {
      const { coin: address } = (await token(scene)) ?? {};
      if (!address) return null;
      const { prepareLpPurchase: before, confirmLpPurchase: after } = liquidity;
      const form = { token: address, pay: 'trx', amount: some(scene, 30) * TRX, minLp: 1n };
      return { before, after, form };
    },
  },
  {
    name: 'lock',
    weight: 3,
    async wish(scene) {
      const coin = scene.at(scene.random(3) === 0 ? 'vlmWtrx' : 'vlm');
      const days = 1 + scene.random(5);
      const form = { coin, amount: some(scene, 3_000_000), days };
      const beneficiary = oneOf(scene, scene.people)?.address;
      return scene.random(4) === 0 && beneficiary !== undefined
        ? byName('locks.lock-for', { ...form, beneficiary })
        : byName('locks.lock', form);
    },
  },
  ofLock('unlock', 'due', (createTime) => byName('locks.unlock', { createTime })),
  ofLock('extend a lock', 'running', (createTime) =>
    byName('locks.extend', { createTime, days: 1 }),
  ),
];
