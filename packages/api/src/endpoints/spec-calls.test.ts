import { describe, expect, test } from 'vitest';
import { endpointList } from './endpoints.ts';

const all = endpointList.map(({ endpoint }) => endpoint.path as string);

/** Spec §7, the table of path shapes, word by word. */
const exact = [
  '/deposit/bttk/enter',
  '/deposit/bttk/bindUpMember',
  '/deposit/bttk/bindUpMemberDecentralized',
  '/member/saveMember',
  ...['teamList', 'getDirectStatistics', 'getMemberInfo', 'getTeamStatistics', 'directList'].map(
    (word) => `/deposit/member/${word}`,
  ),
  ...['info', 'edit', 'pageQuery'].map((word) => `/deposit/blMusician/${word}`),
  '/deposit/aon/myCommunity',
  ...[
    'addressInfo',
    'productPage',
    'productDetail',
    'buyProductFirstPayBefore',
    'buyProductFirstPayAfter',
    'buyProductSecondPayAfter',
    'openCard',
  ].map((word) => `/deposit/aon/${word}`),
  ...['aon', 'ido'].flatMap((collection) => [
    `/swapnft/${collection}/detail`,
    ...['transfer', 'pledgeOpen', 'pledgeClose'].flatMap((what) => [
      `/swapnft/${collection}/${what}Before`,
      `/swapnft/${collection}/${what}After`,
    ]),
  ]),
  '/deposit/memberProfit/statistics',
];

const groups = [
  '/deposit/aon/',
  '/deposit/aonTrans/',
  '/swapnft/aon/',
  '/swapnft/ido/',
  '/deposit/mucnft-pledge/',
  '/swappledge/pledge/lp/',
  '/swappledge/pledge/singleToken/',
  '/deposit/withdraw/',
  '/deposit/profit/',
  '/swapwithdraw/memberProfit/',
  '/deposit/liquidity/',
  '/deposit/exSwap/',
  '/deposit/buyToken/',
  '/deposit/project/',
  '/deposit/announcement/',
];

describe('the calls the product names', () => {
  test.each(exact)('%s', (path) => {
    expect(all).toContain(path);
  });

  test.each(groups)('%s*', (group) => {
    expect(all.filter((path) => path.startsWith(group)).length).toBeGreaterThan(1);
  });

  test('image upload', () => {
    expect(endpointList.filter(({ endpoint }) => endpoint.accepts === 'multipart')).toHaveLength(1);
  });

  test('of the calls it names only announcementDetail is a GET, with the id at the end', () => {
    const product = /^\/(deposit|member|swapnft|swappledge|swapwithdraw)\//;
    const gets = endpointList
      .map(({ endpoint }) => endpoint)
      .filter(({ method, path }) => method === 'GET' && product.test(path));
    expect(gets.map(({ path }) => path)).toEqual(['/deposit/announcement/announcementDetail/{id}']);
  });
});
