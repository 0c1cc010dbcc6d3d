import type { FormValue } from '@vellum/api/wire/form';

type Sample = readonly [
  form: () => Readonly<Record<string, FormValue>>,
  expected: string | Readonly<Record<string, string>>,
];

/** A card that nobody has minted. */
const unminted = { tokenId: '18446744073709551617' };
const noListing = { listingId: unminted.tokenId };
const somewhere = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

/** Bodies that are in order for every endpoint of cards, on a chain without any, and what is said to them. */
export function cardSamples(report: () => Readonly<{ orderId: string; txid: string }>) {
  const after: Sample = [
    report,
    { 'somebody else': 'ORDER_NOT_FOUND', 'not activated': 'ORDER_NOT_FOUND' },
  ];
  const pledging = {
    preparePledge: [() => ({ ...unminted, days: 30 }), 'CARD_NOT_MINTED'],
    confirmPledge: after,
    prepareUnlock: [() => unminted, 'CARD_NOT_MINTED'],
    confirmUnlock: after,
  } as const;
  const collection = {
    get: [() => unminted, 'CARD_NOT_MINTED'],
    history: [() => unminted, 'CARD_NOT_MINTED'],
    prepareTransfer: [() => ({ ...unminted, to: somewhere }), 'CARD_NOT_MINTED'],
    confirmTransfer: after,
    ...pledging,
  } as const;
  const groups: Readonly<Record<string, Readonly<Record<string, Sample>>>> = {
    cards: {
      eligibility: [() => ({}), 'OK'],
      listProducts: [() => ({}), 'OK'],
      getProduct: [() => ({ productId: '700' }), 'NOT_FOUND'],
      prepareFirstPayment: [() => ({ productId: '700', quantity: 1 }), 'NOT_FOUND'],
      confirmFirstPayment: after,
      prepareSecondPayment: [() => ({}), 'ORDER_NOT_FOUND'],
      confirmSecondPayment: after,
      listPurchases: [() => ({}), 'OK'],
    },
    platformCards: {
      ...collection,
      listMine: [() => ({ address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' }), 'OK'],
      totals: [() => ({ address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' }), 'OK'],
    },
    levelCards: {
      ...collection,
      levels: [() => ({}), 'OK'],
      list: [() => ({}), 'OK'],
      preparePurchase: [() => ({ level: 77 }), 'NOT_FOUND'],
      confirmPurchase: after,
    },
    cardMarket: {
      list: [() => ({ sort: '-since', levels: '1,2' }), 'OK'],
      get: [() => noListing, 'NOT_FOUND'],
      prepareSale: [() => ({ ...unminted, price: '5' }), 'CARD_NOT_MINTED'],
      confirmSale: after,
      prepareUnlisting: [() => noListing, 'LISTING_CLOSED'],
      confirmUnlisting: after,
      preparePurchase: [() => ({ ...noListing, maxPrice: '5' }), 'LISTING_CLOSED'],
      confirmPurchase: after,
      listTrades: [() => ({}), 'OK'],
    },
    cardPledge: {
      statistics: [() => ({}), 'OK'],
      terms: [() => ({}), 'OK'],
      listMine: [() => ({}), 'OK'],
      ...pledging,
    },
    cardMedia: { file: [() => ({ file: '1-1.svg' }), 'NOT_FOUND'] },
  };
  const named = Object.entries(groups).flatMap(([group, of]) =>
    Object.entries(of).map(([name, sample]) => [`${group}.${name}`, sample] as const),
  );
  return Object.fromEntries(named);
}
