import type { FormValue } from '@vellum/api/wire/form';

type Sample = readonly [
  form: () => Readonly<Record<string, FormValue>>,
  expected: string | Readonly<Record<string, string>>,
];

const nowhere = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';
const noStake = { coin: nowhere, positionId: '1' };

/** Bodies that are in order for the ways of earning, on a chain where nobody earns, and what is said to them. */
export function earnSamples(report: () => Readonly<{ orderId: string; txid: string }>) {
  const after: Sample = [
    report,
    { 'somebody else': 'ORDER_NOT_FOUND', 'not activated': 'ORDER_NOT_FOUND' },
  ];
  const groups: Readonly<Record<string, Readonly<Record<string, Sample>>>> = {
    lpStaking: {
      get: [() => ({}), 'OK'],
      mine: [() => ({ poolId: 0 }), 'OK'],
      list: [() => ({ address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' }), 'OK'],
      prepareStake: [() => ({ poolId: 0, amount: '1' }), 'STAKING_ENDED'],
      confirmStake: after,
      prepareUnlock: [() => ({ poolId: 0, amount: '1' }), 'INSUFFICIENT_UNLOCKABLE'],
      confirmUnlock: after,
      prepareClaim: [() => ({ poolId: 0 }), 'NOTHING_TO_CLAIM'],
      confirmClaim: after,
    },
    coinStaking: {
      get: [() => ({}), 'OK'],
      mine: [() => ({ coin: nowhere, address: nowhere }), 'COIN_UNKNOWN'],
      list: [() => ({ address: nowhere }), 'OK'],
      prepareStake: [() => ({ coin: nowhere, amount: '1', days: 7 }), 'COIN_UNKNOWN'],
      confirmStake: after,
      prepareUnlock: [() => noStake, 'COIN_UNKNOWN'],
      confirmUnlock: after,
      prepareClaim: [() => noStake, 'COIN_UNKNOWN'],
      confirmClaim: after,
    },
    burnMining: {
      get: [() => ({}), 'OK'],
      quote: [() => ({ coin: nowhere, uAmount: '1' }), 'COIN_UNKNOWN'],
      list: [() => ({}), 'OK'],
      prepareBurn: [
        () => ({ mode: 'burn', coin: nowhere, uAmount: '1', limit: '1' }),
        'COIN_UNKNOWN',
      ],
      confirmBurn: after,
    },
    liquidity: {
      list: [() => ({}), 'OK'],
      get: [() => ({ pair: nowhere }), 'NOT_FOUND'],
      getPair: [() => ({ pair: nowhere }), 'NOT_FOUND'],
      getDeposit: [() => ({ address: nowhere, pair: nowhere }), 'NOT_FOUND'],
      listLpPurchases: [() => ({}), 'OK'],
      prepareAdding: [
        () => ({ token: nowhere, coinAmount: '1', tokenAmount: '1', minLp: '1' }),
        'NOT_FOUND',
      ],
      confirmAdding: after,
      prepareLpPurchase: [
        () => ({ token: nowhere, pay: 'trx', amount: '1', minLp: '1' }),
        'NOT_FOUND',
      ],
      confirmLpPurchase: after,
      prepareEdit: [() => ({ edit: 'slippage', slippageBps: 100 }), 'NOT_TOKEN_OWNER'],
      confirmEdit: after,
    },
    swap: {
      listTokens: [() => ({}), 'OK'],
      getToken: [() => ({ token: nowhere }), 'OK'],
      pools: [() => ({}), 'OK'],
      list: [() => ({}), 'OK'],
    },
    income: {
      get: [() => ({}), 'OK'],
      list: [() => ({}), 'OK'],
      statistics: [() => ({}), 'OK'],
      exportSums: [() => ({}), 'OK'],
      export: [() => ({}), '200'],
    },
    withdrawal: {
      rules: [() => ({}), 'OK'],
      request: [() => ({ amount: '1', requestId: 'one' }), 'EXCEEDS_AVAILABLE'],
      list: [() => ({}), 'OK'],
      get: [() => ({ id: '1' }), 'NOT_FOUND'],
      claimable: [() => ({}), 'OK'],
      listClaims: [() => ({}), 'OK'],
      prepareClaim: [() => ({ amount: '1' }), 'EXCEEDS_AVAILABLE'],
      confirmClaim: after,
      rootFile: [() => ({ file: `${'0'.repeat(64)}.json` }), 'NOT_FOUND'],
    },
    locks: {
      list: [() => ({ coin: nowhere }), 'OK'],
      listCoins: [() => ({}), 'OK'],
      proof: [() => ({ coin: nowhere }), 'COIN_UNKNOWN'],
    },
  };
  const named = Object.entries(groups).flatMap(([group, of]) =>
    Object.entries(of).map(([name, sample]) => [`${group}.${name}`, sample] as const),
  );
  return Object.fromEntries(named);
}
