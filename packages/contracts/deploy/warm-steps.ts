import { trc20, wtrx } from '../clients/coins.ts';
import type { DeploymentParameters } from './parameters.ts';
import { type CallStep, callStep } from './step.ts';

/**
 * One sun of WTRX for each contract that wraps and passes on. It never leaves, so the balance's word is never
 * emptied: the TVM charges 20000 for filling an empty word and 5000 for changing a full one.
 */
export function warmSteps({ existing }: DeploymentParameters): CallStep[] {
  // A public network's router is not ours to keep warm.
  const holders = ['liquidityHelper', 'feeVault', ...(existing ? [] : ['router'])];
  return [
    callStep('wrap a few sun', 'wtrx', () => wtrx.wrap(BigInt(holders.length))),
    ...holders.map((holder) =>
      callStep(
        `a sun of WTRX for ${holder}`,
        'wtrx',
        ({ at }) => trc20.transfer(at(holder), 1n),
        async ({ at }, read) => (await read(at('wtrx'), trc20.balanceOf(at(holder)))) > 0n,
      ),
    ),
  ];
}
