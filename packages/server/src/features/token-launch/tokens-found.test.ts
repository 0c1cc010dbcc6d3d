import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOfTexts } from '@vellum/api/token-launch/token-texts';
import type { FormValue } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { presale } from '@vellum/contracts/presale';
import { trade } from '@vellum/contracts/trade';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  DAY,
  HOUR,
  type Launched,
  type SaleWorld,
  saleWorld,
  TRX,
} from '../../../test/sales/sale-world.ts';
import { type Person, testServer } from '../../../test/test-server.ts';

const { tokenLaunch: at } = paths;
type Form = Readonly<Record<string, FormValue>>;

let world: SaleWorld;
let creator: Person;
let other: Person;
let buyer: Person;
const launches: Record<string, Launched> = {};

const names: Readonly<Record<string, string>> = {
  PINE: 'Pine Resin',
  PIN: 'Pin',
  SPIN: 'Spindle 100%',
  P1NE: 'Cheap copy',
  墨條: '松煙墨條',
  UЅDТ: 'Tеther',
  BENT: 'Safe\u202eknil',
};

beforeAll(async () => {
  world = await saleWorld(4);
  [creator, other, buyer] = world.people as [Person, Person, Person];
  for (const [symbol, name] of Object.entries(names)) {
    launches[symbol] = await world.launch(symbol === 'PIN' ? other : creator, {
      token: { name, symbol },
    });
  }
  await world.indexed();
});
afterAll(() => world?.close());

const list = async (form: Form = {}) => (await world.post(at.list, form)).json.data.list;
const symbols = async (form: Form = {}) =>
  (await list(form)).map(({ tokenSymbol }: { tokenSymbol: string }) => tokenSymbol);
const detail = async (tokenAddress: string) =>
  (await world.post(at.get, { tokenAddress })).json.data;
const edit = async (who: Person, form: Form) => world.ask(who, at.update, form as never);

describe('search', () => {
  test('S1.06 has the exact address first, then symbols, beginnings, and what is inside', async () => {
    const { token, presale: sale } = launches['PIN'] as Launched;
    expect(await symbols({ keyword: token })).toEqual(['PIN']);
    expect(await symbols({ keyword: ` ${sale} ` })).toEqual(['PIN']);
    expect(await symbols({ keyword: 'pin' })).toEqual(['PIN', 'PINE', 'SPIN']);
    expect(await symbols({ keyword: 'ＰＩＮＥ' })).toEqual(['PINE']);
    expect(await symbols({ keyword: 'resin' })).toEqual(['PINE']);
    expect(await symbols({ keyword: '煙墨' })).toEqual(['墨條']);
    expect(await symbols({ keyword: '100%' })).toEqual(['SPIN']);
    expect(await symbols({ keyword: '%' })).toEqual([]);
    expect(await symbols({ keyword: 'a_b\\' })).toEqual([]);
    expect((await world.post(at.list, { keyword: 'a\0b' })).json.code).toBe('VALIDATION');
    expect(await symbols({ keyword: 'nothing of it' })).toEqual([]);
  });

  test('pages, sorts and filters', async () => {
    const all = Object.keys(names).toReversed();
    expect(await symbols()).toEqual(all);
    expect(await symbols({ pageSize: 2, pageNo: 2 })).toEqual(all.slice(2, 4));
    expect(await symbols({ creator: other.address })).toEqual(['PIN']);
    expect(await symbols({ stage: 'launched' })).toEqual([]);
    for (const sort of ['-raised', '-volume', '-price', 'end']) {
      expect((await symbols({ sort })).toSorted()).toEqual(all.toSorted());
    }
  });

  test('warns of what can be mistaken for an older token or a coin of the platform', async () => {
    const alike = async (symbol: string) => (await list({ keyword: symbol }))[0].looksLike;
    expect(await alike('PINE')).toBeNull();
    expect(await alike('P1NE')).toMatchObject({
      tokenAddress: launches['PINE']?.token,
      tokenSymbol: 'PINE',
    });
    expect((await list({ keyword: 'bent' }))[0]).toMatchObject({
      ...{ tokenName: 'Safe\ufffdknil', label: 'reviewFailed' },
    });
    expect(await alike('UЅDТ')).toMatchObject({ tokenAddress: null, tokenSymbol: 'USDT' });
    for (const { tokenSymbol, score } of await list({})) {
      if ((await alike(tokenSymbol)) !== null) expect(score).toBeLessThanOrEqual(40);
    }
  });

  test('tells whoever names a token what it would be mistaken for', async () => {
    const like = async (form: Form) =>
      (await world.post(at.findAlike, form)).json.data.looksLike?.tokenSymbol ?? null;
    expect(await like({ symbol: 'Р1NЕE' })).toBe('PINE');
    expect(await like({ name: 'piné' })).toBe('PINE');
    expect(await like({ symbol: 'ВТС' })).toBe('BTC');
    expect(await like({ name: 'Quite new', symbol: 'QNEW' })).toBeNull();
    expect(await like({})).toBeNull();
    const marked = `a${'\u0301\u0316'.repeat(1_000)}`;
    expect((await world.post(at.findAlike, { name: marked })).json.code).toBe('VALIDATION');
  });
});

