import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { nobodysAnswer } from './nobodys-answer.ts';

const asked = (account: string | null) => ({
  queryKey: ['proposal', account],
  queryFn: () => new Promise<string>(() => {}),
  placeholderData: nobodysAnswer,
});

function shownWhen(from: string | null, to: string): string | undefined {
  const queries = new QueryClient();
  queries.setQueryData(['proposal', from], `told to ${from}`);
  const observer = new QueryObserver(queries, asked(from));
  const stop = observer.subscribe(() => {});
  observer.setOptions(asked(to));
  const { data } = observer.getCurrentResult();
  stop();
  return data;
}

test('what was read without an account stays until the answer for it comes', () => {
  expect(shownWhen(null, 'Ada')).toBe('told to null');
});

test('what another account was told is never shown', () => {
  expect(shownWhen('Ada', 'Ben')).toBeUndefined();
});
