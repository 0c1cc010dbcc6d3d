import { blindBox } from '@vellum/contracts/blind-boxes';
import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { trc20, wtrx } from '@vellum/contracts/coins';
import { governor, timelock } from '@vellum/contracts/dao';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { otcDesk } from '@vellum/contracts/otc';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { tokenFactory } from '@vellum/contracts/token-launch';
import type { Abi } from '@vellum/tron/abi/abi-item';
import type { Chain } from '../../shared/chain/chain.ts';
import type { Registry } from './decode-call.ts';

const abis: Readonly<Record<string, Abi>> = {
  ...{ tokenFactory: tokenFactory.abi, cards: cards.abi, blindBox: blindBox.abi },
  ...{ feeVault: feeVault.abi, payout: payout.abi, liquidityHelper: liquidityHelper.abi },
  ...{ lpStake: streamStake.abi, termStake: termStake.abi, burnMine: burnMine.abi },
  ...{ otcDesk: otcDesk.abi, governor: governor.abi, timelock: timelock.abi },
  ...{ vlm: trc20.abi, usdt: trc20.abi, wtrx: wtrx.abi },
};

/** The contracts of this deployment, and how their calls are read. */
export function registryOf({ config }: Chain): Registry {
  const names = new Map(Object.entries(config.contracts).map(([name, at]) => [at, name]));
  return {
    nameOf: (address) => names.get(address) ?? null,
    abiOf: (name) => (Object.hasOwn(abis, name) ? (abis[name] ?? null) : null),
  };
}
