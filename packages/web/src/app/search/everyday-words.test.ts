import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/navigation/paths.ts';
import { messages as titlesEn } from '../titles/messages.en.ts';
import { messages as titlesZh } from '../titles/messages.zh-tw.ts';
import { findEntries } from './find-entries.ts';
import { helpEntries, menuGroups } from './menu-entries.ts';
import { messages as english } from './messages.en.ts';
import { messages as chinese } from './messages.zh-tw.ts';
import { tasks } from './tasks.ts';

type Texts = Readonly<Record<string, string>>;

const entries = [...menuGroups.flatMap((group) => group.entries), ...helpEntries];

/** What the search of the menu looks through in a language. */
const findable = (texts: Texts, titles: Texts) => [
  ...tasks.map(({ key, to, words }) => ({ to: paths[to], title: texts[key] ?? '', words })),
  ...entries.map(([name]) => ({ to: paths[name], title: titles[name] ?? '', words: '' })),
];
const inEnglish = findable(english, titlesEn);
const inChinese = findable(chinese, titlesZh);

/** Where each word leads first. */
const everyday = {
  en: {
    withdraw: '/withdraw',
    cash: '/myNft',
    sell: '/myNft',
    buy: '/nft',
    lock: '/lockNew',
    unlock: '/locks',
    claim: '/claim',
    invite: '/invitations',
    friend: '/invitations',
    referral: '/invitations',
    dark: '/settings',
    theme: '/settings',
    night: '/settings',
    language: '/settings',
    chinese: '/settings',
    settings: '/settings',
    swap: '/swap',
    exchange: '/swap',
    convert: '/swap',
    wrap: '/swap',
    unwrap: '/swap',
    stake: '/pledgeCoin',
    unstake: '/assetStaking',
    farm: '/pledgeLP',
    liquidity: '/buyLP',
    burn: '/destroy',
    power: '/destroy',
    launch: '/launch-simple',
    create: '/launch-simple',
    edit: '/editToken',
    presale: '/rankings',
    refund: '/refunds',
    box: '/blindBox',
    open: '/myBoxes',
    verify: '/boxVerify',
    otc: '/otc',
    offer: '/otc',
    whitelist: '/preSwap',
    energy: '/energy',
    fee: '/energy',
    balance: '/portfolio',
    portfolio: '/portfolio',
    waiting: '/waiting',
    todo: '/waiting',
    history: '/activity',
    transactions: '/activity',
    team: '/teams',
    people: '/usersList',
    nickname: '/profileEdit',
    avatar: '/profileEdit',
    vote: '/dao',
    proposal: '/dao/new',
    delegate: '/dao',
    solvency: '/solvency',
    proof: '/lockProof',
    approval: '/approvals',
    revoke: '/approvals',
    allowance: '/approvals',
    news: '/announcements',
    contacts: '/contacts',
    address: '/contacts',
    owner: '/owner',
    admin: '/owner',
    help: '/welcome',
    tutorial: '/welcome',
    glossary: '/glossary',
    gift: '/myNft',
    pledge: '/nftPledge',
    income: '/myIncome',
    profit: '/myIncome',
    dashboard: '/dashboard',
    'how do I withdraw': '/withdraw',
    'sell my card': '/myNft',
  },
  'zh-TW': {
    提領: '/withdraw',
    提款: '/withdraw',
    出金: '/withdraw',
    賣出: '/myNft',
    出售: '/myNft',
    上架: '/myNft',
    下架: '/myNft',
    購買: '/nft',
    買卡: '/nft',
    轉贈: '/myNft',
    鎖倉: '/locks',
    鎖定: '/lockNew',
    解鎖: '/locks',
    領取: '/claim',
    獎勵: '/claim',
    邀請: '/invitations',
    好友: '/invitations',
    邀請碼: '/invitations',
    深色: '/settings',
    主題: '/settings',
    夜間: '/settings',
    語言: '/settings',
    英文: '/settings',
    設定: '/settings',
    兌換: '/swap',
    換幣: '/swap',
    換回: '/swap',
    質押: '/pledgeCoin',
    解除質押: '/assetStaking',
    贖回: '/assetStaking',
    挖礦: '/pledgeLP',
    流動性: '/buyLP',
    銷毀: '/destroy',
    算力: '/destroy',
    發幣: '/launch-simple',
    發行: '/launch-simple',
    上幣: '/launch-simple',
    編輯: '/editToken',
    預售: '/rankings',
    募資: '/rankings',
    排行: '/rankings',
    退款: '/refunds',
    盲盒: '/blindBox',
    抽獎: '/blindBox',
    開盒: '/myBoxes',
    驗證: '/boxVerify',
    公平: '/boxVerify',
    場外: '/otc',
    掛單: '/otc',
    限價: '/otc',
    白名單: '/preSwap',
    認購: '/preSwap',
    能量: '/energy',
    手續費: '/energy',
    餘額: '/portfolio',
    資產: '/portfolio',
    待辦: '/waiting',
    到期: '/waiting',
    紀錄: '/activity',
    明細: '/activity',
    團隊: '/teams',
    會員: '/usersList',
    暱稱: '/profileEdit',
    頭像: '/profileEdit',
    投票: '/dao',
    治理: '/dao',
    提案: '/dao/new',
    委託: '/dao',
    準備金: '/solvency',
    授權: '/approvals',
    撤銷: '/approvals',
    公告: '/announcements',
    聯絡人: '/contacts',
    地址簿: '/contacts',
    管理員: '/owner',
    教學: '/welcome',
    說明: '/welcome',
    名詞: '/glossary',
    收益: '/myIncome',
    我要提領: '/withdraw',
  },
} as const;

