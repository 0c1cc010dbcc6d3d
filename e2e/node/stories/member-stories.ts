import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { byName } from '../../soak/scene.ts';
import { contractAt, giveVlm } from '../../stack/earn-pools.ts';
import type { Story } from '../story.ts';

const COIN = 1_000_000n;

const activation = (parentAddress?: string) => {
  const { prepareActivation: before, confirmActivation: after } = paths.membership;
  return { before, after, form: parentAddress === undefined ? {} : { parentAddress } };
};

/** Becoming a member, and what members may let others take. */
export const memberStories: readonly Story[] = [
  {
    name: 'membership',
    kinds: ['membership.activate', 'membership.activate'],
    async tell(on) {
      const [ada, ben] = [await on.person(), await on.person()];
      await on.pays('membership.activate', ada, activation());
      await on.pays('membership.activate', ben, activation(ada.address));
    },
  },
  {
    name: 'approvals',
    kinds: ['approvals.cancel'],
    async tell(on) {
      const { site } = on;
      const who = await on.member();
      await giveVlm(site, who, 10n * COIN);
      const call = trc20.approve(contractAt(site, 'otcDesk'), 5n * COIN);
      await site.send(who, 'vlm', call);
      await site.indexed();
      const form = { token: on.at('vlm'), spender: on.at('otcDesk') };
      await on.pays('approvals.cancel', who, byName('approvals.cancel', form));
    },
  },
];
