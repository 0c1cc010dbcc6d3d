import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { otcDesk } from '@vellum/contracts/otc';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { byName, DAY_MS } from '../../soak/scene.ts';
import { contractAt, giveVlm } from '../../stack/earn-pools.ts';
import { stakeForEnergy } from '../stake-for-energy.ts';
import type { Story, Teller } from '../story.ts';

const COIN = 1_000_000n;
const NOBODY = fromHexAddress(`41${'00'.repeat(20)}` as HexAddress);

const offer = async (on: Teller) => ({
  sell: on.at('vlm'),
  amount: 100n * COIN,
  wantAmount: 20n * COIN,
  expires: (await on.now()) + DAY_MS,
  wholeOnly: false,
});

/** Who sells VLM for the platform offers some, past the app. */
async function offerSale(on: Teller): Promise<void> {
  const { site } = on;
  const seller = site.role('deployer');
  await site.send(seller, 'vlm', trc20.approve(contractAt(site, 'otcDesk'), 1_000n * COIN));
  const call = otcDesk.make({
    sell: contractAt(site, 'vlm'),
    amount: 1_000n * COIN,
    want: NOBODY,
    wantAmount: 200n * COIN,
    onlyTaker: NOBODY,
    expires: BigInt(Math.floor((await on.now()) / 1000)) + 86_400n,
    wholeOnly: false,
  });
  await site.send(seller, 'otcDesk', call);
  await site.indexed();
}

/** The OTC desk, the sale of VLM, and the energy desk. */
export const deskStories: readonly Story[] = [
  {
    name: 'OTC',
    kinds: ['otc.make', 'otc.take', 'otc.withdraw-credit', 'otc.cancel'],
    async tell(on) {
      const [maker, taker] = [await on.member(), await on.member()];
      await giveVlm(on.site, maker, 1_000n * COIN);
      await on.pays('otc.make', maker, byName('otc.make', await offer(on)));
      const made = { state: 'open', maker: maker.address };
      const { offerId } = await on.first(taker, paths.otc.list, made);
      const part = { offerId, amount: 50n * COIN, maxPay: 10n * COIN };
      await on.pays('otc.take', taker, byName('otc.take', part));
      await on.pays('otc.withdraw-credit', maker, byName('otc.withdraw-credit'));
      await on.pays('otc.cancel', maker, byName('otc.cancel', { offerId }));
    },
  },
  {
    name: 'VLM sale',
    kinds: ['token-sale.buy'],
    async tell(on) {
      const buyer = await on.member();
      await offerSale(on);
      const tokenAddress = on.at('vlm');
      const { offer: found } = await on.ask(buyer, paths.tokenSale.rules, { tokenAddress });
      const { preparePurchase: before, confirmPurchase: after } = paths.tokenSale;
      const form = { tokenAddress, amount: found.smallest };
      await on.pays('token-sale.buy', buyer, { before, after, form });
    },
  },
  {
    name: 'energy',
    kinds: ['energy.set-price', 'energy.rent'],
    isPrivate: true,
    async tell(on) {
      await stakeForEnergy(on);
      const operator = await on.signedIn(on.site.role('operator'));
      const price = { basePrice: 40_000, hourPrice: 1_700, isOpen: true };
      await on.pays('energy.set-price', operator, byName('energy.set-price', price));
      const who = await on.member();
      const form = { receiver: who.address, energy: 40_000, hours: 1, maxPay: 500n * COIN };
      await on.pays('energy.rent', who, byName('energy.rent', form));
    },
  },
];