describe('texts', () => {
  test('S1.35 are changed by the creator alone, and the log says what they were', async () => {
    const { token } = launches['PINE'] as Launched;
    const before = await detail(token);
    expect(before).toMatchObject({ description: '', edits: { count: 0 } });
    const { code } = await edit(other, { tokenAddress: token, description: 'Mine' });
    expect(code).toBe('NOT_TOKEN_OWNER');
    const texts = { description: 'Resin\nof pines', website: 'https://pine.example' };
    const { data } = await edit(creator, { tokenAddress: token, ...texts });
    expect(data).toMatchObject({ ...texts, edits: { count: 1 } });
    expect(data.textsHash).toBe(hashOfTexts(texts, before.textsHash));
    // Nothing changed is no line.
    await edit(creator, { tokenAddress: token, description: texts.description });
    await edit(creator, { tokenAddress: token, website: '' });
    const { list: log } = (await world.post(at.listEdits, { tokenAddress: token })).json.data;
    expect(log).toMatchObject([
      { number: 2, changed: ['website'], texts: { description: texts.description } },
      { number: 1, changed: ['description', 'website'], by: creator.address, texts },
      { number: 0, changed: [], previous: null, texts: {} },
    ]);
    for (const [place, { hash, previous, texts: kept }] of log.entries()) {
      expect(hash).toBe(hashOfTexts(kept, previous));
      expect(previous).toBe(log[place + 1]?.hash ?? null);
    }
    const statement = "update token_text set texts = '{}'";
    await expect(world.database.pool.query(statement)).rejects.toThrow('only added to');
  });

  test('S8.04 are reviewed, and images are those of the creator', async () => {
    const { token } = launches['SPIN'] as Launched;
    const code = async (form: Form, who = creator) =>
      (await edit(who, { tokenAddress: token, ...form })).code;
    expect(await code({ description: 'Send your seed phrase' })).toBe('TEXT_FORBIDDEN');
    expect(await code({ website: 'https://evil@real.example' })).toBe('TEXT_FORBIDDEN');
    expect(await code({ description: 'a\u202eb' })).toBe('TEXT_FORBIDDEN');
    const image = await uploaded(other);
    expect(await code({ image })).toBe('IMAGE_UNKNOWN');
    expect(await code({ image: await uploaded(creator) })).toBe('OK');
    expect((await list({ keyword: 'SPIN' }))[0].image).toBe(image);
  });

  test('show an evidence card only when it is whole', async () => {
    const { token } = launches['墨條'] as Launched;
    const card = {
      ...{
        issuer: 'Ink Ltd',
        claim: 'One stick each',
        custodian: 'A vault',
        redemption: 'At any time',
      },
      ...{ attestedAt: '1780000000000', documentUrl: 'https://ink.example/a.pdf' },
      ...{ documentHash: 'ab'.repeat(32), assetValue: '3 U each' },
    };
    const { data } = await edit(creator, { tokenAddress: token, ...card });
    expect(data.evidence).toBeNull();
    const whole = await edit(creator, { tokenAddress: token, excluded: 'Nobody' });
    expect(whole.data.evidence).toEqual({
      ...{ ...card, attestedAt: 1_780_000_000_000, excluded: 'Nobody' },
    });
    const less = await edit(creator, { tokenAddress: token, assetValue: '' });
    expect(less.data.evidence).toBeNull();
  });

  test('of two changes at once are two lines, one after the other', async () => {
    const { token } = launches['BENT'] as Launched;
    await Promise.all(
      ['A', 'B', 'C', 'D'].map((description) =>
        edit(creator, { tokenAddress: token, description }),
      ),
    );
    const { list: log } = (await world.post(at.listEdits, { tokenAddress: token })).json.data;
    expect(log.map(({ number }: { number: number }) => number)).toEqual([4, 3, 2, 1, 0]);
    for (const [place, { previous }] of log.entries()) {
      expect(previous).toBe(log[place + 1]?.hash ?? null);
    }
  });

  test('cannot be changed without end', async () => {
    const { token } = launches['P1NE'] as Launched;
    for (let count = 0; count < 20; count++) {
      await edit(creator, { tokenAddress: token, description: `Text ${count}` });
    }
    const { code } = await edit(creator, { tokenAddress: token, description: 'One more' });
    expect(code).toBe('DAILY_LIMIT');
  });
});

