import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PoolKind, poolKinds } from '@vellum/api/wire/choice-lists';
import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { locker } from '@vellum/contracts/locks';
import { otcDesk } from '@vellum/contracts/otc';
import { solvencyLog } from '@vellum/contracts/solvency';
import type { HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { alterClaims } from '../../packages/server/test/solvency/alter-claim.ts';
import { contractAt, giveVlm } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import type { Account, TestStack } from '../stack/stack.ts';
import { arrive, type SiteInBrowser } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import { isDeep, journeyWays, refusalWays, type Way } from '../visitor/ways.ts';

const on = onStack({ demoWorld: 'small' });
const COIN = 1_000_000n;
const NOBODY = `41${'00'.repeat(20)}` as HexAddress;
/** Chain time until contracts are looked at again. */
const UNTIL_NEXT = 601_000;

/** Someone who wants to know whether their money is there. */
class Doubter extends PayingVisitor {
  static async arrive(place: SiteInBrowser, way: Way, account?: Account): Promise<Doubter> {
    const arrived = await arrive(place, way, '/solvency', account ? { account } : {});
    return new Doubter(place, way, arrived);
  }

  /** Opens a file in the field for kept proofs. */
  async openProof(text: string): Promise<void> {
    const path = join(tmpdir(), `proof-${process.pid}-${Math.random()}.json`);
    await writeFile(path, text);
    await this.app.getByLabel(this.t('solvency.savedLabel')).setInputFiles(path);
  }

  row(name: string) {
    return this.app.locator('li[data-state]').filter({ hasText: name });
  }
}

/** VLM in a lock, and TRX that the desk owes a seller. */
async function owing(site: TestStack, locked: bigint): Promise<Account> {
  const [who, buyer] = [await site.account(), await site.account()];
  await site.activate(who);
  await giveVlm(site, who, 1_000n * COIN);
  const vlm = contractAt(site, 'vlm');
  await site.send(who, 'vlm', trc20.approve(contractAt(site, 'locker'), locked));
  await site.send(who, 'locker', locker.lock(locked, vlm, 30n));
  await site.send(who, 'vlm', trc20.approve(contractAt(site, 'otcDesk'), 10n * COIN));
  const expires = BigInt(Math.floor(site.devnet.chain.head().timestamp / 1000)) + 86_400n;
  const id = await site.read('otcDesk', otcDesk.count());
  const offer = otcDesk.make({
    ...{ sell: vlm, amount: 10n * COIN, want: NOBODY, wantAmount: 5n * COIN },
    ...{ onlyTaker: NOBODY, expires, wholeOnly: false },
  });
  await site.send(who, 'otcDesk', offer);
  await site.send(buyer, 'otcDesk', otcDesk.take(id, 10n * COIN, 5n * COIN, 5n * COIN));
  return who;
}

type Pool = Readonly<{
  kind: PoolKind;
  symbol: string;
  token: string | null;
  held: string;
  owed: string;
}>;

async function told(site: TestStack) {
  const reply = await fetch(site.url + paths.solvency.overview, { method: 'POST' });
  return (await reply.json()).data;
}

/** The contracts are looked at, and the root stands on the chain. */
async function lookedAt(site: TestStack): Promise<void> {
  await site.devnet.increaseTime(UNTIL_NEXT);
  const { number } = await site.devnet.mine();
  const seen = async () => (await told(site)).statement?.block ?? 0;
  await expect.poll(seen).toBeGreaterThanOrEqual(number);
  const published = async () => (await told(site)).published?.block ?? 0;
  await expect.poll(published).toBeGreaterThanOrEqual(number);
  await site.indexed();
}

/** Pools in which nothing lies but what is owed; a division may leave some units over for each owner. */
const exact: readonly PoolKind[] = ['presale', 'locker', 'blindBox', 'basePool', 'energyDesk'];

it('knows to the unit what everything in the demo world owes', async () => {
  await lookedAt(on.site);
  const { pools } = (await told(on.site)).statement as { pools: Pool[] };
  const kinds = new Set(pools.filter(({ owed }) => owed !== '0').map(({ kind }) => kind));
  expect([...poolKinds].filter((kind) => !kinds.has(kind))).toEqual([]);
  for (const pool of pools) {
    const spare = BigInt(pool.held) - BigInt(pool.owed);
    const most = exact.includes(pool.kind) ? 20n : 2n ** 200n;
    expect(spare >= 0n && spare <= most, `${pool.kind} ${pool.token} ${pool.symbol} ${spare}`).toBe(
      true,
    );
  }
});

describe.each(journeyWays)('solvency, $what', (way) => {
  it('is shown pool by pool, and one checks a share of their own offline', async () => {
    const { site } = on;
    const account = await owing(site, 250n * COIN);
    await lookedAt(site);
    const who = await Doubter.arrive(on, way, account);
    const { t, app, page, visitor } = who;
    await app.getByText(t.like('solvency.allCovered')).waitFor();
    await who.row(t('titles.locks')).first().waitFor();
    await app.getByText(t('solvency.matches'), { exact: true }).waitFor();
    await app.getByText(t('solvency.stepRoot')).waitFor();
    await who.expectAccessible();

    await visitor.context.setOffline(true);
    await app.getByText(t.like('solvency.offline')).waitFor();
    await who.button(t('solvency.checkAgain')).click();
    await app.getByText(t('solvency.matches'), { exact: true }).waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      who.button(t('solvency.download')).click(),
    ]);
    const proof = await readFile(await saved.path(), 'utf8');
    await visitor.context.setOffline(false);
    await who.openProof(proof);
    await app.getByText(t('solvency.savedOnChain')).waitFor();
    await who.openProof(proof.replace('"250000000"', '"250000001"'));
    await app.getByText(t('solvency.savedWrong')).waitFor();
    await who.openProof('{}');
    await app.getByText(t('solvency.savedUnreadable')).waitFor();
    await visitor.context.close();
  });
});

