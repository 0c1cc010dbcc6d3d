import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { proposalText } from '@vellum/contracts/proposal-text';
import { toHex } from '@vellum/tron/bytes';
import {
  byName,
  type Json,
  oneOf,
  oneRow,
  type Scene,
  TRX,
  type UserAction,
  type Wish,
} from '../scene.ts';

const { tokenLaunch, presale, trade } = paths;
const HOUR_MS = 3_600_000;

/** A launch of whoever asks, at this stage. */
const ownLaunch = (scene: Scene, stage: string): Promise<Json> =>
  oneRow(scene, tokenLaunch.list, { stage, creator: scene.who.address });

/** What a creator can do with the sale inside the app; which of it is possible now, the server says. */
async function tradeForm(scene: Scene, tokenAddress: string): Promise<Wish['form']> {
  const users = scene.people.slice(0, 5).map(({ address }) => address);
  const forms = [
    { action: 'open', endTime: (await scene.now()) + (1 + scene.random(5)) * HOUR_MS },
    { action: 'allow', allowed: true, users },
    { action: 'setConfig', tradeAmount: BigInt(1 + scene.random(20)) * TRX, tradeMaxNum: 10 },
    { action: 'end' },
    { action: 'setStatus', status: 'cancelled' },
    { action: 'withdraw' },
    { action: 'burnUnsold' },
  ];
  return { tokenAddress, ...oneOf(scene, forms) };
}

/** A change of an own presale at this stage, once in so many times that it is possible. */
const presaleChange = (name: string, stage: string, change: string, times: number): UserAction => ({
  name,
  weight: 1,
  async wish(scene) {
    const own = await ownLaunch(scene, stage);
    if (!own || scene.random(times) > 0) return null;
    const { prepareConfig: before, confirmConfig: after } = presale;
    return { before, after, form: { tokenAddress: own.tokenAddress, change } };
  },
});

/** What creators do with their launches, and what anyone does where one went wrong. */
export const creatorActions: readonly UserAction[] = [
  presaleChange('call a presale off', 'inProgress', 'cancel', 4),
  presaleChange('take unsold tokens back', 'failed', 'reclaim', 1),
  {
    name: 'run a trade',
    weight: 2,
    async wish(scene) {
      const own = await ownLaunch(scene, 'launched');
      if (!own) return null;
      const { prepareAdministration: before, confirmAdministration: after } = trade;
      return { before, after, form: await tradeForm(scene, own.tokenAddress) };
    },
  },
  {
    name: 'fail a presale',
    weight: 1,
    async wish(scene) {
      const row = await oneRow(scene, tokenLaunch.list, { stage: 'ended' });
      return row ? byName('presale.fail', { tokenAddress: row.tokenAddress }) : null;
    },
  },
  {
    name: 'take the money of a trade back',
    weight: 1,
    async wish(scene) {
      const { list = [] } = (await scene.ask(presale.listRefunds)) ?? {};
      const row = list.find(({ kind }: Json) => kind === 'trade');
      return row ? byName('trade.refund', { tokenAddress: row.tokenAddress }) : null;
    },
  },
  {
    name: 'propose',
    weight: 1,
    async wish(scene) {
      // A call that reads: carried out, it changes nothing that others rely on.
      const { data } = trc20.balanceOf(scene.who.address);
      const text = `Look at a balance, ${scene.random(100_000)}`;
      const description = proposalText(text, scene.who.hex);
      return byName('dao.propose', { target: scene.at('vlm'), callData: toHex(data), description });
    },
  },
];
