import { simplePreset } from '@vellum/api/token-launch/launch-preset';
import { paths } from '@vellum/api/wire/paths';
import {
  byName,
  type Json,
  oneRow,
  type Scene,
  TRX,
  type UserAction,
  type Wish,
} from '../scene.ts';

const { tokenLaunch, presale, trade } = paths;

const launch = (scene: Scene, stage: string): Promise<Json> =>
  oneRow(scene, tokenLaunch.list, { stage });

const ofLaunch = (
  name: string,
  weight: number,
  stage: string,
  make: (tokenAddress: string) => Wish,
): UserAction => ({
  name,
  weight,
  async wish(scene) {
    const { tokenAddress } = (await launch(scene, stage)) ?? {};
    return tokenAddress === undefined ? null : make(tokenAddress);
  },
});

/** What people do with tokens that are being launched. */
export const launchActions: readonly UserAction[] = [
  {
    name: 'launch a token',
    weight: 1,
    async wish(scene) {
      const number = scene.random(10_000);
      const words = {
        name: `Soak ${number}`,
        symbol: `S${number}`,
        description: 'Made by a soak.',
      };
      const sums = { supply: 21_000_000n * TRX, hardCap: 4_000n * TRX };
      const form = simplePreset({ ...words, ...sums, days: 1 }, await scene.now());
      const { prepareCreation: before, confirmCreation: after } = tokenLaunch;
      return { before, after, form };
    },
  },
  {
    name: 'buy presale shares',
    weight: 5,
    async wish(scene) {
      const { tokenAddress, sharePrice } = (await launch(scene, 'inProgress')) ?? {};
      if (tokenAddress === undefined) return null;
      const { preparePurchase: before, confirmPurchase: after } = presale;
      return { before, after, form: { tokenAddress, shares: 1, price: sharePrice } };
    },
  },
  ofLaunch('leave a presale', 1, 'inProgress', (tokenAddress) =>
    byName('presale.leave', { tokenAddress, shares: 1 }),
  ),
  ofLaunch('end a presale', 2, 'ended', (tokenAddress) => {
    const { prepareEnd: before, confirmEnd: after } = presale;
    return { before, after, form: { tokenAddress } };
  }),
  ofLaunch('claim LP of a presale', 2, 'launched', (tokenAddress) => {
    const { prepareClaim: before, confirmClaim: after } = presale;
    return { before, after, form: { tokenAddress } };
  }),
  {
    name: 'take the money of a presale back',
    weight: 1,
    async wish(scene) {
      const { list = [] } = (await scene.ask(presale.listRefunds)) ?? {};
      const row = list.find(({ kind }: Json) => kind === 'presale');
      if (!row) return null;
      const { prepareRefund: before, confirmRefund: after } = presale;
      return { before, after, form: { tokenAddress: row.tokenAddress } };
    },
  },
  {
    name: 'buy in a trade',
    weight: 2,
    async wish(scene) {
      const row = await oneRow(scene, trade.listMarkets, { status: 'open' });
      if (!row) return null;
      const { preparePurchase: before, confirmPurchase: after } = trade;
      const form = { tokenAddress: row.tokenAddress, count: 1, price: row.tradeAmount };
      return { before, after, form };
    },
  },
  {
    name: 'unlock of a trade',
    weight: 1,
    async wish(scene) {
      const row = await oneRow(scene, trade.listMarkets, { status: 'ended' });
      if (!row) return null;
      const { prepareUnlock: before, confirmUnlock: after } = trade;
      return { before, after, form: { tokenAddress: row.tokenAddress } };
    },
  },
];
