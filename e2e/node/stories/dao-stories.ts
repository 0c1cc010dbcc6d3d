import { randomBytes } from 'node:crypto';
import { paths } from '@vellum/api/wire/paths';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { commitOf } from '@vellum/contracts/box-draw';
import { trc20 } from '@vellum/contracts/coins';
import { proposalText } from '@vellum/contracts/proposal-text';
import { toHex } from '@vellum/tron/bytes';
import { byName, type Json } from '../../soak/scene.ts';
import { contractAt, giveVlm } from '../../stack/earn-pools.ts';
import type { Story, Teller } from '../story.ts';

const COIN = 1_000_000n;
const { dao, blindBoxes } = paths;
/** More than a proposal needs, and more than a quorum. */
const VOTES = 100_000_000n * COIN;

/** Two boxes with a secret that the keeper does not know, made by the operator past the app. */
async function makeSeries(on: Teller): Promise<Readonly<{ id: bigint; secret: Uint8Array }>> {
  const { site } = on;
  const operator = site.role('operator');
  const [price, prize] = [20n * COIN, 5n * COIN];
  await giveVlm(site, operator, 2n * prize);
  await site.send(operator, 'vlm', trc20.approve(contractAt(site, 'blindBox'), 2n * prize));
  const secret = randomBytes(32);
  const start = BigInt(Math.ceil((await on.now()) / 1000)) + 30n;
  const plan = {
    commit: commitOf(secret),
    prizeCoin: contractAt(site, 'vlm'),
    price,
    start,
    end: start + 86_400n,
    limit: 2n,
  };
  const id = await site.read('blindBox', blindBox.seriesCount());
  const tiers = [{ count: 2n, amount: prize }];
  const bond = (2n * price) / 10n;
  await site.send(operator, 'blindBox', blindBox.createSeries(plan, tiers, bond));
  await on.untilTime(Number(start) * 1000);
  return { id, secret };
}

/** Votes, and boxes. */
export const daoStories: readonly Story[] = [
  {
    name: 'DAO',
    kinds: ['dao.delegate', 'dao.propose', 'dao.vote', 'dao.queue', 'dao.execute'],
    isPrivate: true,
    async tell(on) {
      const who = await on.member();
      await giveVlm(on.site, who, VOTES);
      await on.site.indexed();
      const self = { delegatee: who.address };
      await on.pays('dao.delegate', who, byName('dao.delegate', self));
      await on.untilTime((await on.now()) + 1_000);
      // A call that reads: executed, it changes nothing.
      const callData = toHex(trc20.balanceOf(who.address).data);
      const description = proposalText(`Look at the balance of ${who.address}`, who.hex);
      const proposal = { target: on.at('vlm'), callData, description };
      await on.pays('dao.propose', who, byName('dao.propose', proposal));
      const { list } = await on.ask(who, dao.list, { pageSize: 20 });
      const { proposalId } = list.find((row: Json) => row.proposer === who.address);
      const state = async () => (await on.ask(who, dao.get, { proposalId })).state;
      for (const [kind, ready] of [
        ['dao.vote', 'active'],
        ['dao.queue', 'succeeded'],
        ['dao.execute', 'ready'],
      ] as const) {
        await on.waitFor(`a proposal that is ${ready}`, async () => (await state()) === ready);
        const form = { proposalId, ...(kind === 'dao.vote' && { support: 'for' }) };
        await on.pays(kind, who, byName(kind, form));
      }
    },
  },
  {
    name: 'blind boxes',
    kinds: ['blind-boxes.buy', 'blind-boxes.close', 'blind-boxes.capture', 'blind-boxes.open'],
    async tell(on) {
      const { site } = on;
      const who = await on.member();
      const { id, secret } = await makeSeries(on);
      const seriesId = String(id);
      const buying = { seriesId, quantity: 2 };
      await on.pays('blind-boxes.buy', who, byName('blind-boxes.buy', buying));
      // Nobody else may on the first day.
      const operator = await on.signedIn(site.role('operator'));
      await on.pays('blind-boxes.close', operator, byName('blind-boxes.close', { seriesId }));
      const { revealBlock } = await site.read('blindBox', blindBox.series(id));
      await on.waitFor('the reveal block', async () => (await on.height()) > Number(revealBlock));
      await site.indexed();
      await on.pays('blind-boxes.capture', who, byName('blind-boxes.capture', { seriesId }));
      await site.send(site.role('operator'), 'blindBox', blindBox.reveal(id, secret));
      await site.indexed();
      const { boxId } = await on.first(who, blindBoxes.listMine, { status: 'openable' });
      await on.pays('blind-boxes.open', who, {
        ...{ before: blindBoxes.prepareOpening, after: blindBoxes.confirmOpening },
        form: { seriesId, boxId },
      });
    },
  },
];
