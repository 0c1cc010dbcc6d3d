import type { Address } from '@vellum/tron/address';
import { type Figure, figureOf } from '../figure.ts';
import { deployBare } from './bare-evm.ts';
import { compareRates, cpuRate } from './cpu-rate.ts';
import { encodeBalanceOf } from './token/bench-token.ts';
import { initCode, receivers, TokenChain } from './token-chain.ts';

const count = 5_000;
const rounds = 7;

/** `balanceOf` on the head state through the chain's queue, beside EthereumJS making the same calls. */
export async function measure(): Promise<readonly Figure[]> {
  const chain = await TokenChain.create();
  const bare = await deployBare(initCode);
  const caller = chain.token;
  const calls = Array.from({ length: count }, (_, at) =>
    encodeBalanceOf(receivers[at % receivers.length] as Address),
  );

  const { ours, theirs, ratios } = await compareRates(
    rounds,
    () =>
      cpuRate(count, async () => {
        for (const data of calls) {
          const call = { caller, target: chain.token, data, value: 0n };
          const result = await chain.devnet.chain.constantCall('head', call);
          if (result.status !== 'run' || result.outcome.result !== 'SUCCESS') {
            throw new Error('a constant call failed');
          }
        }
      }),
    () =>
      cpuRate(count, async () => {
        for (const data of calls) await bare.call(data);
      }),
  );
  await chain.devnet.close();
  return [
    figureOf('constant calls', 'per CPU-second', ours),
    figureOf('bare EthereumJS runCall, same calls', 'per CPU-second', theirs),
    figureOf('ratio of constant calls', 'x', ratios, { goal: { least: 0.7 } }),
  ];
}
