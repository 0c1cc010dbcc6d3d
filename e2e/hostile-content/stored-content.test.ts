import { demoPersonaKey } from '@vellum/api/project/demo-personas';
import type { FormValue } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { vlm } from '@vellum/contracts/coins';
import { governor } from '@vellum/contracts/dao';
import { proposalIdOf } from '@vellum/contracts/proposal-id';
import { proposalText } from '@vellum/contracts/proposal-text';
import { rosettePng } from '@vellum/stack/demo-world/line-picture';
import { signIn } from '@vellum/stack/demo-world/session';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownContract } from '../owner-console/own-contract.ts';
import { contractAt, giveVlm } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import type { Account } from '../stack/stack.ts';
import { type MadeLaunch, makeLaunch } from '../token-launch/launches.ts';
import { visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';
import { hostileLinks, hostileNames, hostileTexts, openFields } from './hostile-content.ts';
import { watch } from './page-watch.ts';

const on = onStack();
const COIN = 1_000_000n;

type Form = Readonly<Record<string, FormValue>>;
type Answer = Readonly<{ code: string; data: Readonly<Record<string, unknown>> | null }>;
type Asks = (path: string, form: Form) => Promise<Answer>;

/** Fields of the table that this file has put hostile text into. */
const fed = new Set<string>();
/** What was taken, and must be read as the letters it is made of. */
const kept = {
  titles: [] as string[],
  introductions: [] as string[],
  descriptions: [] as string[],
};

let creator: Account;
let launch: MadeLaunch;
let proposal: bigint;
const people: Account[] = [];

async function asking(privateKey: string): Promise<Asks> {
  const session = await signIn(on.site.url, privateKey);
  return async (path, form) => {
    try {
      return { code: 'OK', data: await session.post(path, form) };
    } catch (error) {
      const code = /"code":"(\w+)"/.exec(String(error))?.[1];
      if (code === undefined) throw error;
      return { code, data: null };
    }
  };
}

const refusals = [
  ...['TEXT_FORBIDDEN', 'REVIEW_FAILED', 'URL_INVALID', 'FIELD_INVALID', 'VALIDATION'],
  ...['TEXT_TOO_LONG', 'NICKNAME_LENGTH', 'IMAGE_UNKNOWN'],
];

/** Sends each text in one field; gives those that were taken. */
async function feed(
  call: string,
  field: string,
  texts: readonly string[],
  send: (text: string) => ReturnType<Asks>,
): Promise<string[]> {
  fed.add(`${call} ${field}`);
  const taken: string[] = [];
  for (const text of texts) {
    const { code, data } = await send(text);
    if (code !== 'OK') expect(refusals, `${call} ${field} ${text}`).toContain(code);
    else taken.push(text);
    if (code === 'OK' && data && field in data) {
      expect(data[field]).toBe(text.trim());
    }
  }
  return taken;
}

beforeAll(async () => {
  const { site } = on;
  creator = await site.account();
  await site.activate(creator);
  // Past every check of ours: what the chain takes, everyone can write there.
  launch = await makeLaunch(site, {
    name: '<img src=x onerror=ran()>',
    symbol: '<svg onload>',
    creator,
  });
  await tellTheChain();
  for (let n = 0; n < 4; n += 1) {
    const person = await site.account();
    await site.activate(person);
    people.push(person);
  }
  await site.indexed();
});

/** A proposal, a vote's reason and the name of a level, by those who can sign for them. */
async function tellTheChain(): Promise<void> {
  const { site } = on;
  await giveVlm(site, creator, 6_000_000n * COIN);
  await site.send(creator, 'vlm', vlm.delegate(creator.address));
  await site.devnet.increaseTime(3_000);
  await site.devnet.mine();
  const body = `# ${hostileTexts[1]}\n\n${hostileTexts.join('\n\n')}`;
  const text = proposalText(body, creator.address);
  const actions = [
    { target: contractAt(site, 'tokenFactory'), value: 0n, data: new Uint8Array(4) },
  ];
  await site.send(creator, 'governor', governor.propose(actions, text));
  proposal = proposalIdOf(actions, keccak256(utf8ToBytes(text)));
  fed.add('dao.propose description');
  await site.devnet.increaseTime(61_000);
  await site.devnet.mine();
  await site.send(
    creator,
    'governor',
    governor.voteWithReason(proposal, 'for', hostileTexts.join(' ')),
  );
  fed.add('dao.vote reason');
  await ownContract(site, 'cards', creator.address);
  const { price, pledgeTime, fund } = await site.read('cards', cards.level(1n));
  const { isOpen, pricedInU, weight } = await site.read('cards', cards.levelRules(1n));
  const settings = { price, pledgeTime, fund, isOpen, pricedInU, weight };
  await site.send(
    creator,
    'cards',
    cards.setLevel(1n, { ...settings, name: '<svg onload=ran()>' }),
  );
  fed.add('owner.act name');
  await site.send(creator, 'cards', cards.setUri(1n, 'javascript:ran()//'));
  fed.add('owner.act uri');
}

describe('through the API', () => {
  it('texts of a token are refused or kept as they are', { tags: 'deep' }, async () => {
    const ask = await asking(creator.privateKey);
    const update = (form: Form) =>
      ask(paths.tokenLaunch.update, { tokenAddress: launch.address, ...form });
    const call = 'tokenLaunch.update';
    for (const field of ['issuer', 'claim', 'custodian', 'assetValue', 'redemption', 'excluded']) {
      await feed(call, field, hostileTexts.slice(0, 9), (text) => update({ [field]: text }));
    }
    for (const field of ['website', 'telegram', 'twitter', 'documentUrl']) {
      expect(await feed(call, field, hostileLinks, (text) => update({ [field]: text }))).toEqual(
        [],
      );
    }
    for (const field of ['image', 'documentHash', 'attestedAt']) {
      const taken = await feed(call, field, hostileTexts, (text) => update({ [field]: text }));
      expect(taken).toEqual([]);
    }
    const one = await feed(call, 'description', hostileTexts, (text) =>
      update({ description: text }),
    );
    kept.descriptions.push(...one);
    const whole = { description: one.join('\n'), claim: one.slice(0, 4).join(' ') };
    const card = {
      issuer: one[0] ?? '',
      custodian: 'x',
      redemption: 'x',
      excluded: 'x',
      assetValue: 'x',
    };
    const document = { documentUrl: 'https://a.example/x.pdf', documentHash: 'ab'.repeat(32) };
    const last = await update({ ...whole, ...card, ...document, attestedAt: '1780000000000' });
    expect(last.code).toBe('OK');
  });

  it('texts of a token to be made are refused or kept', { tags: 'deep' }, async () => {
    const ask = await asking(creator.privateKey);
    const now = on.site.devnet.chain.head().timestamp;
    const form = {
      ...{ mode: 'advanced', name: 'Ochre Kiln', symbol: 'OCHRE', supply: 1_000_000n * COIN },
      ...{ description: '', hardCap: 2_000n * COIN, softCap: 1_000n * COIN, shares: 20 },
      ...{ maxShares: 10, startTime: now + 3_600_000, endTime: now + 90_000_000 },
      ...{ lpSupply: 900_000n * COIN, backingShare: 0, devShare: 1_000 },
      ...{ vestingDelay: 86_400, vestingInterval: 86_400, vestingRounds: 4 },
    };
    const { prepareCreation } = paths.tokenLaunch;
    const make = (changes: Form) => ask(prepareCreation, { ...form, ...changes });
    // Each symbol is an order of its own, and nobody may have many.
    const other = await asking(people[3]?.privateKey ?? '');
    const call = 'tokenLaunch.prepareCreation';
    await feed(call, 'name', hostileTexts.slice(0, 6), (name) => make({ name }));
    await feed(call, 'symbol', hostileNames, (symbol) =>
      other(prepareCreation, { ...form, symbol }),
    );
    await feed(call, 'description', hostileTexts, (description) => make({ description }));
    for (const field of ['name', 'symbol']) {
      const alike = (text: string) =>
        ask(paths.tokenLaunch.findAlike, { name: 'Plain', symbol: 'PLAIN', [field]: text });
      await feed('tokenLaunch.findAlike', field, hostileNames, alike);
    }
    for (const field of ['website', 'telegram', 'twitter']) {
      expect(await feed(call, field, hostileLinks, (text) => make({ [field]: text }))).toEqual([]);
    }
  });

  it('announcements hold letters, even of those who may write them', async () => {
    const ask = await asking(demoPersonaKey('owner'));
    const plain = { titleEn: 'x', titleZh: 'x', bodyEn: 'x', bodyZh: 'x' };
    const save = (form: Form) => ask(paths.announcements.save, { ...plain, ...form });
    const call = 'announcements.save';
    const both = (text: string) =>
      save({ titleEn: text, titleZh: text, bodyEn: text, bodyZh: text });
    kept.titles.push(...(await feed(call, 'titleEn', hostileTexts, both)));
    for (const field of ['titleZh', 'bodyEn', 'bodyZh']) fed.add(`${call} ${field}`);
    const all = kept.titles.join('\n\n');
    expect(
      (await save({ titleEn: 'All of them', bodyEn: all, bodyZh: all, pinned: true })).code,
    ).toBe('OK');
  });

  it('nick names and introductions are refused or kept as they are', async () => {
    const asks = await Promise.all(people.map(({ privateKey }) => asking(privateKey)));
    const [first, second, third] = asks as [Asks, Asks, Asks, Asks];
    const edit = (ask: Asks) => (form: Form) =>
      ask(paths.profiles.update, { nickName: '', introduction: '', ...form });
    const call = 'profiles.update';
    await feed(call, 'nickName', hostileNames, (nickName) => edit(first)({ nickName }));
    const taken = await feed(call, 'introduction', hostileTexts, (introduction) =>
      edit(second)({ introduction }),
    );
    kept.introductions.push(...taken);
    await feed(call, 'avatar', hostileTexts, (avatar) => edit(third)({ avatar }));
    const joined = taken.join(' ').slice(0, 150);
    expect((await edit(second)({ introduction: joined })).code).toBe('OK');
  });

  it('no field of any endpoint or action was left out', { tags: 'deep' }, () => {
    expect(openFields().filter((field) => !fed.has(field))).toEqual([]);
  });
});

/** Marks make strong words and links of these; their letters stand there, not their signs. */
const isMarked = (text: string) => text.startsWith('**') || text.startsWith('![');

/** The announcement that holds all of them. */
async function readTogether(page: Page): Promise<void> {
  const texts = kept.titles.filter((text) => !isMarked(text));
  for (const text of texts) await page.locator('article').getByText(text).first().waitFor();
}

describe('in the browser', () => {
  it.runIf(isDeep)(
    'all of it is letters: nothing runs, nothing is fetched, nothing leads elsewhere',
    async () => {
      const { site, browser } = on;
      const visitor = await visit(browser, site.url);
      const { page } = visitor;
      const { problems } = await watch(visitor, site.url, [site.devnet.url ?? site.url]);
      const read = async (path: string, ...texts: readonly string[]) => {
        await page.goto(path);
        await page.locator('main h2, main h1, header h1').first().waitFor();
        for (const text of texts) await page.getByText(text).first().waitFor();
        await page.waitForLoadState('networkidle');
        expect(await problems(), path).toEqual([]);
      };
      for (const texts of Object.values(kept)) expect(texts.length).toBeGreaterThan(3);
      await read('/', launch.name, launch.symbol);
      await read(`/token/${launch.address}`, launch.name, ...kept.descriptions);
      await page.getByRole('button', { name: 'See all texts' }).click();
      await page
        .getByRole('dialog')
        .getByText(kept.descriptions[0] ?? '')
        .first()
        .waitFor();
      expect(await problems()).toEqual([]);
      await read(`/presale?token=${launch.address}`, launch.name);
      await read('/announcements', 'All of them', ...kept.titles.slice(-12));
      await page.getByText('All of them').click();
      await readTogether(page);
      expect(await problems()).toEqual([]);
      await read(`/announcement/${2}`, kept.titles[1] ?? '');
      await read('/usersList');
      await read(`/user/${people[1]?.address}`, kept.introductions[0] ?? '');
      await read('/dao', hostileTexts[1]);
      await read(`/dao/${proposal}`, ...hostileTexts.slice(0, 9));
      for (const path of ['/nft', '/nftInv', '/rankings', '/otc', '/preSwap']) await read(path);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );

  it.runIf(isDeep)('what an address of a page says is letters too', async () => {
    const { site, browser } = on;
    const visitor = await visit(browser, site.url);
    const { page } = visitor;
    const { problems } = await watch(visitor, site.url, [site.devnet.url ?? site.url]);
    const odd = encodeURIComponent(hostileTexts[0]);
    const places = [
      '/token/',
      '/user/',
      '/i/',
      '/announcement/',
      '/dao/',
      '/nowhere/',
      '/contacts?add=',
    ];
    for (const place of [...places, '/editToken?token=', '/lockProof?id=', '/owner?power=']) {
      await page.goto(place + odd);
      await page.locator('main h2, main h1, header h1').first().waitFor();
      expect(await problems(), place).toEqual([]);
    }
    await page.goto('/');
    await page.getByRole('searchbox').fill(hostileTexts[1]);
    await page.waitForLoadState('networkidle');
    expect(await problems()).toEqual([]);
    await visitor.leave();
  });

  it('the policy lets in no script and no style of a page, and is what stops them', async () => {
    const { site, browser } = on;
    const answer = await fetch(`${site.url}/`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    // Any port of this machine, where a wallet's own node may be; nothing else is left open.
    const named = policy.replaceAll(/ http:\/\/(?:127\.0\.0\.1|localhost):\*/g, '');
    expect(named).not.toMatch(/unsafe|\*|http:(?!\/\/(?:127|localhost))/);
    for (const part of [
      "script-src 'self' 'sha256-",
      "style-src 'self';",
      "object-src 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    const visitor = await visit(browser, site.url);
    const { page } = visitor;
    const { problems } = await watch(visitor, site.url, [site.devnet.url ?? site.url]);
    await page.goto('/menu');
    await page.locator('main h2').first().waitFor();
    // As if content had got into the page after all.
    await page.evaluate(() => {
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML =
        '<img src="/none.png" onerror="ran()"><a id="led" href="javascript:ran()">x</a><style>*{color:red}</style>';
      document.getElementById('led')?.click();
      const script = document.createElement('script');
      script.textContent = 'ran()';
      place.append(script);
    });
    await expect
      .poll(async () => (await problems()).filter((one) => one.startsWith('policy')).length)
      .toBeGreaterThan(2);
    expect(await problems()).not.toContain('it ran');
    await visitor.leave();
  });
});

describe('images', () => {
  it('are drawn again or refused: what hides in them is gone', async () => {
    const { site, browser } = on;
    const session = await signIn(site.url, creator.privateKey);
    const bytes = (text: string) => utf8ToBytes(text) as Uint8Array<ArrayBuffer>;
    const disguised = [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="ran()"><script>ran()</script></svg>',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><foreignObject><body onload="ran()"/></foreignObject></svg>',
      'GIF89a/*<script>ran()</script>*/=1;',
      '\u0089PNG\r\n\u001a\n<script>ran()</script>',
      '<!doctype html><script>ran()</script>',
    ];
    for (const text of disguised) {
      await expect(session.upload(bytes(text)), text).rejects.toThrow(/"code":"IMAGE_/);
    }
    const picture = rosettePng({
      ink: [1, 2, 3],
      paper: [250, 250, 250],
      waves: 6,
      rings: 3,
      depth: 0.1,
      turn: 0.5,
    });
    const payload = bytes('<script>ran()</script>');
    const stuffed = new Uint8Array(picture.length + payload.length);
    stuffed.set(picture);
    stuffed.set(payload, picture.length);
    const name = await session.upload(stuffed);
    const served = await fetch(`${site.url}/media/${name}.webp`);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await served.arrayBuffer()).includes('script')).toBe(false);
    const visitor = await visit(browser, site.url);
    const { problems } = await watch(visitor, site.url, []);
    await visitor.page.goto(`/media/${name}.webp`, { waitUntil: 'load' });
    expect(await problems()).toEqual([]);
    await visitor.leave();
  });
});
