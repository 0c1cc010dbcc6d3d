import { expect, test } from 'vitest';
import type { Ask } from '../ask-server.ts';
import { proposalLink } from './proposal-link.ts';

const proposal = {
  ...{ number: 7, title: 'Lower the fee', state: 'active', voteEnd: 0, voters: 3 },
  ...{ inFavour: '300', against: '100', abstain: '600' },
};

const shownOf = (changes: Partial<typeof proposal> = {}) => {
  const ask = (async () => ({ ...proposal, ...changes })) as unknown as Ask;
  return proposalLink.read('1', { ask, language: 'en', chainTime: 0 });
};

test('the link of a proposal has the shares of its page: of those who said for or against', async () => {
  const shown = await shownOf();
  expect(shown?.description).toMatch(/75\.0\s%/);
  expect(shown?.description).toMatch(/25\.0\s%/);
  expect(shown?.picture.bar).toEqual({ share: 7_500, mark: null, rest: 2_500 });
});

test('the link of a proposal on which all abstained draws no bar', async () => {
  expect((await shownOf({ inFavour: '0', against: '0' }))?.picture.bar).toBeNull();
});
