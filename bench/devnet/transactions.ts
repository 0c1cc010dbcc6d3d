import { type Figure, figureOf } from '../figure.ts';
import { deployBare } from './bare-evm.ts';
import { compareRates, cpuRate } from './cpu-rate.ts';
import { expectSuccess, initCode, TokenChain, transferData } from './token-chain.ts';

const count = 2_000;
const rounds = 7;

/** TRC-20 transfers end to end, beside EthereumJS doing nothing but the same calls. */
export async function measure(): Promise<readonly Figure[]> {
  const chain = await TokenChain.create();
  const bare = await deployBare(initCode);
  const calls = Array.from({ length: count }, (_, at) => transferData(at));

  const { ours, theirs, ratios } = await compareRates(
    rounds,
    async () => {
      const transfers = chain.transfers(count);
      const rate = await cpuRate(count, () => chain.submit(transfers));
      expectSuccess(chain);
      return rate;
    },
    () =>
      cpuRate(count, async () => {
        for (const data of calls) await bare.call(data);
      }),
  );
  await chain.devnet.close();
  const note = 'decode, check the signer (by its table), execute, block of its own, receipt';
  return [
    figureOf('TRC-20 transfers, end to end', 'per CPU-second', ours, { note }),
    figureOf('bare EthereumJS runCall, same transfers', 'per CPU-second', theirs),
    figureOf('ratio of transfers', 'x', ratios, { goal: { least: 0.35 } }),
  ];
}
