import { paths } from '@vellum/api/wire/paths';
import { rosettePng } from '@vellum/stack/demo-world/line-picture';
import { byName, oneOf, type Scene, type UserAction } from '../scene.ts';

const { membership, profiles, income, withdrawal, project, cardMarket, tokenLaunch } = paths;
const { solvency, team, announcements, orders, approvals, otc, dao, burnMining } = paths;
const { blindBoxes, energy, lpStaking, coinStaking, liquidity, locks, levelCards } = paths;

/** Pages that someone just looks at. */
const read: readonly string[] = [
  ...[project.config, project.status, cardMarket.list, tokenLaunch.list, tokenLaunch.dashboard],
  ...[solvency.overview, announcements.list, orders.list, income.get, income.list, otc.list],
  ...[dao.list, dao.listDelegates, burnMining.get, burnMining.list, profiles.list],
  ...[team.community, team.listDirect, approvals.list, blindBoxes.listSeries],
  ...[energy.desk, lpStaking.get, coinStaking.get, liquidity.list],
  ...[locks.listCoins, withdrawal.rules, levelCards.levels],
];

/** What everyone does first; under someone who is here already, or under nobody. */
export async function activation(scene: Scene) {
  const { prepareActivation: before, confirmActivation: after } = membership;
  const inviter = oneOf(scene, scene.people)?.address;
  const known =
    inviter === undefined ? null : await scene.ask(membership.enter, { address: inviter });
  const form = known?.activated && inviter !== scene.who.address ? { parentAddress: inviter } : {};
  return { before, after, form };
}

/** What people do beside paying. */
export const memberActions: readonly UserAction[] = [
  {
    name: 'look around',
    weight: 12,
    async wish(scene) {
      for (let looks = 0; looks < 4; looks += 1) {
        const path = oneOf(scene, read) ?? project.status;
        await scene.ask(path);
      }
      return null;
    },
  },
  {
    name: 'change a profile',
    weight: 2,
    async wish(scene) {
      const nickName = `user ${scene.random(100_000)}`;
      await scene.ask(profiles.update, { nickName, introduction: 'Here for the soak.' });
      return null;
    },
  },
  {
    name: 'put up a picture',
    weight: 1,
    async wish(scene) {
      const shape = { waves: 3 + scene.random(9), rings: 3, depth: 0.2, turn: 0.1 };
      const ink = [scene.random(200), scene.random(200), scene.random(200)] as const;
      const png = rosettePng({ ...shape, ink, paper: [255, 255, 255] }, 64);
      const avatar = await scene.upload(png, 'avatar');
      if (avatar === null) return null;
      const nickName = `user ${scene.random(100_000)}`;
      await scene.ask(profiles.update, { nickName, introduction: '', avatar });
      return null;
    },
  },
  { name: 'claim a bonus', weight: 1, wish: async () => byName('income.claim-bonus') },
  {
    name: 'ask for a withdrawal',
    weight: 2,
    async wish(scene) {
      const { available } = (await scene.ask(withdrawal.claimable)) ?? {};
      if (!available || BigInt(available.amount) === 0n) return null;
      const requestId = `soak ${scene.random(2 ** 31)}`;
      const form = { amount: available.amount, requestId, whole: true };
      await scene.ask(withdrawal.request, form);
      return null;
    },
  },
  {
    name: 'claim payout income',
    weight: 1,
    async wish(scene) {
      const { claimable } = (await scene.ask(withdrawal.claimable)) ?? {};
      if (!claimable || BigInt(claimable.amount) === 0n) return null;
      const { prepareClaim: before, confirmClaim: after } = withdrawal;
      return { before, after, form: { amount: claimable.amount } };
    },
  },
];