describe('mine', () => {
  test('S1.42 S1.43 what I made and still may do, what I hold, and what I can have back', async () => {
    const [sold, failed] = [launches['PINE'], launches['PIN']] as [Launched, Launched];
    await world.moveTo(world.now() + HOUR);
    for (const { presale: sale } of [sold, failed]) {
      await world.call(buyer, sale, presale.buy(6n, 10n * TRX));
    }
    await world.call(world.people[3] as Person, sold.presale, presale.buy(10n, 10n * TRX));
    await world.call(creator, sold.trade, trade.allow([buyer.address], true));
    await world.call(creator, sold.trade, trade.open(BigInt(world.now() + 2 * DAY)));
    await world.call(buyer, sold.trade, trade.buy(2n, 5n * TRX));
    await world.call(other, failed.presale, presale.cancel());
    await world.moveTo(world.now() + 2 * DAY);
    await world.call(buyer, sold.presale, presale.end());
    await world.moveTo(world.now() + DAY);
    await world.indexed();
    const { data } = await world.ask(buyer, at.dashboard);
    expect(data.created).toEqual([]);
    const vested = await world.readAt(sold.presale, presale.vestedOf(buyer.address));
    expect(data.presales).toHaveLength(2);
    expect(data.presales).toContainEqual(
      expect.objectContaining({ stage: 'launched', shares: '6', vestedNow: String(vested) }),
    );
    expect(data.presales).toContainEqual(
      expect.objectContaining({ stage: 'failed', paid: String(60n * TRX), refunded: false }),
    );
    expect(data.trades).toMatchObject([{ shares: '2', paid: String(10n * TRX), claimed: false }]);
    expect(data.totals).toMatchObject({
      paidIn: String(70n * TRX),
      refundable: String(60n * TRX),
    });
    expect((await withMore(failed, 60)).totals).toMatchObject({
      paidIn: String(70n * TRX + 60n * 60n * TRX),
      refundable: String(60n * TRX + 60n * 60n * TRX),
    });
    const { data: maker } = await world.ask(creator, at.dashboard);
    const own = maker.created.find((one: Form) => one['tokenAddress'] === sold.token);
    expect(own).toMatchObject({ ownsPresale: true, ownsTrade: true, powers: ['tradeWithdraw'] });
    expect(maker.locks.map((one: Form) => one['coin'])).toContain(sold.pair);
    await world.call(creator, sold.trade, trade.renounce());
    await world.indexed();
    expect(await detail(sold.token)).toMatchObject({ powers: [], tradeOwner: null });
  });
});

