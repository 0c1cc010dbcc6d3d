import { hashOfTexts } from '@vellum/api/token-launch/token-texts';
import { paths } from '@vellum/api/wire/paths';
import { trade } from '@vellum/contracts/trade';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut, refusal } from '../cards/carry-out.ts';
import { DAY, HOUR, type Launched, type SaleWorld, saleWorld, TRX } from '../sales/sale-world.ts';
import type { Person } from '../test-server.ts';

const { tokenLaunch: pages } = paths;

let world: SaleWorld;
let creator: Person;
let ada: Person;
let of: Launched;

beforeAll(async () => {
  world = await saleWorld(3);
  [creator, ada] = world.people as [Person, Person];
  of = await world.launch(creator);
  await world.indexed();
});
afterAll(() => world?.close());

const page = async () => (await world.post(pages.get, { tokenAddress: of.token })).json.data;
const edits = async () =>
  (await world.post(pages.listEdits, { tokenAddress: of.token })).json.data.list;
const swap = (form: Record<string, string>) =>
  world.ask(creator, pages.update, { tokenAddress: of.token, ...form });

/** Shares of the presale, and of the trade. */
const purchases = (textsHash: string) =>
  [
    [
      paths.presale.preparePurchase,
      { tokenAddress: of.token, shares: '1', price: String(10n * TRX), textsHash },
    ],
    [
      paths.trade.preparePurchase,
      { tokenAddress: of.token, count: '1', price: String(5n * TRX), textsHash },
    ],
  ] as const;

describe('texts that are swapped after the first purchase', () => {
  test('stop every purchase of somebody who read the old ones', async () => {
    await swap({ description: 'A quiet salt works.', website: 'https://salt.example' });
    await world.moveTo(world.now() + HOUR);
    await world.call(creator, of.trade, trade.open(BigInt(world.now() + DAY)));
    await world.call(creator, of.trade, trade.allow([ada.address], true));
    await world.indexed();
    const read = (await page()).textsHash;
    for (const [path, form] of purchases(read)) await carryOut(world, ada, path, form);

    await swap({ description: 'Backed by gold of a vault.', website: 'https://other.example' });
    for (const [path, form] of purchases(read)) {
      expect(await refusal(world, ada, path, form)).toBe('TEXTS_CHANGED');
    }
    // Once the buyer has seen the new ones, the choice is theirs.
    for (const [path, form] of purchases((await page()).textsHash)) {
      expect(await refusal(world, ada, path, form)).toBe('OK');
    }
  });

  test('stop it too when they are swapped back: the page tells that they were', async () => {
    const read = (await page()).textsHash;
    await swap({ description: 'Something else for a minute.' });
    await swap({ description: 'Backed by gold of a vault.' });
    const [[path, form]] = purchases(read);
    expect(await refusal(world, ada, path, form)).toBe('TEXTS_CHANGED');
  });

  test('stand in a log whose every line can be checked, and which nobody can shorten', async () => {
    const lines = [...(await edits())].reverse();
    expect(lines.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    let previous: string | null = null;
    for (const line of lines) {
      expect(line.previous).toBe(previous);
      expect(hashOfTexts(line.texts, previous)).toBe(line.hash);
      previous = line.hash;
    }
    expect(lines[1].texts.description).toBe('A quiet salt works.');
    const { edits: shown, textsHash } = await page();
    expect(shown.count).toBe(4);
    expect(textsHash).toBe(previous);
    const log = 'token_text';
    for (const sql of [`delete from ${log}`, `update ${log} set hash = hash || 'x'`]) {
      await world.database.pool.query(sql).then(
        () => expect.fail(`the log took: ${sql}`),
        () => {},
      );
    }
  });

  test('are for the creator alone', async () => {
    const { code } = await world.ask(ada, pages.update, {
      tokenAddress: of.token,
      description: 'mine',
    });
    expect(code).toBe('NOT_TOKEN_OWNER');
  });
});