describe.runIf(isDeep).each(refusalWays)('solvency, $what', (way) => {
  it('turns red when one coin is gone, and names the pool', async () => {
    const { site } = on;
    const account = await owing(site, 40n * COIN);
    const desk = contractAt(site, 'otcDesk');
    const told = await site.read(
      'solvencyLog',
      solvencyLog.balances([{ holder: desk, coin: NOBODY }]),
    );
    const balance = told.amounts[0] ?? 0n;
    await site.devnet.edit([{ kind: 'balance', address: desk, balance: balance - 1n }]);
    await lookedAt(site);
    const who = await Doubter.arrive(on, way, account);
    const { t, app } = who;
    const alert = app.getByRole('alert');
    await alert
      .getByText(t('solvency.shortOf', { pool: t('solvency.otcDesk', { coin: 'TRX' }) }))
      .waitFor();
    await alert.getByText(t('solvency.missing', { amount: '0.000001 TRX' })).waitFor();
    expect(
      await who
        .row(t('solvency.otcDesk', { coin: 'TRX' }))
        .first()
        .getAttribute('data-state'),
    ).toBe('short');
    // What was counted is counted all the same: the shortfall is told, not hidden.
    await app.getByText(t('solvency.matches'), { exact: true }).waitFor();
    await app.getByText(t.like('solvency.lowest', { cover: '99.99' })).waitFor();
    await who.expectAccessible();
    await site.devnet.edit([{ kind: 'balance', address: desk, balance }]);
    await lookedAt(site);
    await who.page.reload();
    await app.getByText(t.like('solvency.allCovered')).waitFor();
    await who.visitor.context.close();
  });

  it('turns red when one claim was changed, and names the pool', async () => {
    const { site } = on;
    const account = await owing(site, 60n * COIN);
    const restore = await alterClaims(site.databaseUrl, account.address);
    await lookedAt(site);
    const who = await Doubter.arrive(on, way, account);
    const { t, app } = who;
    await app
      .getByRole('alert')
      .getByText(t('solvency.alteredOf', { pool: t('solvency.locker', { coin: 'VLM' }) }))
      .waitFor();
    await app
      .getByRole('alert')
      .getByText(t('solvency.shareWrong', { pool: t('solvency.locker', { coin: 'VLM' }) }))
      .waitFor();
    await app.getByText(t('solvency.differs')).waitFor();
    await restore();
    await lookedAt(site);
    await who.page.reload();
    await app.getByText(t.like('solvency.allCovered')).waitFor();
    await app.getByText(t('solvency.matches'), { exact: true }).waitFor();
    await who.visitor.context.close();
  });
});
