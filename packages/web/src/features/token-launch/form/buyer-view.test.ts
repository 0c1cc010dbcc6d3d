import { describe, expect, it } from 'vitest';
import { buyerView } from './buyer-view.ts';
import { draftFrom } from './draft/draft.ts';
import { readDraft } from './draft/read-draft.ts';
import { judge } from './form-problems.ts';
import { filledDraft, readSimple } from './simple-form.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const limits = { presaleFeeBps: 200, tradeFeeBps: 200, minPresaleLength: 3_600 };
const lantern = draftFrom({
  name: 'Tin Lantern',
  symbol: 'TINL',
  supply: '21000000',
  hardCap: '400000',
});

describe('what buyers will see', () => {
  it('is there for the simple form, in figures of the chain', () => {
    const view = buyerView(judge(readSimple(lantern, now), now, limits), limits);
    // 200 TRX a share, 2 % fee, 90 % of the LP for buyers; the pair keeps the first 1,000 units of LP.
    expect(view).toMatchObject({ sharePrice: 200_000_000n, softCapBps: 5_000 });
    expect(view?.shareTrx).toBe(176_399_999n);
    expect(view?.shareTokens).toBe(9_449_999_996n);
    expect(view?.safety.score).toBe(
      view?.safety.lines.reduce((sum, { points }) => sum + points, 0),
    );
  });

  it('waits for the fees of the factory: another deployment takes others', () => {
    const judged = judge(readSimple(lantern, now), now, null);
    expect(judged.problems.size).toBe(0);
    expect(judged.form).toBeNull();
    expect(buyerView(judged, null)).toBeNull();
  });

  it('has no more points than a look-alike may have, whatever its figures', () => {
    const judged = judge(readSimple(lantern, now), now, limits);
    const [fair, alike] = [buyerView(judged, limits), buyerView(judged, limits, true)];
    expect(fair?.score).toBe(fair?.safety.score);
    expect(fair?.score).toBeGreaterThan(40);
    expect(alike?.score).toBe(40);
  });

  it('does not need a name', () => {
    const nameless = draftFrom({ ...lantern, name: '', symbol: '' });
    expect(buyerView(judge(readSimple(nameless, now), now, limits), limits)).not.toBeNull();
  });

  it('waits for figures that are missing or wrong', () => {
    const capless = draftFrom({ ...lantern, hardCap: '' });
    expect(buyerView(judge(readSimple(capless, now), now, limits), limits)).toBeNull();
  });

  it('loses points for what the creator keeps, one line for one fact', () => {
    const fair = filledDraft(lantern, now);
    const read = (part: object) =>
      buyerView(judge(readDraft(draftFrom({ ...fair, ...part }), 'advanced'), now, limits), limits);
    const own = read({ devShare: '10', userLpShare: '80' });
    const before = read({});
    const changed = own?.safety.lines.filter(
      ({ points }, line) => points !== before?.safety.lines[line]?.points,
    );
    expect(changed?.map(({ fact }) => fact)).toEqual(expect.arrayContaining(['creatorLp']));
    expect((own?.safety.score ?? 0) < (before?.safety.score ?? 0)).toBe(true);
  });
});

describe('the advanced form after the simple one', () => {
  it('is whole and right, and keeps what was typed', () => {
    const filled = filledDraft(draftFrom({ ...lantern, softCap: '250000' }), now);
    expect(filled).toMatchObject({ softCap: '250000', shares: '2000', lpSupply: '100' });
    expect(judge(readDraft(filled, 'advanced'), now, limits).problems.size).toBe(0);
  });

  it('does not set shares of a hard cap that nobody named', () => {
    const filled = filledDraft(draftFrom({}), now);
    expect(filled).toMatchObject({ hardCap: '', shares: '', softCap: '', vestingRounds: '4' });
  });
});
