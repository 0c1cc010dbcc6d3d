import { ContractReverted } from '@vellum/tron/errors';
import { burnMine } from '../clients/burn-mining.ts';
import { cards } from '../clients/cards.ts';
import { answered } from '../clients/contract-face.ts';
import { feeVault } from '../clients/fees.ts';
import { payout } from '../clients/income.ts';
import { liquidityHelper } from '../clients/liquidity.ts';
import { termStake } from '../clients/staking.ts';
import { tokenFactory } from '../clients/token-launch.ts';
import type { Site } from './blueprint.ts';
import { type Check, check } from './check.ts';
import type { CardLevelPlan } from './parameters.ts';
import type { Read } from './step.ts';

const POOLS = 3n;

/** What an owner can set, as the plan has it. */
export function settingChecks(site: Site): Check[] {
  const { fees, cardSaleLimit, slippage, payout: plan, levels, terms } = site.parameters;
  return [
    // As the vault's constructor sets it: the most there can be.
    check('split of fees', 'feeVault', feeVault.split(), {
      level1: 2000n,
      level2: 1000n,
      pool: 4000n,
    }),
    check('creation fee', 'tokenFactory', tokenFactory.creationFee(), fees.creation),
    check('creations', 'tokenFactory', tokenFactory.isEnabled(), true),
    check('slippage', 'liquidityHelper', liquidityHelper.slippage(), slippage),
    check('daily cap of payouts', 'payout', payout.dailyCap(), plan.dailyCap),
    check('limit of card sales in U', 'cards', cards.saleLimit(), cardSaleLimit),
    check(
      'VLM can be burned',
      'burnMine',
      burnMine.isAllowed(site.at('vlm')),
      Boolean(site.parameters.liquidity),
    ),
    ...levels.flatMap((level, index) => levelChecks(site, level, BigInt(index + 1))),
    ...terms.map(({ days, rate, minimum }, index) =>
      check(`term of ${days} days`, 'termStake', termStake.term(BigInt(index)), {
        days,
        rate,
        minimum,
        isOpen: true,
      }),
    ),
    check('number of terms', 'termStake', termStake.termCount(), BigInt(terms.length)),
  ];
}

/** A pool more would share what the others were promised; asking for one that is not there reverts. */
export async function poolCountProblems({ at }: Site, read: Read): Promise<string[]> {
  try {
    await read(at('feeVault'), feeVault.rewardPool(POOLS));
  } catch (error) {
    if (error instanceof ContractReverted) return [];
    throw error;
  }
  return [`the fee vault has more than ${POOLS} reward pools`];
}

/** What was sold since then changes supply and serial, and is no difference from the plan. */
function levelChecks(site: Site, plan: CardLevelPlan, level: bigint): Check[] {
  const { name, pledgeTime, price, weight, supply, allotment } = plan;
  const { instalments, roles } = site.parameters;
  const shown = answered(cards.level(level), (found) => [
    found.name,
    found.pledgeTime,
    found.price,
    found.fund,
    found.supplyLeft <= supply,
  ]);
  const instalment = answered(cards.allotmentOf(level), (found) => [
    found.window,
    found.firstBps,
    found.left <= allotment,
  ]);
  return [
    check(`card level ${level}`, 'cards', shown, [name, pledgeTime, price, roles.cardFund, true]),
    check(`rules of level ${level}`, 'cards', cards.levelRules(level), {
      isOpen: true,
      pricedInU: true,
      weight,
    }),
    check(`instalments of level ${level}`, 'cards', instalment, [
      instalments.window,
      instalments.first,
      true,
    ]),
  ];
}
