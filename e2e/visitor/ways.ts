import type { PageWalletPlan } from '../wallets/page-wallet.ts';

/** A language, a kind of browser and the wallet in it: one way in which a person comes. */
export type Way = Readonly<{
  what: string;
  locale: 'en' | 'zh-TW';
  wallet: PageWalletPlan['name'];
  protocol: PageWalletPlan['protocol'];
  desktop: boolean;
}>;

/** Both wallets, as extension and as app, in both languages. */
export const ways = [
  {
    what: 'TronLink app, en',
    locale: 'en',
    wallet: 'TronLink',
    protocol: 'legacy',
    desktop: false,
  },
  {
    what: 'TronLink extension, zh-TW',
    locale: 'zh-TW',
    wallet: 'TronLink',
    protocol: 'tip',
    desktop: true,
  },
  {
    what: 'OKX app, zh-TW',
    locale: 'zh-TW',
    wallet: 'OKX Wallet',
    protocol: 'tip',
    desktop: false,
  },
  {
    what: 'OKX extension, en',
    locale: 'en',
    wallet: 'OKX Wallet',
    protocol: 'tip',
    desktop: true,
  },
] as const satisfies readonly Way[];

export const isDeep = process.env['VELLUM_DEEP'] === '1';

/** An app in English and an extension in Chinese, each of another wallet: every value of every kind once. */
const pair = [ways[0], { ...ways[3], what: 'OKX extension, zh-TW', locale: 'zh-TW' }] as const;

/** The ways of journeys that succeed: `npm test` takes the first, the deep run the other. */
export const journeyWays: readonly Way[] = [pair[isDeep ? 1 : 0]];

/** The ways of what is refused, shared out alike. */
export const refusalWays: readonly Way[] = [ways[isDeep ? 3 : 1]];

/** The ways of what only the deep run takes: all of them. */
export const deepJourneyWays: readonly Way[] = isDeep ? pair : [ways[0]];
export const deepRefusalWays: readonly Way[] = isDeep ? [ways[1], ways[3]] : [ways[1]];