/** The dashboard of the buyer with so many copies of a sale in the index: more than it lists. */
async function withMore({ token, presale: sale }: Launched, count: number) {
  const { pool } = world.database;
  const names = `jsonb_build_object('token', 'T' || n, 'idx', 90000 + n, 'presale', 'S' || n,
    'trade', 'I' || n, 'base_pool', 'B' || n, 'pair', 'P' || n)`;
  await pool.query(
    `insert into launch_token select (jsonb_populate_record(l, ${names})).*
     from launch_token l, generate_series(1, ${count}) n where l.token = $1`,
    [token],
  );
  await pool.query(
    `insert into presale_buyer select (jsonb_populate_record(b, ${names})).*
     from presale_buyer b, generate_series(1, ${count}) n where b.presale = $1 and b.buyer = $2`,
    [sale, buyer.address],
  );
  try {
    return (await world.ask(buyer, at.dashboard)).data;
  } finally {
    await pool.query(
      'delete from presale_buyer where token in (select token from launch_token where idx > 90000)',
    );
    await pool.query('delete from launch_token where idx > 90000');
  }
}

describe('by volume', () => {
  test('the busiest first, then the newest, page by page as in one', async () => {
    const { token } = launches['PINE'] as Launched;
    await world.buyOnPair(buyer, token, TRX);
    await world.indexed();
    const all = await symbols({ sort: '-volume' });
    const newest = (await symbols()).filter((symbol: string) => symbol !== 'PINE');
    expect(all).toEqual(['PINE', ...newest]);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNo) => symbols({ sort: '-volume', pageSize: 2, pageNo })),
    );
    expect(pages.flat()).toEqual(all);
    // Of one row, which asks for two.
    await tradeAlso('SPIN', 2n * TRX);
    expect(await symbols({ sort: '-volume', pageSize: 1 })).toEqual(['SPIN2']);
    expect(await symbols({ sort: '-volume', pageSize: 1, pageNo: 2 })).toEqual(['PINE']);
    const busy = await symbols({ sort: '-volume', stage: 'launched', pageSize: 1 });
    expect(busy).toEqual(['SPIN2']);
    expect(await symbols({ sort: '-volume', stage: 'launched' })).toEqual(['SPIN2', 'PINE']);
    const ofOther = await symbols({ sort: '-volume', creator: other.address });
    expect(ofOther).toEqual(['SPIN2', 'PIN']);
  });
});

describe('a link to a token', { tags: 'deep' }, () => {
  test('tells what it is, escaped, and nothing of what was refused', async () => {
    const webFolder = await mkdtemp(join(tmpdir(), 'vellum-web-'));
    await writeFile(join(webFolder, 'index.html'), '<html><head></head><body></body></html>');
    const server = await testServer({ chain: world.chain, config: { webFolder } });
    const page = async (path: string) =>
      String((await server.get(path, { headers: { accept: 'text/html' } })).json);
    const { token } = launches['SPIN'] as Launched;
    for (const launched of Object.values(launches)) {
      const path = `/token/${launched.token}`;
      await vi.waitFor(async () => expect(await page(path)).toContain('og:title'), {
        timeout: 120_000,
      });
    }
    const cookie = await server.signIn(creator);
    const description = 'Say "hello" & <b> to 2 < 3';
    await server.post(at.update, { tokenAddress: token, description }, { cookie });
    const html = await page(`/token/${token}`);
    expect(html).toContain('content="Spindle 100% (SPIN) on Vellum"');
    expect(html).not.toContain('<b>');
    const bent = await page(`/token/${(launches['BENT'] as Launched).token}`);
    expect(bent).toMatch(/og:title" content="T\w{5}\.{3}\w{4}"/);
    expect(await page(`/token/${(launches['PIN'] as Launched).presale}`)).not.toContain('og:');
    expect(await page('/token/nonsense')).toContain('<body>');
    await server.close();
    await rm(webFolder, { recursive: true, force: true });
  });
});

/** Launches another one and trades it. */
async function tradeAlso(symbol: string, trx: bigint): Promise<void> {
  const made = await world.launch(other, { token: { symbol: `${symbol}2`, name: symbol } });
  await world.sellOut(made, [buyer, world.people[3] as Person], buyer);
  await world.buyOnPair(buyer, made.token, trx);
  await world.indexed();
}

/** An image of one colour; the name it got. */
async function uploaded(who: Person): Promise<string> {
  const png = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#335544' },
  })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('purpose', 'token');
  body.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png');
  const headers = { cookie: await world.signIn(who) };
  const answer = await fetch(world.url + paths.uploads.image, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { sha256: string } };
  return data.sha256;
}
