import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { vlm } from '@vellum/contracts/coins';
import { governor } from '@vellum/contracts/dao';
import { proposalIdOf } from '@vellum/contracts/proposal-id';
import { proposalText } from '@vellum/contracts/proposal-text';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { shortenAddress } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BoxWorld, boxWorld } from '../boxes/box-world.ts';
import { type Launched, type SaleWorld, saleWorld, TRX } from '../sales/sale-world.ts';
import { newPerson, type Person } from '../test-server.ts';
import { type LinkServer, linkServer } from './link-server.ts';

let world: SaleWorld;
let server: LinkServer;
let [creator, ada]: Person[] = [];
let proposal: string;
let card: bigint;
const launched: Record<string, Launched> = {};

const names: Readonly<Record<string, string>> = {
  FERRY: 'Night Ferry',
  墨條: '松煙墨條',
  UЅDТ: 'Tеther',
  '"><b>': '</title><script>alert(1)</script>',
  BENT: 'Safe\u202eknil',
  LONG: 'W'.repeat(32),
};

async function propose(title: string): Promise<string> {
  await world.send(world.owner, 'vlm', vlm.delegate(world.owner.address));
  await world.pass(3);
  const target = world.at('tokenFactory');
  const actions = [{ target, value: 0n, data: tokenFactory.setCreationFee(5n * TRX).data }];
  const text = proposalText(title, world.owner.address);
  await world.send(world.owner, 'governor', governor.propose(actions, text));
  return `${proposalIdOf(actions, keccak256(utf8ToBytes(text)))}`;
}

beforeAll(async () => {
  world = await saleWorld(3, { ruledByVotes: true });
  [creator, ada] = world.people as [Person, Person];
  for (const [symbol, name] of Object.entries(names)) {
    launched[symbol] = await world.launch(creator!, { token: { name, symbol } });
  }
  card = await world.buy(ada!, 3);
  await world.send(ada!, 'cards', cards.list(card, 512n * TRX));
  proposal = await propose('# Lower the creation fee\n\nIt is too high.');
  server = await linkServer(world.chain);
  await vi.waitFor(
    async () => expect((await server.page(`/dao/${proposal}`)).tag('og:title')).not.toBeNull(),
    { timeout: 120_000, interval: 500 },
  );
  const cookie = await server.signIn(ada!);
  const said = { nickName: 'Ren 林', introduction: 'One\n"two" & 5 > 4' };
  expect((await server.post(paths.profiles.update, said, { cookie })).json.code).toBe('OK');
});
afterAll(async () => {
  await server?.close();
  await world?.close();
});

/** Each kind of link with what its title holds in both languages. */
const linkOf = () =>
  ({
    token: [`/token/${launched['FERRY']!.token}`, 'Night Ferry (FERRY) on Vellum', '（FERRY）'],
    presale: [`/presale?token=${launched['FERRY']!.token}`, 'Night Ferry presale: ', '預售：'],
    card: [`/nftDetail?id=${card}`, 'Gold G 000 001, 512 TRX', '黃金 G 000 001，512 TRX'],
    proposal: [`/dao/${proposal}`, 'Proposal 1: Lower the creation fee', '提案 1：Lower'],
    profile: [`/user/${ada!.address}`, `Ren 林 (${shortenAddress(ada!.address)})`, 'Ren 林（'],
    invitation: [`/i/${ada!.address}`, 'Ren 林 invites you', 'Ren 林 邀請您'],
  }) as const;

type Kind = keyof ReturnType<typeof linkOf>;

describe.each<Kind>(['token', 'presale', 'card', 'proposal', 'profile', 'invitation'])(
  'a robot that runs no script gets of a %s',
  (kind) => {
    test('its own title, description and canonical address in each language', async () => {
      const [path, english, chinese] = linkOf()[kind];
      const page = await server.page(path);
      expect(page).toMatchObject({ status: 200, canonical: server.url + path });
      expect(page.title).toContain(english);
      for (const name of ['og:title', 'twitter:title']) expect(page.tag(name)).toBe(page.title);
      expect(page.tag('description')).toBe(page.tag('og:description'));
      expect(page.tag('description')!.length).toBeGreaterThan(10);
      const inChinese = `${path}${path.includes('?') ? '&' : '?'}lang=zh-TW`;
      const other = await server.page(inChinese);
      expect(other.title).toContain(chinese);
      expect(other).toMatchObject({
        status: 200,
        canonical: server.url + inChinese.replace('&', '&amp;'),
      });
      expect(other.html).toContain('hreflang="en"');
    });

    test('a drawn picture in each language', async () => {
      const [path] = linkOf()[kind];
      const inChinese = `${path}${path.includes('?') ? '&' : '?'}lang=zh-TW`;
      const pictures: Buffer[] = [];
      for (const address of [path, inChinese]) {
        const image = (await server.page(address)).tag('og:image') ?? '';
        expect(image).toMatch(new RegExp(`^${server.url}/preview/${kind}/`));
        const answer = await fetch(image.replaceAll('&amp;', '&'));
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
        pictures.push(Buffer.from(await answer.arrayBuffer()));
      }
      for (const png of pictures) {
        expect(await sharp(png).metadata()).toMatchObject({
          ...{ format: 'png', width: 1200, height: 630 },
        });
      }
      expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(false);
    });
  },
);

