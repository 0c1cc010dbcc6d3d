import { expect, test } from 'vitest';
import { answerPerBlock, perBlock } from './per-block.ts';

test('reads once for each block and key, and again after a failure', async () => {
  const asked: string[] = [];
  let away = false;
  const read = perBlock(async (key: string) => {
    asked.push(key);
    if (away) throw new Error('away');
    return `${key}${asked.length}`;
  });
  expect(await Promise.all([read('1', 'a'), read('1', 'a'), read('1', 'b')])).toEqual([
    'a1',
    'a1',
    'b2',
  ]);
  away = true;
  await expect(read('2', 'a')).rejects.toThrow('away');
  away = false;
  expect(await read('2', 'a')).toBe('a4');
  expect(await read('2', 'a')).toBe('a4');
});

test('keeps no more than a thousand keys of a block', async () => {
  let reads = 0;
  const read = perBlock(async (key: number) => {
    reads += 1;
    return key;
  });
  for (let key = 0; key < 1_000; key += 1) await read('1', key);
  await read('1', 999);
  expect(reads).toBe(1_000);
  await read('1', 1_000);
  await read('1', 0);
  expect(reads).toBe(1_002);
});

type At = Readonly<{ headId: string; solid: number }>;

/** An endpoint whose index stands where `at` says, and that counts how often its answer is made. */
function endpoint(answer = 'answer') {
  const state = { at: { headId: 'a', solid: 1 } as At, made: 0, whileRead: () => {} };
  const ask = answerPerBlock(
    async () => state.at,
    async (body: Readonly<{ of?: string | bigint | undefined }>, at) => {
      state.made += 1;
      state.whileRead();
      return { answer, of: String(body.of), head: at.headId };
    },
  );
  return { state, ask: (of?: string | bigint) => ask({ body: { of } }) };
}

test('an answer is made once for each body until the head or what is final is another', async () => {
  const { state, ask } = endpoint();
  expect(await ask('x')).toEqual({ answer: 'answer', of: 'x', head: 'a' });
  await Promise.all([ask('x'), ask('x')]);
  expect(state.made).toBe(1);
  expect(await ask(2n)).toMatchObject({ of: '2' });
  await ask();
  expect(state.made).toBe(3);
  state.at = { headId: 'b', solid: 1 };
  expect(await ask('x')).toMatchObject({ head: 'b' });
  state.at = { headId: 'b', solid: 2 };
  await ask('x');
  expect(state.made).toBe(5);
  state.at = { headId: 'a', solid: 1 };
  await ask('x');
  expect(state.made).toBe(6);
});

test('an answer is not kept when the index moved while it was read', async () => {
  const { state, ask } = endpoint();
  const [first, second] = [state.at, { headId: 'b', solid: 1 }];
  state.whileRead = () => {
    state.at = second;
  };
  await ask('x');
  state.whileRead = () => {};
  state.at = first;
  await ask('x');
  expect(state.made).toBe(2);
});

test('long answers are forgotten sooner: whoever asks for them fills no memory', async () => {
  const { state, ask } = endpoint('x'.repeat(1_000_000));
  for (const body of ['1', '2', '3', '4', '5']) await ask(body);
  await ask('5');
  expect(state.made).toBe(5);
  await ask('1');
  expect(state.made).toBe(6);
});
