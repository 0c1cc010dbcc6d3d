import type { FormValue } from '@vellum/api/form';

type Sample = readonly [
  form: () => Readonly<Record<string, FormValue>>,
  expected: string | Readonly<Record<string, string>>,
];

const nowhere = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

/** Bodies that are in order for launches, sales and what is told of them, where there are none yet. */
export function launchSamples(report: () => Readonly<{ orderId: string; txid: string }>) {
  const after: Sample = [
    report,
    { 'somebody else': 'ORDER_NOT_FOUND', 'not activated': 'ORDER_NOT_FOUND' },
  ];
  const groups: Readonly<Record<string, Readonly<Record<string, Sample>>>> = {
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
      save: [() => ({}), 'ADMIN_REQUIRED'],
      remove: [() => ({ id: '1' }), 'ADMIN_REQUIRED'],
    },
  };
  const named = Object.entries(groups).flatMap(([group, of]) =>
    Object.entries(of).map(([name, sample]) => [`${group}.${name}`, sample] as const),
  );
  return Object.fromEntries(named);
}
