import { cardPaths } from './card-paths.ts';
import { nodeRelayPaths } from './node-relay-paths.ts';

/**
 * Every path of the wire, once, under the name the rest of the code uses for it. The browser takes this
 * table and the types of `call-shape.ts`; the schemas behind the paths never reach it.
 *
 * The words after the first slash are the product's and mean what docs/glossary.md says. `…Before` is
 * `prepareX`, `…After` is `confirmX`. `{name}` is a part of the path that the caller fills in.
 */
export const paths = {
  identity: {
    nonce: '/auth/nonce',
    signIn: '/auth/verify',
    signOut: '/auth/logout',
  },
  orders: {
    get: '/orders/status',
    list: '/orders/page',
    cancel: '/orders/cancel',
    prepare: '/orders/prepare',
    report: '/orders/report',
  },
  activity: {
    stream: '/stream',
  },
  membership: {
    enter: '/deposit/bttk/enter',
    prepareActivation: '/deposit/bttk/bindUpMember',
    confirmActivation: '/deposit/bttk/bindUpMemberDecentralized',
    save: '/member/saveMember',
  },
  team: {
    get: '/deposit/member/getMemberInfo',
    list: '/deposit/member/teamList',
    listDirect: '/deposit/member/directList',
    directStatistics: '/deposit/member/getDirectStatistics',
    teamStatistics: '/deposit/member/getTeamStatistics',
    community: '/deposit/aon/myCommunity',
  },
  referrals: {
    statistics: '/deposit/member/referralStatistics',
    export: '/referrals/export.csv',
    exportMine: '/referrals/mine.csv',
  },
  profiles: {
    get: '/deposit/blMusician/info',
    update: '/deposit/blMusician/edit',
    list: '/deposit/blMusician/pageQuery',
  },
  ...cardPaths,
  blindBoxes: {
    prepareOpening: '/deposit/aon/openCardBefore',
    confirmOpening: '/deposit/aon/openCard',
    listMine: '/deposit/aon/myBoxPage',
    listSeries: '/deposit/aon/boxSeriesPage',
    getSeries: '/deposit/aon/boxSeriesDetail',
    listBoxes: '/deposit/aon/boxPage',
    draw: '/deposit/aon/boxDraw',
  },
  lpStaking: {
    get: '/swappledge/pledge/lp/info',
    mine: '/swappledge/pledge/lp/myInfo',
    list: '/swappledge/pledge/lp/recordPage',
    prepareStake: '/swappledge/pledge/lp/pledgeBefore',
    confirmStake: '/swappledge/pledge/lp/pledgeAfter',
    prepareUnlock: '/swappledge/pledge/lp/unlockBefore',
    confirmUnlock: '/swappledge/pledge/lp/unlockAfter',
    prepareClaim: '/swappledge/pledge/lp/claimBefore',
    confirmClaim: '/swappledge/pledge/lp/claimAfter',
  },
  coinStaking: {
    get: '/swappledge/pledge/singleToken/info',
    mine: '/swappledge/pledge/singleToken/myInfo',
    list: '/swappledge/pledge/singleToken/recordPage',
    prepareStake: '/swappledge/pledge/singleToken/pledgeBefore',
    confirmStake: '/swappledge/pledge/singleToken/pledgeAfter',
    prepareUnlock: '/swappledge/pledge/singleToken/unlockBefore',
    confirmUnlock: '/swappledge/pledge/singleToken/unlockAfter',
    prepareClaim: '/swappledge/pledge/singleToken/claimBefore',
    confirmClaim: '/swappledge/pledge/singleToken/claimAfter',
  },
  burnMining: {
    get: '/swappledge/pledge/singleToken/destroyInfo',
    quote: '/swappledge/pledge/singleToken/destroyQuote',
    prepareBurn: '/swappledge/pledge/singleToken/destroyBefore',
    confirmBurn: '/swappledge/pledge/singleToken/destroyAfter',
    list: '/swappledge/pledge/singleToken/destroyPage',
  },
  income: {
    get: '/deposit/profit/summary',
    list: '/deposit/profit/page',
    statistics: '/deposit/memberProfit/statistics',
    exportSums: '/deposit/memberProfit/exportSums',
    export: '/income/export.csv',
  },
  withdrawal: {
    rules: '/deposit/withdraw/config',
    request: '/deposit/withdraw/apply',
    list: '/deposit/withdraw/page',
    get: '/deposit/withdraw/detail',
    claimable: '/swapwithdraw/memberProfit/info',
    listClaims: '/swapwithdraw/memberProfit/page',
    prepareClaim: '/swapwithdraw/memberProfit/claimBefore',
    confirmClaim: '/swapwithdraw/memberProfit/claimAfter',
    rootFile: '/payout/roots/{file}',
  },
  liquidity: {
    list: '/deposit/liquidity/poolPage',
    get: '/deposit/liquidity/detail',
    getPair: '/deposit/liquidity/pairDetail',
    getDeposit: '/deposit/liquidity/depositDetail',
    prepareAdding: '/deposit/liquidity/addBefore',
    confirmAdding: '/deposit/liquidity/addAfter',
    prepareLpPurchase: '/deposit/liquidity/buyLpBefore',
    confirmLpPurchase: '/deposit/liquidity/buyLpAfter',
    listLpPurchases: '/deposit/liquidity/buyLpPage',
    prepareEdit: '/deposit/liquidity/editBefore',
    confirmEdit: '/deposit/liquidity/editAfter',
  },
  swap: {
    listTokens: '/deposit/swap/tokenPage',
    getToken: '/deposit/swap/tokenDetail',
    pools: '/deposit/swap/pools',
    list: '/deposit/swap/page',
  },
  locks: {
    list: '/deposit/liquidity/lockPage',
    listCoins: '/deposit/liquidity/lockCoinPage',
    proof: '/deposit/liquidity/lockProof',
  },
  tokenLaunch: {
    factory: '/deposit/exSwap/factoryInfo',
    prepareCreation: '/deposit/exSwap/createBefore',
    confirmCreation: '/deposit/exSwap/createAfter',
    list: '/deposit/exSwap/tokenPage',
    get: '/deposit/exSwap/tokenDetail',
    update: '/deposit/exSwap/editToken',
    listHolders: '/deposit/exSwap/holderPage',
    listEdits: '/deposit/exSwap/editPage',
    listBurns: '/deposit/exSwap/burnPage',
    findAlike: '/deposit/exSwap/likeToken',
    dashboard: '/deposit/exSwap/dashboard',
  },
  presale: {
    get: '/deposit/exSwap/presaleInfo',
    mine: '/deposit/exSwap/presaleMine',
    prepareConfig: '/deposit/exSwap/presaleConfigBefore',
    confirmConfig: '/deposit/exSwap/presaleConfigAfter',
    preparePurchase: '/deposit/exSwap/presaleBuyBefore',
    confirmPurchase: '/deposit/exSwap/presaleBuyAfter',
    prepareRefund: '/deposit/exSwap/presaleRefundBefore',
    confirmRefund: '/deposit/exSwap/presaleRefundAfter',
    prepareClaim: '/deposit/exSwap/presaleClaimBefore',
    confirmClaim: '/deposit/exSwap/presaleClaimAfter',
    prepareEnd: '/deposit/exSwap/presaleEndBefore',
    confirmEnd: '/deposit/exSwap/presaleEndAfter',
    list: '/deposit/exSwap/presalePage',
    listRefunds: '/deposit/exSwap/refundList',
  },
  trade: {
    get: '/deposit/exSwap/tradeInfo',
    mine: '/deposit/exSwap/tradeMine',
    preparePurchase: '/deposit/exSwap/tradeBuyBefore',
    confirmPurchase: '/deposit/exSwap/tradeBuyAfter',
    prepareUnlock: '/deposit/exSwap/tradeUnlockBefore',
    confirmUnlock: '/deposit/exSwap/tradeUnlockAfter',
    prepareAdministration: '/deposit/exSwap/tradeAdminBefore',
    confirmAdministration: '/deposit/exSwap/tradeAdminAfter',
    list: '/deposit/exSwap/tradePage',
    candles: '/deposit/exSwap/candles',
    listCoins: '/deposit/exSwap/coinList',
    listMarkets: '/deposit/exSwap/tradeMarketPage',
    listAllowed: '/deposit/exSwap/tradeAllowedPage',
  },
  rankings: {
    list: '/deposit/exSwap/rankings',
  },
  dao: {
    list: '/deposit/dao/page',
    get: '/deposit/dao/detail',
    listVotes: '/deposit/dao/votePage',
    listDelegates: '/deposit/dao/delegatePage',
  },
  otc: {
    list: '/deposit/otc/page',
    get: '/deposit/otc/detail',
    listCoins: '/deposit/otc/coinPage',
    listFills: '/deposit/otc/fillPage',
  },
  energy: {
    desk: '/deposit/energy/desk',
    list: '/deposit/energy/page',
  },
  approvals: {
    list: '/deposit/approval/page',
  },
  solvency: {
    overview: '/deposit/solvency/overview',
    list: '/deposit/solvency/page',
    shares: '/deposit/solvency/share',
    listClaims: '/deposit/solvency/claimPage',
  },
  portfolio: {
    get: '/portfolio/get',
    mine: '/portfolio/mine',
    showName: '/portfolio/showName',
    export: '/portfolio/export.csv',
  },
  waiting: {
    list: '/portfolio/waiting',
  },
  tokenSale: {
    rules: '/deposit/buyToken/config',
    mine: '/deposit/buyToken/info',
    preparePurchase: '/deposit/buyToken/buyBefore',
    confirmPurchase: '/deposit/buyToken/buyAfter',
    list: '/deposit/buyToken/page',
  },
  project: {
    config: '/deposit/project/config',
    menu: '/deposit/project/menu',
    status: '/deposit/project/status',
  },
  nodeRelay: nodeRelayPaths,
  chainClock: {
    dueDates: '/devnet/dueDates',
  },
  announcements: {
    list: '/deposit/announcement/page',
    get: '/deposit/announcement/announcementDetail/{id}',
    writers: '/deposit/announcement/writers',
    given: '/deposit/announcement/given',
    save: '/deposit/announcement/save',
    remove: '/deposit/announcement/remove',
  },
  uploads: {
    image: '/deposit/upload/image',
    media: '/media/{file}',
  },
  health: {
    live: '/health/live',
    ready: '/health/ready',
  },
} as const;

/** Outside the envelope, and for programs: the description of all of the above. */
export const openApiPath = '/openapi.json';

/** The path with its `{name}` parts filled in. */
export function fillPath(path: string, parts: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
}
