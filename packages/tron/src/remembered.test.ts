import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

function counted(most: number) {
  const asked: string[] = [];
  const lengthOf = remembered((text: string) => {
    asked.push(text);
    if (text === '') throw new RangeError('empty');
    return String(text.length);
  }, most);
  return { asked, lengthOf };
}

test('an answer is worked out once', () => {
  const { asked, lengthOf } = counted(10);
  expect(['aa', 'b', 'aa', 'b'].map(lengthOf)).toEqual(['2', '1', '2', '1']);
  expect(asked).toEqual(['aa', 'b']);
});

test('what is asked for stays, what is not is forgotten', () => {
  const { asked, lengthOf } = counted(2);
  for (const text of ['often', 'once', 'often', 'c', 'often', 'd', 'often', 'e', 'often']) {
    lengthOf(text);
  }
  expect(asked.filter((text) => text === 'often')).toHaveLength(1);
  lengthOf('once');
  expect(asked.filter((text) => text === 'once')).toHaveLength(2);
});

test('what throws is not remembered', () => {
  const { asked, lengthOf } = counted(10);
  expect(() => lengthOf('')).toThrow(RangeError);
  expect(() => lengthOf('')).toThrow(RangeError);
  expect(asked).toEqual(['', '']);
});
