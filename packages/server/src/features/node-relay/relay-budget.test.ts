import { describe, expect, test } from 'vitest';
import { relayBudget, type Weight } from './relay-budget.ts';

/** Work that ends when it is told to, on a clock that continues when it is told to. */
function bench() {
  let time = 0;
  const budget = relayBudget(true, () => time);
  const ends: (() => void)[] = [];
  let begun = 0;
  const ask = (network: string, weight: Weight = 'call', isUnwanted = () => false) =>
    budget.run(weight, {
      network,
      isUnwanted,
      work: () => {
        begun += 1;
        return new Promise<void>((end) => ends.push(end));
      },
    });
  return {
    ask,
    begun: () => begun,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    end: () => ends.shift()?.(),
  };
}

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'OK',
    (error: { problem: { code: string } }) => error.problem.code,
  );

describe('lanes', () => {
  test('one network never has them all, and who waits comes next', async () => {
    const { ask, begun, end } = bench();
    const hostile = Array.from({ length: 10 }, () => ask('bad'));
    expect(begun()).toBe(2);
    void ask('good');
    expect(begun()).toBe(3);
    end();
    await expect.poll(begun).toBe(4);
    const goOn = () => {
      end();
      return begun();
    };
    await expect.poll(goOn).toBe(11);
    end();
    end();
    await Promise.all(hostile);
  });

  test('a queue that others have filled still has a place for who waits less', async () => {
    const { ask, begun, end } = bench();
    const hostile = Array.from({ length: 60 }, (_, index) => ask(`bad ${index % 2}`, 'send'));
    const codes = hostile.map(codeOf);
    expect(await Promise.all(codes.slice(52))).toEqual(Array(8).fill('SERVER_BUSY'));
    const good = codeOf(ask('good', 'send'));
    // It took the place of the newest of the two.
    const refused = good.then((code) => `good: ${code}`);
    expect(await Promise.race([codes[50], codes[51], refused])).toBe('SERVER_BUSY');
    const goOn = () => {
      end();
      return begun();
    };
    await expect.poll(goOn).toBe(52);
    end();
    end();
    expect(await good).toBe('OK');
  });

  test('foreign code runs one at a time, and leaves our own its lanes', async () => {
    const { ask, begun } = bench();
    for (const network of ['a', 'b', 'c', 'd']) void ask(network, 'foreign');
    expect(begun()).toBe(1);
    void ask('e', 'call');
    expect(begun()).toBe(2);
  });

  test('what nobody waits for any more is not asked', async () => {
    const { ask, begun, end } = bench();
    void ask('bad');
    void ask('bad');
    const gone = ask('bad', 'call', () => true).catch((error: Error) => error.name);
    end();
    expect(await gone).toBe('Overdue');
    expect(begun()).toBe(2);
  });

  test('beyond those that may wait everybody is told that we are busy', async () => {
    const { ask } = bench();
    for (let index = 0; index < 202; index++) void ask('bad', 'call');
    expect(await codeOf(ask('bad', 'call'))).toBe('SERVER_BUSY');
  });
});

test('who has used up the time of a node may still send what they signed', async () => {
  const { ask, end, pass } = bench();
  const first = ask('bad');
  end();
  await first;
  const long = ask('bad');
  pass(40_000);
  end();
  await long;
  expect(await codeOf(ask('bad'))).toBe('RATE_LIMITED');
  const sent = ask('bad', 'send');
  end();
  await sent;
});
