import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { AskMessage, FirstView, WantedView } from './first-view-messages.ts';
import type { AskServer, FirstViewThread } from './first-view-thread.ts';
import { createFirstViews } from './first-views.ts';
import type { WebFile } from './web-folder.ts';

const ask = () => Promise.resolve({ status: 200, body: '' });
const visitor = { ask, mayDraw: async () => true };
const question: AskMessage = {
  ...{ kind: 'ask', id: 1, address: '/calls/x', method: 'POST', headers: {}, body: null },
};
const page = (address: string, locale: string): WantedView => ({ address, locale, zone: null });
const start: WebFile = {
  ...{ path: '/index.html', type: 'text/html', etag: '""', immutable: false },
  plain: Buffer.from('<head></head><body><div id="root"><div>Vellum</div></div></body>'),
};
const around = { page: start, tags: '' };
const view = { markup: 'view', answers: '[]' };

/** What the page shows before the app is there. */
const shown = (file?: WebFile | null) =>
  /<div id="root" data-drawn=.*?>(.*)<\/div>/.exec(`${file?.plain}`)?.[1];

/** Waits for as long as a busy machine takes, unless told. */
function drawing(patience = 60_000) {
  const open: ((view: FirstView | null) => void)[] = [];
  const draw = vi.fn(
    ({ address, locale }: WantedView) =>
      new Promise<FirstView | null>((settle) => {
        open.push(() => settle({ markup: `${locale} ${address}`, answers: '[]' }));
      }),
  );
  let now = 0;
  const views = createFirstViews({ draw, close: async () => {} }, () => now, patience);
  const finish = async () => {
    await vi.waitFor(() => expect(open.length).toBeGreaterThan(0), 120_000);
    open.shift()?.(null);
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { views, draw, finish, pass };
}

test('a page is drawn once a block for all who want it in one language', async () => {
  const { views, draw, finish, pass } = drawing();
  const two = Promise.all([
    views.of(page('/nft', 'en'), visitor, around),
    views.of(page('/nft', 'en'), visitor, around),
  ]);
  await finish();
  expect((await two).map(shown)).toEqual(['en /nft', 'en /nft']);
  expect(shown(await views.of(page('/nft', 'en'), visitor, around))).toBe('en /nft');
  expect(draw).toHaveBeenCalledTimes(1);
  const chinese = views.of(page('/nft', 'zh-TW'), visitor, around);
  await finish();
  expect(shown(await chinese)).toBe('zh-TW /nft');
  pass(3000);
  const later = views.of(page('/nft', 'en'), visitor, around);
  await finish();
  await later;
  expect(draw).toHaveBeenCalledTimes(3);
});

test('one at a time; who comes when too many wait goes without', async () => {
  const { views, draw, finish } = drawing();
  const first = Array.from({ length: 8 }, (_, at) =>
    views.of(page(`/token/${at}`, 'en'), visitor, around),
  );
  expect(await views.of(page('/token/9', 'en'), visitor, around)).toBe(null);
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(1), 120_000);
  await finish();
  expect(shown(await first[0])).toBe('en /token/0');
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2), 120_000);
});

test('a page does not wait for a view that takes long', async () => {
  const { views, draw } = drawing(20);
  expect(await views.of(page('/nft', 'en'), visitor, around)).toBe(null);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('an address that nobody has as a link is not drawn', async () => {
  const { views, draw } = drawing();
  expect(await views.of(page(`/${'x'.repeat(300)}`, 'en'), visitor, around)).toBe(null);
  expect(draw).not.toHaveBeenCalled();
});

test('who had too many drawn gets what is there for others', async () => {
  const { views, draw, finish } = drawing();
  const greedy = { ask, mayDraw: async () => false };
  expect(await views.of(page('/nft', 'en'), greedy, around)).toBe(null);
  expect(draw).not.toHaveBeenCalled();
  const first = views.of(page('/nft', 'en'), visitor, around);
  await finish();
  await first;
  expect(shown(await views.of(page('/nft', 'en'), greedy, around))).toBe('en /nft');
});

test.each([429, 500, 503])(
  'an answer of %i is drawn as waiting, and for nobody else',
  async (status) => {
    const told: unknown[] = [];
    const draw = vi.fn(async (_: WantedView, asking: AskServer) => {
      told.push(await asking(question));
      return view;
    });
    const views = createFirstViews({ draw, close: async () => {} }, () => 0);
    const unlucky = { ask: async () => ({ status, body: 'wait' }), mayDraw: async () => true };
    expect(shown(await views.of(page('/nft', 'en'), unlucky, around))).toBe('view');
    await views.of(page('/nft', 'en'), visitor, around);
    expect(told).toEqual([null, { status: 200, body: '' }]);
  },
);

test('what is not there at all is an answer like any other', async () => {
  const draw = vi.fn(async (_: WantedView, asking: AskServer) => {
    expect(await asking(question)).toEqual({ status: 404, body: 'none' });
    return view;
  });
  const views = createFirstViews({ draw, close: async () => {} }, () => 0);
  const missing = { ask: async () => ({ status: 404, body: 'none' }), mayDraw: async () => true };
  await views.of(page('/nft', 'en'), missing, around);
  expect(shown(await views.of(page('/nft', 'en'), missing, around))).toBe('view');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a page is packed once for all, and once for each of its tags', async () => {
  const draw = vi.fn(async () => view);
  const views = createFirstViews({ draw, close: async () => {} }, () => 0);
  const first = await views.of(page('/nft', 'en'), visitor, around);
  expect(gunzipSync(first?.gzip ?? '').toString()).toBe(`${first?.plain}`);
  expect(await views.of(page('/nft', 'en'), visitor, around)).toBe(first);
  const tagged = await views.of(page('/nft', 'en'), visitor, { ...around, tags: '<meta />' });
  expect(`${tagged?.plain}`).toContain('<meta /></head>');
});

test('a drawing that fails leaves the next one alone', async () => {
  const draw = vi
    .fn<FirstViewThread['draw']>()
    .mockRejectedValueOnce(new Error('no thread'))
    .mockResolvedValue(view);
  const views = createFirstViews({ draw, close: async () => {} }, () => 0);
  expect(await views.of(page('/nft', 'en'), visitor, around)).toBe(null);
  expect(shown(await views.of(page('/rankings', 'en'), visitor, around))).toBe('view');
});