/** `dashboard` and `edit` belong to pages of the same name as their task. */
const ALSO: Readonly<Record<string, string>> = { '/editToken': '/tokens' };
const first = (found: readonly Readonly<{ to: string }>[]) => found[0]?.to;
const expected = (to: string) => ALSO[to] ?? to;

describe('everyday words', () => {
  it.each(Object.entries(everyday.en))('English: %s', (word, to) => {
    expect(first(findEntries(inEnglish, word))).toBe(expected(to));
  });

  it.each(Object.entries(everyday['zh-TW']))('Chinese: %s', (word, to) => {
    expect(first(findEntries(inChinese, word))).toBe(expected(to));
  });

  it('are at least sixty in each language, and found in the other one too', () => {
    for (const words of [everyday.en, everyday['zh-TW']]) {
      expect(Object.keys(words).length).toBeGreaterThanOrEqual(60);
    }
    for (const word of Object.keys(everyday.en).filter((one) => !one.includes(' '))) {
      expect([word, findEntries(inChinese, word).length > 0]).toEqual([word, true]);
    }
    for (const word of Object.keys(everyday['zh-TW'])) {
      expect([word, findEntries(inEnglish, word).length > 0]).toEqual([word, true]);
    }
  });

  it('are found with one letter missing, changed, doubled or out of place', () => {
    const long = Object.entries(everyday.en).filter(([word]) => /^[a-z]{6,}$/.test(word));
    for (const [word, to] of long) {
      const middle = Math.floor(word.length / 2);
      const [head, tail] = [word.slice(0, middle), word.slice(middle)];
      for (const typo of [
        head + tail.slice(1),
        `${head}q${tail.slice(1)}`,
        head + tail[0] + tail,
        head + tail[1] + tail[0] + tail.slice(2),
      ]) {
        const found = findEntries(inEnglish, typo).map((entry): string => entry.to);
        expect([typo, found.includes(expected(to))]).toEqual([typo, true]);
      }
    }
  });
});

describe('the search of the menu', () => {
  it('knows every entry by its title in both languages, the title first', () => {
    for (const [all, titles] of [
      [inEnglish, titlesEn],
      [inChinese, titlesZh],
    ] as const) {
      for (const [name] of entries) {
        expect([name, findEntries(all, titles[name])[0]?.title]).toEqual([name, titles[name]]);
      }
    }
  });

  it('finds nothing for nothing, and for what nobody means', () => {
    for (const typed of ['', '   ', 'zzzzzz', '魑魅魍魎']) {
      expect(findEntries(inEnglish, typed)).toEqual([]);
    }
  });

  it('leads from every task to a page whose icon the menu has', () => {
    const names = new Set<string>(entries.map(([name]) => name));
    for (const { key, entry } of tasks) expect([key, names.has(entry)]).toEqual([key, true]);
  });
});
