import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { drawnText, isDrawn, takeDrawnAnswers } from './drawn-answers.ts';

const pageWith = (textContent: string) => ({
  getElementById: (id: string) => (id === 'drawn' ? ({ textContent } as HTMLElement) : null),
});
const nothing = { getElementById: () => null };

function carried(data: unknown): unknown {
  const [from, to] = [new QueryClient(), new QueryClient()];
  from.setQueryData(['a', 1], data);
  takeDrawnAnswers(to, pageWith(drawnText(from)));
  return to.getQueryData(['a', 1]);
}

describe('answers that come with a drawn page', () => {
  it('are the same in the app, amounts included', () => {
    const data = { list: [{ amount: 10n ** 30n, name: 'A', none: null, left: [true, 0.5] }] };
    expect(carried(data)).toEqual(data);
  });

  it('are old from the beginning, so that the app asks again', () => {
    const [from, to] = [new QueryClient(), new QueryClient()];
    from.setQueryData(['cards'], 1);
    takeDrawnAnswers(to, pageWith(drawnText(from)));
    expect(to.getQueryState(['cards'])?.dataUpdatedAt).toBe(0);
  });

  it('are old even where an answer would stay fresh for good', () => {
    const [from, to] = [new QueryClient(), new QueryClient()];
    from.setQueryData(['config'], 1);
    takeDrawnAnswers(to, pageWith(drawnText(from)));
    const taken = to.getQueryCache().find({ queryKey: ['config'] });
    expect(taken?.isStaleByTime(Number.POSITIVE_INFINITY)).toBe(true);
  });

  it('cannot end the element they stand in', () => {
    const queries = new QueryClient();
    queries.setQueryData(['a', 1], { name: '</script><script>alert(1)</script>' });
    expect(drawnText(queries)).not.toContain('<');
    expect(carried({ name: '</script>' })).toEqual({ name: '</script>' });
  });

  it.each([[new Map([[1, 2]])], [{ at: new Date(0) }], [{ list: [() => 1] }]])(
    'leave out what a text cannot carry: %s',
    (data) => {
      expect(carried(data)).toBe(undefined);
    },
  );

  it('leave out what failed or still waits', () => {
    const queries = new QueryClient();
    queries.getQueryCache().build(queries, { queryKey: ['waiting'] });
    expect(drawnText(queries)).toBe('[]');
  });

  it('are none on a page that was not drawn', () => {
    const queries = new QueryClient();
    takeDrawnAnswers(queries, nothing);
    expect(queries.getQueryCache().getAll()).toEqual([]);
    expect([isDrawn(nothing), isDrawn(pageWith('[]'))]).toEqual([false, true]);
  });
});
