import type { FormValue } from '@vellum/api/wire/form';

type Sample = readonly [
  form: () => Readonly<Record<string, FormValue>>,
  expected: string | Readonly<Record<string, string>>,
];

const nowhere = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';
const ofToken = { tokenAddress: nowhere };

/** Bodies that are in order for launches, sales and what is told of them, where there are none yet. */
export function launchSamples(report: () => Readonly<{ orderId: string; txid: string }>) {
  const after: Sample = [
    report,
    { 'somebody else': 'ORDER_NOT_FOUND', 'not activated': 'ORDER_NOT_FOUND' },
  ];
  const groups: Readonly<Record<string, Readonly<Record<string, Sample>>>> = {
    tokenLaunch: {
      factory: [() => ({}), 'OK'],
      prepareCreation: [() => ({}), 'FIELD_REQUIRED'],
      confirmCreation: after,
      list: [() => ({}), 'OK'],
      findAlike: [() => ({ name: 'Salt Road' }), 'OK'],
      get: [() => ({ tokenAddress: nowhere }), 'NOT_FOUND'],
      update: [() => ({ tokenAddress: nowhere }), 'NOT_TOKEN_OWNER'],
      listHolders: [() => ({ tokenAddress: nowhere }), 'NOT_FOUND'],
      listEdits: [() => ({ tokenAddress: nowhere }), 'NOT_FOUND'],
      listBurns: [() => ({ tokenAddress: nowhere }), 'NOT_FOUND'],
      dashboard: [() => ({}), 'OK'],
    },
    presale: {
      get: [() => ofToken, 'NOT_FOUND'],
      mine: [() => ofToken, 'NOT_FOUND'],
      list: [() => ofToken, 'OK'],
      listRefunds: [() => ({}), 'OK'],
      prepareConfig: [() => ({ ...ofToken, change: 'cancel' }), 'NOT_TOKEN_OWNER'],
      confirmConfig: after,
      preparePurchase: [() => ({ ...ofToken, shares: 1, price: '1' }), 'NOT_FOUND'],
      confirmPurchase: after,
      prepareRefund: [() => ofToken, 'NOT_FOUND'],
      confirmRefund: after,
      prepareClaim: [() => ofToken, 'NOT_FOUND'],
      confirmClaim: after,
      prepareEnd: [() => ofToken, 'NOT_FOUND'],
      confirmEnd: after,
    },
    trade: {
      get: [() => ofToken, 'NOT_FOUND'],
      mine: [() => ofToken, 'NOT_FOUND'],
      list: [() => ofToken, 'OK'],
      listMarkets: [() => ({}), 'OK'],
      listAllowed: [() => ofToken, 'OK'],
      candles: [() => ({ ...ofToken, interval: '1h' }), 'NOT_FOUND'],
      listCoins: [() => ({}), 'OK'],
      preparePurchase: [() => ({ ...ofToken, count: 1, price: '1' }), 'NOT_FOUND'],
      confirmPurchase: after,
      prepareUnlock: [() => ofToken, 'NOT_FOUND'],
      confirmUnlock: after,
      prepareAdministration: [() => ({ ...ofToken, action: 'end' }), 'NOT_TOKEN_OWNER'],
      confirmAdministration: after,
    },
    rankings: { list: [() => ({ board: 'volume' }), 'OK'] },
    otc: {
      list: [() => ({ order: 'cheapest' }), 'OK'],
      get: [() => ({ offerId: '0' }), 'NOT_FOUND'],
      listCoins: [() => ({}), 'OK'],
      listFills: [() => ({ address: nowhere }), 'OK'],
    },
    tokenSale: {
      rules: [() => ({ tokenAddress: nowhere }), 'NOT_FOUND'],
      mine: [() => ({ tokenAddress: nowhere }), 'NOT_FOUND'],
      preparePurchase: [() => ({ tokenAddress: nowhere, amount: '1' }), 'NOT_FOUND'],
      confirmPurchase: after,
      list: [() => ({}), 'OK'],
    },
    announcements: {
      list: [() => ({}), 'OK'],
      get: [() => ({ id: '1' }), 'NOT_FOUND'],
      writers: [() => ({}), 'OK'],
      given: [() => ({ id: '1' }), 'ADMIN_REQUIRED'],
      save: [() => ({}), 'ADMIN_REQUIRED'],
      remove: [() => ({ id: '1' }), 'ADMIN_REQUIRED'],
    },
  };
  const named = Object.entries(groups).flatMap(([group, of]) =>
    Object.entries(of).map(([name, sample]) => [`${group}.${name}`, sample] as const),
  );
  return Object.fromEntries(named);
}
