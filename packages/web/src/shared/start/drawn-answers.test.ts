import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { drawnIn, drawnText, takeAnswers } from './drawn-answers.ts';

const view = { locale: 'en', zone: null, at: 5 } as const;
const pageWith = (textContent: string) => ({
  getElementById: (id: string) => (id === 'drawn' ? ({ textContent } as HTMLElement) : null),
});

function carried(data: unknown): unknown {
  const [from, to] = [new QueryClient(), new QueryClient()];
  from.setQueryData(['a', 1], data);
  const drawn = drawnIn(pageWith(drawnText(view, from)));
  if (drawn) takeAnswers(to, drawn);
  return to.getQueryData(['a', 1]);
}

describe('what the server rendered', () => {
  it('says how, and brings the same answers, amounts included', () => {
    const data = { list: [{ amount: 10n ** 30n, name: 'A', none: null, left: [true, 0.5] }] };
    expect(carried(data)).toEqual(data);
    expect(drawnIn(pageWith(drawnText(view, new QueryClient())))).toEqual({ ...view, answers: [] });
  });

  it('cannot end the element it is in', () => {
    const queries = new QueryClient();
    queries.setQueryData(['a', 1], { name: '</script><script>alert(1)</script>' });
    expect(drawnText(view, queries)).not.toContain('<');
    expect(carried({ name: '</script>' })).toEqual({ name: '</script>' });
  });

  it.each([[new Map([[1, 2]])], [{ at: new Date(0) }], [{ list: [() => 1] }]])(
    'leaves out what a text cannot carry: %s',
    (data) => {
      expect(carried(data)).toBe(undefined);
    },
  );

  it('leaves out what failed or still waits', () => {
    const queries = new QueryClient();
    queries.getQueryCache().build(queries, { queryKey: ['waiting'] });
    expect(drawnText(view, queries)).toContain('"answers":[]');
  });

  it('is nothing on a page without it', () => {
    expect(drawnIn({ getElementById: () => null })).toBe(null);
  });
});
