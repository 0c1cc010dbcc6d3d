import { readFile } from 'node:fs/promises';
import { trc20 } from '@vellum/contracts/coins';
import { locker } from '@vellum/contracts/locks';
import { presale } from '@vellum/contracts/presale';
import { launchToken, tokenFactory } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { Creator, picture } from './creator.ts';
import { contractAt } from './earn-pools.ts';
import { factoryOwner } from './factory-owner.ts';
import { makeLaunch, pass, readAt, sendTo } from './launches.ts';
import { buyFromPool, launchPast } from './market-of-launch.ts';
import { onStack } from './on-stack.ts';
import { beOvertaken } from './overtaken.ts';
import { isDeep, journeyWays, refusalWays } from './ways.ts';

const on = onStack();
const COIN = 1_000_000n;

const partsOf = (token: string) =>
  on.site.read('tokenFactory', tokenFactory.launchOf(token as HexAddress));

describe.each(journeyWays)('launching, $what', (way) => {
  it('from an empty form, filled in by keys alone, to a live token page (S1.33 S2.12)', async () => {
    const creator = await Creator.arrive(on, way, '/launch-simple');
    const { app, t, page } = creator;
    await app.getByText(t.costsYou).first().waitFor();
    await creator.expectAccessible();
    await creator.field(t.name).focus();
    for (const text of ['Tin Lantern', 'TINL', '21,000,000 tokens', 'Made of tin.', '400000']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowRight');
    expect(await creator.field(t.supply).inputValue()).toBe('21,000,000');
    await app.getByText(t.saved).waitFor();
    await app.getByRole('region', { name: t.preview }).getByText(t.aShare).waitFor();
    await creator.expectAccessible();

    const token = await creator.launch('Tin Lantern');
    const { presale: sale } = await partsOf(token);
    const { config } = await readAt(on.site, sale, presale.data());
    expect(await readAt(on.site, token as HexAddress, trc20.symbol())).toBe('TINL');
    expect(config.presaleEthAmount * BigInt(config.maxTotalNum)).toBe(400_000n * COIN);
    // One step to the right of seven days.
    expect(config.endTime - config.startTime).toBe(14n * 86_400n);

    await page.goto('/launch-simple');
    expect(await creator.field(t.name).inputValue()).toBe('');

    await page.goto('/me');
    await app.getByRole('main').getByRole('link', { name: t.oneLaunch }).click();
    await app.getByRole('heading', { level: 1, name: t.management }).waitFor();
    await app.getByText('TINL').first().waitFor();
    await creator.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('launching, $what', (way) => {
  it('with every field; the draft outlives reload and language, leaves as a file and comes back (S1.34 S2.13 S3.16 S3.18 S6.15)', async () => {
    const creator = await Creator.arrive(on, way, '/launch-advanced');
    const { app, t, page, account } = creator;
    await creator.choosePicture(picture());
    const crop = app.getByRole('dialog');
    await crop.getByLabel(t.cropView).press('ArrowLeft');
    await crop.getByLabel(t.size).press('End');
    await crop.getByRole('button', { name: t.usePart }).click();
    await creator.agreeToSignIn();
    await crop.waitFor({ state: 'detached' });
    await creator.fill({
      [t.name]: '🏮 فانوس',
      [t.symbol]: 'LAMP',
      [t.supply]: '99999999999999999999',
      [t.description]: 'Lanterns.\nOne a month.',
      [t.website]: 'https://lantern.example',
      [t.telegram]: 'https://t.me/lantern',
      [t.twitter]: 'https://x.com/lantern',
    });
    await app.getByText(account.address.slice(0, 6)).first().waitFor();
    await creator.next();
    await creator.fill({
      [t.lpSupply]: '80',
      [t.tradeSupply]: '15',
      [t.tradeShares]: '1000',
      [t.mostEach]: '10',
      [t.tradePrice]: '12.5',
      [t.burnEach]: '0.5',
      [t.burnEvery]: '2',
      [t.burnStop]: '1000000',
    });
    await page.reload();
    expect(await creator.field(t.tradePrice).inputValue()).toBe('12.5');
    await creator.next();
    await creator.fill({
      [t.hardCap]: '500000',
      [t.softCap]: '300000',
      [t.shares]: '5000',
      [t.mostEach]: '50',
    });
    await creator.next();
    await creator.fill({
      [t.buyersLp]: '85',
      [t.ownLp]: '5',
      [t.receiver]: account.address,
      [t.firstAfter]: '10',
      [t.thenEvery]: '20',
      [t.rounds]: '5',
      [t.backing]: '0',
    });
    await creator.expectAccessible();

    const kept = await creator.draft();
    await creator.changeLanguage();
    expect(await creator.draft()).toEqual(kept);
    await creator.changeLanguage();
    await page.goto('/launch-advanced');
    await creator.step(1);
    const saving = page.waitForEvent('download');
    await creator.button(t.saveFile).click();
    const file = await readFile(await (await saving).path());
    await creator.button(t.startOver).click();
    await creator.button(t.emptyIt).click();
    await expect.poll(() => creator.field(t.symbol).inputValue()).toBe('');
    await creator.openFile(Buffer.from('{"name":"x"}'));
    await app.getByText(t.notAFile).waitFor();
    await creator.openFile(file);
    await app.getByText(t.imported).waitFor();
    expect(await creator.draft()).toEqual(kept);

    await creator.step(5);
    await app.getByRole('region', { name: t.preview }).waitFor();
    await creator.expectAccessible();
    const token = await creator.launch('🏮 فانوس', '\u2068🏮 فانوس\u2069');
    const parts = await partsOf(token);
    const supply = 99_999_999_999_999_999_999n * COIN;
    expect(await readAt(on.site, token as HexAddress, trc20.totalSupply())).toBe(supply);
    expect(await readAt(on.site, token as HexAddress, launchToken.pairBurnPlan())).toEqual({
      isEnabled: true,
      interval: 172_800n,
      rate: 50n,
      floor: 1_000_000n * COIN,
    });
    expect((await readAt(on.site, parts.presale, presale.data())).config).toMatchObject({
      presaleEthAmount: 100n * COIN,
      maxTotalNum: 5_000n,
      presaleMaxNum: 50n,
      softCapRate: 6_000n,
      userLPShare: 8_500n,
      devLPShare: 500n,
      vestingDelay: 864_000n,
      vestingRate: 2_000n,
      vestingDis: 1_728_000n,
      backingShare: 0n,
    });
    const plan = await readAt(on.site, parts.trade, trade.plan());
    expect(plan).toMatchObject({ sharePrice: 12_500_000n, sharesPerBuyer: 10n, shares: 1_000n });
    expect(plan.tokensPerShare).toBe((supply * 15n) / 100n / 1_000n);
    await creator.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('launching, $what', (way) => {
  it('then its texts are edited in the open, and its powers stand on my pages (S1.35 S1.43 S2.14 S2.15 S8.03)', async () => {
    const creator = await Creator.arrive(on, way, '/launch-simple');
    const { app, t, page } = creator;
    await creator.fillSimple('Night Ferry', 'FERRY');
    const token = await creator.launch('Night Ferry');
    const address = fromHexAddress(token as HexAddress);
    await page.goto('/tokens');
    await app.getByText(t.cancelPower).waitFor();
    await creator.expectAccessible();
    await page.goto('/dashboard');
    await app.getByText(t.tokensIMade).waitFor();
    await app.getByText(t.tokenLaunched, { exact: true }).first().waitFor();
    await creator.expectAccessible();

    await page.goto(`/editToken?token=${address}`);
    await app.getByText(t.firstText).waitFor();
    await creator.field(t.description).fill('A ferry at night.');
    await creator.expectAccessible();
    await page.route('**/editToken', (route) => route.abort());
    await creator.button(t.publish).click();
    await app.getByText(t.updateFailed).waitFor();
    expect(await creator.field(t.description).inputValue()).toBe('A ferry at night.');
    await page.unroute('**/editToken');
    await creator.button(t.publish).click();
    await app.getByText(t.published).waitFor();
    await app.getByText(t.firstText).waitFor();
    await page.goto(`/token/${address}`);
    await app.getByText('A ferry at night.').first().waitFor();
    await creator.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('launching, $what', (way) => {
  it('and once it trades, liquidity is added and promised locks only get longer (S1.36 S2.16)', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, { startsIn: 1 });
    const creator = await Creator.arrive(on, way, `/editLiquidity?token=${launch.address}`);
    const { app, t, page, account } = creator;
    await app.getByText(t.noPool).waitFor();
    await pass(site, 2);
    await launchPast(site, launch);
    await buyFromPool(site, launch, 100n, account);
    await page.reload();
    await creator.field(t.tokens).fill('999999999');
    await app.getByText(t.noTokens).waitFor();
    await creator.field(t.tokens).fill('1000');
    await creator.expectAccessible();
    await creator.button(t.reviewAdd).click();
    await creator.confirm(t.reviewAdding, t.triedLater);
    await creator.close(t.added);
    expect(await readAt(site, launch.pair, trc20.balanceOf(account.address))).toBeGreaterThan(0n);
    const locks = app.getByRole('region', { name: t.promised });
    await locks.getByText(t.noLocks).waitFor();
    const lp = await readAt(site, launch.pair, trc20.balanceOf(account.address));
    await sendTo(site, account, launch.pair, trc20.approve(contractAt(site, 'locker'), lp));
    await site.send(account, 'locker', locker.lock(lp, launch.pair, 30n));
    await site.indexed();
    await page.reload();
    await locks.getByRole('link', { name: t.extend }).waitFor();
    await page.goto(`/editToken?token=${launch.address}`);
    await app.getByText(t.notYours).waitFor();
    await creator.visitor.leave();
  });
});

describe.runIf(isDeep).each(refusalWays)('messages of a launch, $what', (way) => {
  it('stand at their fields before anything is signed (S5.02 S5.03 S5.04 S8.04)', async () => {
    const creator = await Creator.arrive(on, way, '/launch-advanced');
    const { app, t, account } = creator;
    await creator.button(t.fillIn(3)).click();
    await app.getByText(t.required).first().waitFor();
    await expect
      .poll(() => creator.field(t.name).evaluate((input) => input === document.activeElement))
      .toBe(true);
    await creator.choosePicture(picture(4 * 1024 * 1024));
    await app.getByText(t.imageTooLarge).waitFor();
    await creator.choosePicture({ ...picture(), mimeType: 'image/svg+xml' });
    await app.getByText(t.imageFormat).waitFor();
    await creator.choosePicture({ ...picture(), buffer: Buffer.from('no picture') });
    await app.getByText(t.imageFormat).waitFor();

    await creator.fill({ [t.name]: 'Tin\u202eretnaL', [t.symbol]: 'TINL', [t.supply]: '0' });
    await app.getByText(t.hidden).waitFor();
    await app.getByText(t.supplyRange).waitFor();
    await creator.fill({ [t.name]: 'Tin', [t.description]: 'Guaranteed profit for everyone' });
    await creator.field(t.symbol).focus();
    await app.getByText(t.reviewFailed).waitFor();
    await app.getByText(account.address.slice(0, 6)).first().waitFor();

    await creator.step(3);
    await creator.fill({ [t.hardCap]: '400000', [t.softCap]: '180000' });
    await app.getByText(t.softCapRange).waitFor();
    await creator.field(t.starts).fill('2020-01-01T10:00');
    await app.getByText(t.past).first().waitFor();
    await creator.step(4);
    await creator.field(t.receiver).fill(account.address.slice(0, 33));
    await creator.field(t.rounds).focus();
    await app.getByText(t.wrongAddress).waitFor();
    await creator.expectAccessible();
    await creator.visitor.leave();
  });

  it('come when the money is short, the factory is off, or the chain refused (S8.24)', async () => {
    const { site } = on;
    const poor = await Creator.arrive(on, way, '/launch-simple', { trx: 90 });
    await poor.fillSimple();
    await poor.button(poor.t.review).click();
    await poor.app.getByText(poor.t.noTrx).waitFor();
    await poor.visitor.leave();

    const creator = await Creator.arrive(on, way, '/launch-simple');
    const { app, t, page } = creator;
    const owner = await factoryOwner(site);
    await creator.fillSimple();
    await creator.button(t.review).click();
    await beOvertaken(site, creator, t.reviewLaunch, () =>
      site.send(owner, 'tokenFactory', tokenFactory.setEnabled(false)),
    );
    await app.getByText(t.createError).first().waitFor();

    await page.goto('/launch-simple');
    await app.getByText(t.off).waitFor();
    expect(await creator.button(t.offButton).isDisabled()).toBe(true);
    await creator.field(t.name).fill('Tin Lantern II');
    await page.reload();
    expect(await creator.field(t.name).inputValue()).toBe('Tin Lantern II');
    await creator.expectAccessible();
    await site.send(owner, 'tokenFactory', tokenFactory.setEnabled(true));
    await creator.visitor.leave();
  });
});
