import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WalletPage } from '../../../test/wallet-page.ts';
import type { ActionState } from './action-state.ts';
import { idle } from './machine.ts';
import { useActionRow } from './use-action-row.ts';

type Kind = 'presale' | 'trade';
type Item = Readonly<{ kind: Kind; name: string }>;

const [a, b, c]: readonly Item[] = [
  { kind: 'presale', name: 'a' },
  { kind: 'presale', name: 'b' },
  { kind: 'presale', name: 'c' },
] as const;
const sale: Item = { kind: 'trade', name: 'sale' };

const way = {
  kindOf: ({ kind }: Item) => kind,
  paramsOf: ({ name }: Item, at: string) => name + at,
};

let root: Root;
let row: ReturnType<typeof useActionRow<Item, Kind, string>>;
let states: Record<Kind, ActionState>;
let begun: string[];

function Page() {
  const begin = (params: string) => void begun.push(params);
  const { presale, trade } = states;
  row = useActionRow({ presale: { begin, state: presale }, trade: { begin, state: trade } }, way);
  return null;
}

const show = () => root.render(createElement(Page));

/** Like a run that was begun a moment ago, it keeps its state until its code is there. */
function turn(kind: Kind, state: ActionState): void {
  states = { ...states, [kind]: state };
  show();
}

const done = (txid: string): ActionState => ({
  step: 'done',
  orderId: '1',
  sent: { txid, expiration: 0, signedAt: 0 },
  mined: { block: 1, fee: '0', at: 0 },
  finalAt: null,
});

async function end(kind: Kind, txid: string): Promise<void> {
  const before = row.txids.length;
  turn(kind, { step: 'review', note: null });
  turn(kind, done(txid));
  await expect.poll(() => row.txids.length).toBeGreaterThan(before);
}

beforeEach(async () => {
  const page = Object.assign(new WalletPage('desktop'), { HTMLIFrameElement: class {} });
  const place = { nodeType: 1, tagName: 'DIV', ownerDocument: page.document };
  root = createRoot(
    Object.assign(new EventTarget(), place, { firstChild: null, textContent: '' }) as never,
  );
  states = { presale: idle, trade: idle };
  begun = [];
  row = undefined as never;
  show();
  await expect.poll(() => row).toBeDefined();
});

afterEach(() => root.unmount());

it('counts each transaction once when kinds take turns', async () => {
  row.begin([a, b, sale, c]);
  await end('presale', '1');
  await end('presale', '2');
  await end('trade', '3');
  await expect.poll(() => begun).toEqual(['a1/4', 'b2/4', 'sale3/4', 'c4/4']);
  show();
  expect([row.txids, row.isOver]).toEqual([['1', '2', '3'], false]);
  await end('presale', '4');
  expect([row.txids, row.isOver]).toEqual([['1', '2', '3', '4'], true]);
});

it('begins a second row without what the first one ended with, of whichever kind', async () => {
  row.begin([a, sale]);
  await end('presale', '1');
  await end('trade', '2');
  row.begin([b, sale]);
  await expect.poll(() => row.txids).toEqual([]);
  await end('presale', '3');
  show();
  expect([row.txids, row.isOver]).toEqual([['3'], false]);
});

it('counts once what became done again in another block', async () => {
  row.begin([a, b]);
  await end('presale', '1');
  turn('presale', {
    step: 'confirming',
    orderId: '1',
    sent: { txid: '1', expiration: 0, signedAt: 0 },
    slow: true,
  });
  turn('presale', done('1'));
  await end('presale', '2');
  expect(row.txids).toEqual(['1', '2']);
});

it('is not over while a run of the page is under way', async () => {
  row.begin([a, sale]);
  await end('presale', '1');
  await end('trade', '2');
  expect(row.isOver).toBe(true);
  turn('presale', { step: 'checking' });
  await expect.poll(() => row.isOver).toBe(false);
});
