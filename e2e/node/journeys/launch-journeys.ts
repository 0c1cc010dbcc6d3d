import { paths } from '@vellum/api/wire/paths';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { fromHexAddress } from '@vellum/tron/address';
import { SaleBuyer } from '../../presale/sale-buyer.ts';
import { Creator } from '../../token-launch/creator.ts';
import type { MadeLaunch } from '../../token-launch/launches.ts';
import type { Journey, Walker } from '../journey.ts';

const TRX = 1_000_000n;
const HOUR = 3_600_000;

/** A launch past the screen, whose presale is open soon. */
async function openPresale({ on }: Walker): Promise<MadeLaunch> {
  const creator = await on.member(600);
  const startTime = Math.ceil(((await on.now()) + 60_000) / 1000) * 1000;
  const { prepareCreation: before, confirmCreation: after } = paths.tokenLaunch;
  const [supply, hardCap, name, symbol] = [1_000_000n * TRX, 2_000n * TRX, 'Night Ferry', 'FERRY'];
  const form = {
    ...{ mode: 'advanced', name, symbol, description: 'A ferry at night.', supply, hardCap },
    ...{ lpSupply: supply, softCap: 1_000n * TRX, shares: 200, maxShares: 20 },
    ...{ startTime, endTime: startTime + 4 * HOUR, backingShare: 0, devShare: 0 },
    ...{ userLpShare: 9_000, vestingDelay: 3_600, vestingInterval: 86_400, vestingRounds: 4 },
  };
  await on.stage.payer.pay(creator, { before, after, form });
  await on.site.indexed();
  const count = await on.site.read('tokenFactory', tokenFactory.launchCount());
  for (let index = count - 1n; index >= 0n; index -= 1n) {
    const made = await on.site.read('tokenFactory', tokenFactory.launch(index));
    const { list } = await on.ask(creator, paths.tokenLaunch.list, { creator: creator.address });
    const address = fromHexAddress(made.token);
    if (list[0]?.tokenAddress !== address) continue;
    await on.untilTime(startTime);
    const { token, presale, trade, basePool } = made;
    return { name, symbol, creator, address, token, presale, trade, basePool, pair: token };
  }
  throw new Error('the launch is not in the factory');
}

async function leave(buyer: SaleBuyer): Promise<void> {
  const { t } = buyer;
  await buyer.button(t('presale.leave')).click();
  const sheet = buyer.dialog(t('presale.leaveTitle'));
  await sheet.getByRole('textbox', { name: t('presale.sharesBack') }).fill('2');
  await sheet.getByRole('button', { name: t('presale.reviewLeave') }).click();
  await buyer.confirm(t('presale.leaveReview'));
  await buyer.close(t('presale.leaveDone', { amount: '20.00\u00a0TRX' }));
}

export const launchJourneys: readonly Journey[] = [
  {
    name: 'launch',
    steps: ['launch'],
    async walk(walker) {
      const creator = await Creator.arrive(walker.place, walker.way, '/launch-simple', {
        trx: 600,
      });
      await creator.fillSimple();
      await walker.step('launch', creator, () => creator.launch('Tin Lantern'));
      await creator.visitor.leave();
    },
  },
  {
    name: 'presale',
    steps: ['presale purchase', 'presale left'],
    async walk(walker) {
      const launch = await openPresale(walker);
      const buyer = await SaleBuyer.arrive(walker.place, walker.way, launch);
      await walker.step('presale purchase', buyer, () => buyer.buy(launch, 5));
      await walker.step('presale left', buyer, () => leave(buyer));
      await buyer.visitor.leave();
    },
  },
];
