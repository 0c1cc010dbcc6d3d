import { readFile } from 'node:fs/promises';
import { trc20 } from '@vellum/contracts/coins';
import { locker } from '@vellum/contracts/locks';
import { presale } from '@vellum/contracts/presale';
import { launchToken, tokenFactory } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { contractAt } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { beOvertaken } from '../visitor/overtaken.ts';
import { isDeep, journeyWays, refusalWays } from '../visitor/ways.ts';
import { Creator, picture } from './creator.ts';
import { factoryOwner } from './factory-owner.ts';
import { makeLaunch, pass, readAt, sendTo } from './launches.ts';
import { buyFromPool, launchPast } from './market-of-launch.ts';

const on = onStack();
const COIN = 1_000_000n;

const partsOf = (token: string) =>
  on.site.read('tokenFactory', tokenFactory.launchOf(token as HexAddress));

describe.each(journeyWays)('launching, $what', (way) => {
  it('from an empty form, filled in by keys alone, to a live token page (S1.33 S2.12)', async () => {
    const creator = await Creator.arrive(on, way, '/launch-simple');
    const { app, t, page } = creator;
    await app.getByText(t('launchForm.costTitle')).first().waitFor();
    await creator.expectAccessible();
    await creator.field(t('launchForm.name')).focus();
    for (const text of [
      'Tin Lantern',
      'TINL',
      '21,000,000',
      'Made of tin.',
      '',
      '@tinlantern',
      '',
      '400000',
    ]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowRight');
    expect(await creator.field(t('launchForm.supply')).inputValue()).toBe('21,000,000');
    await app.getByText(t('launchForm.draftSaved')).waitFor();
    await app
      .getByRole('region', { name: t('launchForm.previewTitle') })
      .getByText(t('launchForm.previewShare'))
      .waitFor();
    await creator.expectAccessible();

    const token = await creator.launch('Tin Lantern');
    const { presale: sale } = await partsOf(token);
    const { config } = await readAt(on.site, sale, presale.data());
    expect(await readAt(on.site, token as HexAddress, trc20.symbol())).toBe('TINL');
    expect(config.presaleEthAmount * BigInt(config.maxTotalNum)).toBe(400_000n * COIN);
    // One step to the right of seven days.
    expect(config.endTime - config.startTime).toBe(14n * 86_400n);

    await page.goto('/launch-simple');
    expect(await creator.field(t('launchForm.name')).inputValue()).toBe('');

    await page.goto('/me');
    await app
      .getByRole('main')
      .getByRole('link', { name: `${t('titles.tokens')} ${t('profiles.launches', { n: 1 })}` })
      .click();
    await app.getByRole('heading', { level: 1, name: t('titles.tokens') }).waitFor();
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
    await crop.getByLabel(t('uploads.cropView')).press('ArrowLeft');
    await crop.getByLabel(t('uploads.zoom')).press('End');
    await crop.getByRole('button', { name: t('uploads.usePicture') }).click();
    await creator.agreeToSignIn();
    await crop.waitFor({ state: 'detached' });
    await creator.fill({
      [t('launchForm.name')]: '🏮 فانوس',
      [t('launchForm.symbol')]: 'LAMP',
      [t('launchForm.supply')]: '999999999999999',
      [t('launchForm.description')]: 'Lanterns.\nOne a month.',
      [t('launchForm.website')]: 'https://lantern.example',
      [t('launchForm.telegram')]: 'https://t.me/lantern',
      [t('launchForm.twitter')]: 'https://x.com/lantern',
    });
    await app.getByText(account.address.slice(0, 6)).first().waitFor();
    await creator.next();
    await creator.fill({
      [t('launchForm.lpSupply')]: '80',
      [t('launchForm.tradeSupply')]: '15',
      [t('launchForm.tradeShares')]: '1000',
      [t('launchForm.tradeMaxShares')]: '10',
      [t('launchForm.tradePrice')]: '12.5',
      [t('launchForm.burnRatio')]: '0.5',
      [t('launchForm.burnInterval')]: '2',
      [t('launchForm.burnStop')]: '1000000',
    });
    await page.reload();
    expect(await creator.field(t('launchForm.tradePrice')).inputValue()).toBe('12.5');
    await creator.next();
    await creator.fill({
      [t('launchForm.hardCap')]: '500000',
      [t('launchForm.softCap')]: '300000',
      [t('launchForm.shares')]: '5000',
      [t('launchForm.tradeMaxShares')]: '50',
    });
    await creator.next();
    await creator.fill({
      [t('launchForm.partUsers')]: '85',
      [t('launchForm.partCreator')]: '5',
      [t('launchForm.devLpReceiver')]: account.address,
      [t('launchForm.vestingDelay')]: '10',
      [t('launchForm.vestingInterval')]: '20',
      [t('launchForm.vestingRounds')]: '5',
      [t('launchForm.backingShare')]: '0',
    });
    await creator.expectAccessible();

    const kept = await creator.draft();
    await creator.changeLanguage();
    expect(await creator.draft()).toEqual(kept);
    await creator.changeLanguage();
    await page.goto('/launch-advanced');
    await creator.step(1);
    const saving = page.waitForEvent('download');
    await creator.button(t('launchForm.exportFile')).click();
    const file = await readFile(await (await saving).path());
    await creator.button(t('launchForm.startOver')).click();
    await creator.button(t('launchForm.startOverYes')).click();
    await expect.poll(() => creator.field(t('launchForm.symbol')).inputValue()).toBe('');
    await creator.openFile(Buffer.from('{"name":"x"}'));
    await app.getByText(t('launchForm.importFailed')).waitFor();
    await creator.openFile(file);
    await app.getByText(t('launchForm.imported')).waitFor();
    expect(await creator.draft()).toEqual(kept);

    await creator.step(5);
    await app.getByRole('region', { name: t('launchForm.previewTitle') }).waitFor();
    await creator.expectAccessible();
    const token = await creator.launch('🏮 فانوس', '\u2068🏮 فانوس\u2069');
    const parts = await partsOf(token);
    const supply = 999_999_999_999_999n * COIN;
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
    await app.getByText(t('tokenManagement.power_presaleCancel')).waitFor();
    await creator.expectAccessible();
    await page.goto('/dashboard');
    await app.getByText(t('dashboard.tokens')).waitFor();
    await app.getByText(t('dashboard.kind_create'), { exact: true }).first().waitFor();
    await creator.expectAccessible();

    await page.goto(`/editToken?token=${address}`);
    await app.getByText(t('tokenEdit.logFirst')).waitFor();
    await creator.field(t('launchForm.description')).fill('A ferry at night.');
    await creator.expectAccessible();
    await page.route('**/editToken', (route) => route.abort());
    await creator.button(t('tokenEdit.publish', { n: 1 })).click();
    await app.getByText(t('error.UPDATE_FAILED')).waitFor();
    expect(await creator.field(t('launchForm.description')).inputValue()).toBe('A ferry at night.');
    await page.unroute('**/editToken');
    await creator.button(t('tokenEdit.publish', { n: 1 })).click();
    await app
      .getByText(t('tokenEdit.logChanged', { fields: t('tokenEdit.field_description') }))
      .waitFor();
    await app.getByText(t('tokenEdit.logFirst')).waitFor();
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
    await app.getByText(t('liquidity.add_noPoolTitle')).waitFor();
    await pass(site, 2);
    await launchPast(site, launch);
    await buyFromPool(site, launch, 100n, account);
    await page.reload();
    await creator.field(t('tokenList.tokens')).fill('999999999');
    await app.getByText(t.like('error.INSUFFICIENT_BALANCE', { coin: /FERRY.*/ })).waitFor();
    await creator.field(t('tokenList.tokens')).fill('1000');
    await creator.expectAccessible();
    await creator.button(t('liquidity.add_review')).click();
    await creator.confirm(t('liquidity.add_actionReview'), t('paidAction.triedLater'));
    await creator.close(t.like('liquidity.add_done'));
    expect(await readAt(site, launch.pair, trc20.balanceOf(account.address))).toBeGreaterThan(0n);
    const locks = app.getByRole('region', { name: t('liquidity.add_locks') });
    await locks.getByText(t('liquidity.add_noLocks')).waitFor();
    const lp = await readAt(site, launch.pair, trc20.balanceOf(account.address));
    await sendTo(site, account, launch.pair, trc20.approve(contractAt(site, 'locker'), lp));
    await site.send(account, 'locker', locker.lock(lp, launch.pair, 30n));
    await site.indexed();
    await page.reload();
    await locks.getByRole('link', { name: t('locks.extend') }).waitFor();
    await page.goto(`/editToken?token=${launch.address}`);
    await app.getByText(t('tokenEdit.othersTitle')).waitFor();
    await creator.visitor.leave();
  });
});

describe.runIf(isDeep).each(refusalWays)('messages of a launch, $what', (way) => {
  it('stand at their fields before anything is signed (S5.02 S5.03 S5.04 S8.04)', async () => {
    const creator = await Creator.arrive(on, way, '/launch-advanced');
    const { app, t, account } = creator;
    await creator.button(t('launchForm.fillIn', { n: 3 })).click();
    await app.getByText(t('launchForm.enterField', { field: t('launchForm.name') })).waitFor();
    await expect
      .poll(() =>
        creator.field(t('launchForm.name')).evaluate((input) => input === document.activeElement),
      )
      .toBe(true);
    await creator.choosePicture(picture(4 * 1024 * 1024));
    await app.getByText(t('error.IMAGE_TOO_LARGE', { max: '4 MB' })).waitFor();
    await creator.choosePicture({ ...picture(), mimeType: 'image/svg+xml' });
    await app.getByText(t('error.IMAGE_FORMAT')).waitFor();
    await creator.choosePicture({ ...picture(), buffer: Buffer.from('no picture') });
    await app.getByText(t('error.IMAGE_FORMAT')).waitFor();

    await creator.fill({
      [t('launchForm.name')]: 'Tin\u202eretnaL',
      [t('launchForm.symbol')]: 'TINL',
      [t('launchForm.supply')]: '0',
    });
    await app.getByText(t('error.TEXT_HIDDEN')).waitFor();
    await app.getByText(t.like('error.AMOUNT_RANGE', { min: 1 })).waitFor();
    await creator.fill({
      [t('launchForm.name')]: 'Tin',
      [t('launchForm.description')]: 'Guaranteed profit for everyone',
    });
    await creator.field(t('launchForm.symbol')).focus();
    await app.getByText(t('error.REVIEW_FAILED', { reason: t('launch.reason_promise') })).waitFor();
    await app.getByText(account.address.slice(0, 6)).first().waitFor();

    await creator.step(3);
    await creator.fill({
      [t('launchForm.hardCap')]: '400000',
      [t('launchForm.softCap')]: '180000',
    });
    await app.getByText(t('error.SOFTCAP_RANGE')).waitFor();
    await creator.field(t('launchForm.startTime')).fill('2020-01-01T10:00');
    await app.getByText(t('error.TIME_RANGE')).first().waitFor();
    await creator.step(4);
    await creator.field(t('launchForm.devLpReceiver')).fill(account.address.slice(0, 33));
    await creator.field(t('launchForm.vestingRounds')).focus();
    await app.getByText(t('launchForm.addressLetters', { n: 33 })).waitFor();
    await creator.expectAccessible();
    await creator.visitor.leave();
  });

  it('come when the money is short, the factory is off, or the chain refused (S8.24)', async () => {
    const { site } = on;
    const poor = await Creator.arrive(on, way, '/launch-simple', { trx: 90 });
    await poor.fillSimple();
    await poor.button(poor.t('launchForm.review')).click();
    await poor.app.getByText(poor.t('error.INSUFFICIENT_TRX')).waitFor();
    await poor.visitor.leave();

    const creator = await Creator.arrive(on, way, '/launch-simple');
    const { app, t, page } = creator;
    const owner = await factoryOwner(site);
    await creator.fillSimple();
    await creator.button(t('launchForm.review')).click();
    await beOvertaken(site, creator, t('launchForm.createReview'), () =>
      site.send(owner, 'tokenFactory', tokenFactory.setEnabled(false)),
    );
    await app.getByText(t.like('error.CREATE_ERROR')).first().waitFor();

    await page.goto('/launch-simple');
    await app.getByText(t('launchForm.factoryOff')).waitFor();
    expect(await creator.button(t('launchForm.factoryOffButton')).isDisabled()).toBe(true);
    await creator.field(t('launchForm.name')).fill('Tin Lantern II');
    await page.reload();
    expect(await creator.field(t('launchForm.name')).inputValue()).toBe('Tin Lantern II');
    await creator.expectAccessible();
    await site.send(owner, 'tokenFactory', tokenFactory.setEnabled(true));
    await creator.visitor.leave();
  });
});
