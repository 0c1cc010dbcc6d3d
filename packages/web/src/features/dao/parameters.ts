import { blindBox } from '@vellum/contracts/blind-boxes';
import { cards } from '@vellum/contracts/cards';
import { governor } from '@vellum/contracts/dao';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { cardParameters } from './card-parameters.ts';
import { coinParameters } from './coin-parameters.ts';
import { guardianParameters } from './guardian-parameters.ts';
import { ownershipParameters } from './ownership-parameters.ts';
import { address, number, one, type Parameter } from './parameter.ts';

const COIN = 1_000_000n;

/** The most useful first. What is not here can still be proposed by other means, and is shown as it is. */
export const parameters: readonly Parameter[] = [
  {
    ...{ name: 'creationFee', contract: 'tokenFactory', abi: tokenFactory.abi },
    fields: [{ name: 'creationFee', unit: 'TRX', most: 1_000n * COIN }],
    write: ([fee]) => tokenFactory.setCreationFee(number(fee)),
    now: one(tokenFactory.creationFee()),
  },
  {
    ...{ name: 'cardFees', contract: 'cards', abi: cards.abi },
    fields: [
      { name: 'saleFee', unit: 'share', most: 500n },
      { name: 'marketFee', unit: 'share', most: 500n },
    ],
    write: ([sale, market]) => cards.setFees(number(sale), number(market)),
    async now(ask) {
      const { first, market } = await ask(cards.fees());
      return [first, market];
    },
  },
  {
    ...{ name: 'boxFee', contract: 'blindBox', abi: blindBox.abi },
    fields: [{ name: 'boxFee', unit: 'share', most: 500n }],
    write: ([fee]) => blindBox.setFee(number(fee)),
    now: one(blindBox.fee()),
  },
  {
    ...{ name: 'feeSplit', contract: 'feeVault', abi: feeVault.abi },
    fields: [
      { name: 'firstInviter', unit: 'share', most: 2_000n },
      { name: 'secondInviter', unit: 'share', most: 1_000n },
      { name: 'poolShare', unit: 'share', most: 4_000n },
    ],
    write: ([first, second, pool]) =>
      feeVault.setSplit(number(first), number(second), number(pool)),
    async now(ask) {
      const { level1, level2, pool } = await ask(feeVault.split());
      return [level1, level2, pool];
    },
  },
  {
    ...{ name: 'launches', contract: 'tokenFactory', abi: tokenFactory.abi },
    fields: [{ name: 'launchesOpen', unit: 'switch' }],
    write: ([isOpen]) => tokenFactory.setEnabled(isOpen === true),
    now: async (ask) => [await ask(tokenFactory.isEnabled())],
  },
  {
    ...{ name: 'cardLimit', contract: 'cards', abi: cards.abi },
    fields: [{ name: 'saleLimit', unit: 'U', most: 2n ** 64n - 1n }],
    write: ([limit]) => cards.setSaleLimit(number(limit)),
    now: one(cards.saleLimit()),
  },
  {
    ...{ name: 'slippage', contract: 'liquidityHelper', abi: liquidityHelper.abi },
    fields: [{ name: 'slippage', unit: 'share', least: 10n, most: 300n }],
    write: ([share]) => liquidityHelper.setSlippage(number(share)),
    now: one(liquidityHelper.slippage()),
  },
  {
    ...{ name: 'payoutCap', contract: 'payout', abi: payout.abi },
    fields: [{ name: 'dailyCap', unit: 'TRX', most: 2n ** 96n - 1n }],
    write: ([cap]) => payout.setDailyCap(number(cap)),
    now: one(payout.dailyCap()),
  },
  {
    ...{ name: 'quorum', contract: 'governor', abi: governor.abi },
    fields: [{ name: 'quorumPercent', unit: 'percent', least: 4n, most: 100n }],
    write: ([percent]) => governor.setQuorumPercent(number(percent)),
    now: one(governor.quorumPercent()),
  },
  {
    ...{ name: 'payment', contract: 'feeVault', abi: feeVault.abi },
    fields: [
      { name: 'payTo', unit: 'address' },
      { name: 'payAmount', unit: 'TRX', least: 1n },
    ],
    write: ([to, amount]) => feeVault.withdrawTreasury(address(to), number(amount)),
    now: null,
    holds: feeVault.treasuryDue(),
  },
  ...cardParameters,
  ...coinParameters,
  ...guardianParameters,
  ...ownershipParameters,
];
