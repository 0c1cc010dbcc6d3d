import { simplePreset } from '@vellum/api/token-launch/launch-preset';
import type { Address } from '@vellum/tron/address';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../../shared/i18n/active-locale.ts';
import { createParams } from './create-params.ts';
import { createToken } from './create-token.tsx';
import { draftFrom } from './draft/draft.ts';
import { LaunchBar } from './launch-bar.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const receiver = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC' as Address;
const choices = { name: 'Ferry', symbol: 'FERRY', description: '', days: 7 };
const amounts = { supply: 1_000_000_000_000n, hardCap: 400_000_000_000n };
const preset = simplePreset({ ...choices, ...amounts }, 1_763_208_000_000);

function reviewed(change: object): string {
  const params = createParams({ ...preset, mode: 'advanced', ...change }, 100_000_000n);
  const asked = { params, order: null, orderId: null, t: (key: string) => key };
  const { get } = createToken.summary(asked as never);
  return renderToStaticMarkup(get);
}

describe('the review of a launch', () => {
  // The contract locks both for the same receiver.
  it.each([
    ['createLpTo', { devShare: 1_000 }, 0n],
    ['createTokensTo', { devShare: 0 }, 7n],
    ['createBothTo', { devShare: 1_000 }, 7n],
  ])('names what the receiver gets and its whole address (%s)', (words, share, kept) => {
    const lpSupply = amounts.supply - kept;
    const shown = reviewed({ ...share, lpSupply, devLpReceiver: receiver });
    expect(shown).toContain(`.${words}<`);
    expect(shown).toContain(receiver);
    expect(reviewed({ ...share, lpSupply })).not.toContain(words);
  });

  it('names none where nothing goes there', () => {
    const nothing = { devShare: 0, lpSupply: amounts.supply, devLpReceiver: receiver };
    expect(reviewed(nothing)).not.toContain(receiver);
  });

  it('names the internal sale only where there is one', () => {
    const sale = { tradeSupply: 100_000_000n, tradeShares: 10, tradePrice: 5_000_000n };
    expect(reviewed(sale)).toContain('createTrade');
    expect(reviewed({})).not.toContain('createTrade');
  });
});

describe('the button of a form that is filled in', () => {
  const limits = { presaleFeeBps: 300, tradeFeeBps: 300, minPresaleLength: 3_600 };

  function shown(read: typeof limits | null, isMissing = false): string {
    const form = { draft: draftFrom({}), problems: new Map(), limits: read };
    const create = { blocker: null, refusal: null };
    const used = { create, limits: read, isMissing, isOff: false, cost: { fee: null } };
    const props = { form, used, view: null, onFix: () => undefined };
    return renderToStaticMarkup(createElement(LaunchBar, props as never));
  }

  it('waits for the fees of the factory', () => {
    expect(shown(null)).toMatch(/<button[^>]* disabled=""[^>]*>ui\.loading</);
    expect(shown(null)).toContain('previewUnread');
    expect(shown(limits)).toContain('launchForm.review<');
  });

  it('asks again where they could not be read', () => {
    expect(shown(null, true)).toContain('ui.retry<');
  });
});
