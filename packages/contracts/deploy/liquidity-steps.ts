import { testUsdt, trc20 } from '../clients/coins.ts';
import { pair, router } from '../clients/dex.ts';
import { oracle } from '../clients/prices.ts';
import type { Site } from './blueprint.ts';
import type { LiquidityPlan } from './parameters.ts';
import { type CallStep, callStep, type PairStep, type Read } from './step.ts';

/** Far enough to be no deadline: nobody else trades during the deployment of an embedded chain. */
const NO_DEADLINE = 2n ** 40n;

export const pairSteps: readonly PairStep[] = [
  { kind: 'pair', name: 'vlmWtrx', coins: ['vlm', 'wtrx'] },
  { kind: 'pair', name: 'vlmUsdt', coins: ['vlm', 'usdt'] },
  { kind: 'pair', name: 'wtrxUsdt', coins: ['wtrx', 'usdt'] },
];

/** First liquidity of an embedded chain, from coins of the deployer, and the first look at the prices. */
export function liquiditySteps(plan: LiquidityPlan): CallStep[] {
  const { vlmWtrx, vlmUsdt, wtrxUsdt } = plan;
  const usdt = vlmUsdt.usdt + wtrxUsdt.usdt;
  return [
    callStep(
      'mint USDT',
      'usdt',
      ({ deployer }) => testUsdt.mint(deployer, usdt),
      funded('wtrxUsdt'),
    ),
    approval('usdt', usdt),
    approval('vlm', vlmWtrx.vlm + vlmUsdt.vlm),
    callStep(
      'liquidity of VLM and USDT',
      'router',
      ({ at, deployer }) => {
        const amounts = [vlmUsdt.vlm, vlmUsdt.usdt] as const;
        return router.addLiquidity(
          [at('vlm'), at('usdt')],
          amounts,
          amounts,
          deployer,
          NO_DEADLINE,
        );
      },
      funded('vlmUsdt'),
    ),
    withTrx('vlmWtrx', 'vlm', vlmWtrx.vlm, vlmWtrx.trx),
    withTrx('wtrxUsdt', 'usdt', wtrxUsdt.usdt, wtrxUsdt.trx),
    ...pairSteps.map(({ name }) => observation(name)),
  ];
}

/** Without a look at its isDone: doing nothing within 30 minutes is what `observe` promises. */
export function observation(pairName: string): CallStep {
  return callStep(`observe ${pairName}`, 'oracle', ({ at }) => oracle.observe(at(pairName)));
}

function withTrx(pairName: string, coin: string, amount: bigint, trx: bigint): CallStep {
  const amounts = { token: amount, trx, minToken: amount, minTrx: trx };
  return callStep(
    `liquidity of TRX and ${coin}`,
    'router',
    ({ at, deployer }) => router.addLiquidityTrx(at(coin), amounts, deployer, NO_DEADLINE),
    funded(pairName),
  );
}

function approval(coin: string, amount: bigint): CallStep {
  return callStep(
    `router may take ${coin}`,
    coin,
    ({ at }) => trc20.approve(at('router'), amount),
    // Once the last pair has liquidity the allowance is used up, and right so.
    funded('wtrxUsdt'),
  );
}

function funded(pairName: string) {
  return async ({ at }: Site, read: Read) => (await read(at(pairName), pair.totalSupply())) > 0n;
}
