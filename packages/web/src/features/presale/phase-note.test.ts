import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { presale } from '@vellum/contracts/presale';
import { encodeValues } from '@vellum/tron/abi/abi-codec';
import { selectorOf } from '@vellum/tron/abi/abi-lookup';
import type { Address } from '@vellum/tron/address';
import { concatBytes } from '@vellum/tron/bytes';
import { ContractReverted } from '@vellum/tron/errors';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { tokenQuery } from '../../shared/launch/launch-queries.ts';
import { PhaseNote } from './phase-note.tsx';
import { type PresaleFacts, readFailableFrom } from './presale-facts.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const DAY = 86_400_000;
const presaleAt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;

function noteOf(facts: Partial<PresaleFacts>, queries = new QueryClient()): string {
  const note = createElement(PhaseNote, { token: presaleAt, facts: facts as PresaleFacts });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, note));
}

describe('an ended presale', () => {
  const ended = { state: 'ended', sold: 5, softCap: 5, endTime: Date.now() - DAY } as const;

  it('names the day from which refunds can be opened, and no other', () => {
    expect(noteOf({ ...ended, failableFrom: Date.now() + DAY })).toContain('noteRefundsFrom');
    for (const failableFrom of [0, Date.now() - DAY]) {
      expect(noteOf({ ...ended, failableFrom })).toContain('noteRefundsOpen');
      expect(noteOf({ ...ended, failableFrom })).not.toContain('noteRefundsFrom');
    }
    expect(noteOf({ ...ended, failableFrom: null })).not.toContain('noteRefunds');
  });
});

describe('a failed presale', () => {
  it('that was cancelled below its soft cap did not miss it', () => {
    const facts = { state: 'failed', sold: 1, softCap: 5, endTime: Date.now() - DAY } as const;
    const failed = { stage: 'failed', sold: 1, shares: 10, endTime: facts.endTime } as const;
    const noteAfter = (failedAt: number | null) => {
      const queries = new QueryClient();
      queries.setQueryData(tokenQuery(presaleAt).queryKey, { ...failed, failedAt } as never);
      return noteOf(facts, queries);
    };
    expect(noteAfter(facts.endTime - DAY)).toContain('noteFailed_cancelled');
    expect(noteAfter(null)).toContain('noteFailed_missed');
    // Before the index has said it.
    expect(noteOf(facts)).not.toContain('noteFailed_');
  });
});

describe('the time from which a presale can be failed', () => {
  const answered = (read: () => Promise<unknown>) => readFailableFrom({ read } as never, presaleAt);
  const refused = (name: string, value: bigint) => {
    const error = presale.abi.find((item) => item.type === 'error' && item.name === name);
    if (error?.inputs === undefined) throw new Error(`there is no error ${name}`);
    const data = concatBytes(selectorOf(error), encodeValues(error.inputs, [value]));
    return answered(() => Promise.reject(new ContractReverted('', data)));
  };

  it('is what the refusal says, and past once nothing refuses', async () => {
    expect(await refused('PresaleFailTooEarly', 7n)).toBe(7_000);
    expect(await answered(async () => null)).toBe(0);
  });

  it('is unknown when the presale launched between two reads', async () => {
    expect(await refused('PresaleWrongStatus', 3n)).toBeNull();
  });
});
