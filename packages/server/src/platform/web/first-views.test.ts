import { expect, test, vi } from 'vitest';
import type { AskMessage, FirstView, WantedView } from './first-view-messages.ts';
import type { AskServer, FirstViewThread } from './first-view-thread.ts';
import { createFirstViews } from './first-views.ts';

const ask = () => Promise.resolve({ status: 200, body: '' });
const visitor = { ask, mayDraw: () => true };
const question: AskMessage = {
  ...{ kind: 'ask', id: 1, address: '/calls/x', method: 'POST', headers: {}, body: null },
};
const page = (address: string, locale: string): WantedView => ({ address, locale, zone: null });

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
    await vi.waitFor(() => expect(open.length).toBeGreaterThan(0));
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
    views.of(page('/nft', 'en'), visitor),
    views.of(page('/nft', 'en'), visitor),
  ]);
  await finish();
  expect((await two).map((view) => view?.markup)).toEqual(['en /nft', 'en /nft']);
  expect((await views.of(page('/nft', 'en'), visitor))?.markup).toBe('en /nft');
  expect(draw).toHaveBeenCalledTimes(1);
  const chinese = views.of(page('/nft', 'zh-TW'), visitor);
  await finish();
  expect((await chinese)?.markup).toBe('zh-TW /nft');
  pass(3000);
  const later = views.of(page('/nft', 'en'), visitor);
  await finish();
  await later;
  expect(draw).toHaveBeenCalledTimes(3);
});

test('one at a time; who comes when too many wait goes without', async () => {
  const { views, draw, finish } = drawing();
  const first = Array.from({ length: 8 }, (_, at) => views.of(page(`/token/${at}`, 'en'), visitor));
  expect(await views.of(page('/token/9', 'en'), visitor)).toBe(null);
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(1));
  await finish();
  expect((await first[0])?.markup).toBe('en /token/0');
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2));
});

test('a page does not wait for a view that takes long', async () => {
  const { views, draw } = drawing(20);
  expect(await views.of(page('/nft', 'en'), visitor)).toBe(null);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('an address that nobody has as a link is not drawn', async () => {
  const { views, draw } = drawing();
  expect(await views.of(page(`/${'x'.repeat(300)}`, 'en'), visitor)).toBe(null);
  expect(draw).not.toHaveBeenCalled();
});

test('who had too many drawn gets what is there for others', async () => {
  const { views, draw, finish } = drawing();
  const greedy = { ask, mayDraw: () => false };
  expect(await views.of(page('/nft', 'en'), greedy)).toBe(null);
  expect(draw).not.toHaveBeenCalled();
  const view = views.of(page('/nft', 'en'), visitor);
  await finish();
  await view;
  expect((await views.of(page('/nft', 'en'), greedy))?.markup).toBe('en /nft');
});

test('what is refused to one visitor is drawn as waiting for them, and for nobody else', async () => {
  const told: unknown[] = [];
  const draw = vi.fn(async (_: WantedView, asking: AskServer) => {
    told.push(await asking(question));
    return { markup: 'view', answers: '[]' };
  });
  const views = createFirstViews({ draw, close: async () => {} }, () => 0);
  const greedy = { ask: async () => ({ status: 429, body: 'wait' }), mayDraw: () => true };
  expect((await views.of(page('/nft', 'en'), greedy))?.markup).toBe('view');
  await views.of(page('/nft', 'en'), visitor);
  expect(told).toEqual([null, { status: 200, body: '' }]);
});

test('a drawing that fails leaves the next one alone', async () => {
  const draw = vi
    .fn<FirstViewThread['draw']>()
    .mockRejectedValueOnce(new Error('no thread'))
    .mockResolvedValue({ markup: 'view', answers: '[]' });
  const views = createFirstViews({ draw, close: async () => {} }, () => 0);
  expect(await views.of(page('/nft', 'en'), visitor)).toBe(null);
  expect((await views.of(page('/rankings', 'en'), visitor))?.markup).toBe('view');
});
