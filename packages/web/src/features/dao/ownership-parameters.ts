import { blindBox } from '@vellum/contracts/blind-boxes';
import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { otcDesk } from '@vellum/contracts/otc';
import { ownership } from '@vellum/contracts/ownership';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { tokenFactory } from '@vellum/contracts/token-launch';
import type { Abi } from '@vellum/tron/abi/abi-item';
import { address, type Parameter } from './parameter.ts';

/** The contracts of the timelock. */
const owned: readonly (readonly [contract: string, abi: Abi])[] = [
  ['tokenFactory', tokenFactory.abi],
  ['cards', cards.abi],
  ['blindBox', blindBox.abi],
  ['feeVault', feeVault.abi],
  ['liquidityHelper', liquidityHelper.abi],
  ['payout', payout.abi],
  ['lpStake', streamStake.abi],
  ['termStake', termStake.abi],
  ['burnMine', burnMine.abi],
  ['otcDesk', otcDesk.abi],
];

/** A contract leaves the timelock: to an owner who has to accept it, or to nobody. */
export const ownershipParameters: readonly Parameter[] = owned.flatMap(
  ([contract, abi]): Parameter[] => [
    {
      ...{ name: 'newOwner', contract, abi, takesAway: true },
      fields: [{ name: 'newOwner', unit: 'address' }],
      write: ([to]) => ownership.transfer(address(to)),
      now: null,
    },
    {
      ...{ name: 'noOwner', contract, abi, takesAway: true },
      fields: [],
      write: () => ownership.renounce(),
      now: null,
    },
  ],
);
