import { describe, expect, it } from 'vitest';
import { judge } from '../form-problems.ts';
import { filledDraft } from '../simple-form.ts';
import { draftFrom } from './draft.ts';
import { readDraft } from './read-draft.ts';
import { keepOwnTemplate, templateNames, withOwnTemplate, withTemplate } from './templates.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const limits = { presaleFeeBps: 200, tradeFeeBps: 200, minPresaleLength: 3_600 };
const lantern = filledDraft(
  draftFrom({ name: 'Tin Lantern', symbol: 'TINL', supply: '21000000', hardCap: '400000' }),
  now,
);

describe('templates', () => {
  it.each(templateNames)('%s makes a form that the contracts take', (name) => {
    const filled = withTemplate(lantern, name);
    expect(judge(readDraft(filled, 'advanced'), now, limits).problems).toEqual(new Map());
  });

  it('leave texts, caps and times alone, and take back what another one set', () => {
    const after = withTemplate(withTemplate(lantern, 'Inside'), 'Team');
    expect(after).toMatchObject({ name: 'Tin Lantern', hardCap: '400000', tradeSupply: '' });
    expect(after.startTime).toBe(lantern.startTime);
  });

  it('can be kept for oneself', () => {
    keepOwnTemplate(withTemplate(lantern, 'Backed'));
    const other = withOwnTemplate(draftFrom({ name: 'Salt' }));
    expect(other).toMatchObject({ name: 'Salt', backingShare: '30', hardCap: '' });
  });
});