test('an unknown thing is missing, and so is nonsense; a page without a thing is a page', async () => {
  const nobody = newPerson().address;
  for (const path of [
    `/token/${nobody}`,
    '/token/x',
    `/presale?token=${nobody}`,
    '/presale?token=',
    '/nftDetail?id=999999999',
    '/nftDetail?id=-1',
    '/blindBoxDetail?series=7',
    '/dao/123456789',
    '/dao/x',
    `/user/${nobody}`,
    `/i/${nobody}`,
    '/i/AAAAAAAA',
    '/nothing',
  ]) {
    const { status } = await server.page(path, { accept: 'text/html,*/*' });
    expect([path, status]).toEqual([path, 404]);
  }
  expect(await server.page('/presale')).toMatchObject({ status: 200, title: 'presale' });
  expect(await server.page('/dao/new')).toMatchObject({ status: 200, title: 'daoPropose' });
  const market = await server.page('/nft?x=1&lang=zh-TW');
  expect(market).toMatchObject({ status: 200, title: 'market 中' });
  expect(market.canonical).toBe(`${server.url}/nft?lang=zh-TW`);
});

test('there is a picture of what exists alone', async () => {
  const nobody = newPerson().address;
  for (const path of [
    `/preview/token/${nobody}/en.png`,
    '/preview/token/x/en.png',
    `/preview/token/${launched['FERRY']!.token}/fr.png`,
    `/preview/token/${launched['FERRY']!.token}/en.svg`,
    '/preview/secret/1/en.png',
    '/preview/card/999999999/en.png',
  ]) {
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 404]);
  }
});

test('a picture is drawn once for all who want it, and not sent again', async () => {
  const at = (symbol: string, language: string) =>
    `${server.url}/preview/token/${launched[symbol]!.token}/${language}.png`;
  const same = await Promise.all(
    Array.from({ length: 60 }, async () => (await fetch(at('LONG', 'en'))).status),
  );
  expect(same.filter((status) => status === 200)).toHaveLength(60);
  const first = await fetch(at('LONG', 'en'));
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(at('LONG', 'en'), { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('a picture that nobody has yet costs its network one of thirty a minute', {
  tags: 'deep',
}, async () => {
  const wanted = Object.values(launched).flatMap(({ token }) =>
    ['token', 'presale'].flatMap((kind) =>
      ['en', 'zh-TW'].map((language) => `/preview/${kind}/${token}/${language}.png`),
    ),
  );
  const statuses = new Set<number>();
  for (const path of [...wanted, ...wanted]) {
    statuses.add((await fetch(server.url + path)).status);
    if (statuses.has(429)) break;
  }
  expect([...statuses].sort()).toEqual([200, 429]);
  expect((await fetch(server.url + wanted[0])).status).toBe(200);
});

test('a reader who chose a language gets it where the link states none', async () => {
  const [path, english, chinese] = linkOf().card;
  const chosen = { cookie: 'vellum.locale=zh-TW' };
  expect((await server.page(path, chosen)).title).toContain(chinese);
  expect((await server.page(`${path}&lang=en`, chosen)).title).toContain(english);
  expect((await server.page(`${path}&lang=fr`)).title).toContain(english);
});

describe('names of strangers', () => {
  const token = async (symbol: string, language = '') =>
    server.page(`/token/${launched[symbol]!.token}${language}`);

  test('cannot leave their tag, and what the content check refuses is not spread', async () => {
    for (const symbol of ['"><b>', 'BENT']) {
      const page = await token(symbol);
      expect(page.status).toBe(200);
      expect(page.html).not.toMatch(/<script|<b>|\u202e/);
      expect(page.title).toBe(shortenAddress(launched[symbol]!.token));
    }
  });

  test('that can be taken for another are told with a warning', async () => {
    const page = await token('UЅDТ');
    expect(page.title).toContain('Look-alike warning');
    expect(page.tag('description')).toContain('this is not USDT');
    const chinese = await token('UЅDТ', '?lang=zh-TW');
    expect(chinese.title).toContain('名稱相似');
    expect(chinese.tag('og:description')).toMatch(/。信任此代幣前/);
    const sale = await server.page(`/presale?token=${launched['UЅDТ']!.token}`);
    expect(sale.title).toContain('Look-alike warning');
  });

  test('in Chinese stand as they are', async () => {
    expect((await token('墨條')).title).toBe('松煙墨條 (墨條) on Vellum');
  });
});

test('robots are told what is a page, and the site map leads to everything public', async () => {
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /deposit/');
  expect(robots).not.toContain('Disallow: /media/');
  const index = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, file]) => file!);
  const maps = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  const all = maps.join('');
  for (const [kind, [path]] of Object.entries(linkOf())) {
    if (kind === 'invitation') continue;
    expect(all).toContain(`<loc>${server.url}${path}</loc>`);
  }
  expect(all).toContain(`<loc>${server.url}/nft?lang=zh-TW</loc>`);
  for (const file of ['tokens-2.xml', 'tokens-99.xml', 'secrets-1.xml', 'tokens-1']) {
    expect((await fetch(`${server.url}/sitemap/${file}`)).status).toBe(404);
  }
});

describe('a series of blind boxes', { tags: 'deep' }, () => {
  let boxes: BoxWorld;
  let shop: LinkServer;
  beforeAll(async () => {
    boxes = await boxWorld(3);
    await boxes.make();
    shop = await linkServer(boxes.chain);
  });
  afterAll(async () => {
    await shop?.close();
    await boxes?.close();
  });

  test('is told with its price', async () => {
    const path = '/blindBoxDetail?series=0';
    await vi.waitFor(async () => expect((await shop.page(path)).status).toBe(200), {
      timeout: 60_000,
      interval: 500,
    });
    const page = await shop.page(path);
    expect(page.title).toBe('Folio 1, blind boxes at 5 TRX');
    expect((await shop.page(`${path}&lang=zh-TW`)).title).toBe('第 1 冊盲盒，每盒 5 TRX');
    const map = await (await fetch(`${shop.url}/sitemap/boxes-1.xml`)).text();
    expect(map).toContain(`${shop.url}${path}</loc>`);
  });
});
