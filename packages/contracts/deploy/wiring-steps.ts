import { announcedChanges } from '../clients/announced-changes.ts';
import { blindBox } from '../clients/blind-boxes.ts';
import { burnMine } from '../clients/burn-mining.ts';
import { cards } from '../clients/cards.ts';
import { feeVault } from '../clients/fees.ts';
import { otcDesk } from '../clients/otc.ts';
import { ownership } from '../clients/ownership.ts';
import { streamStake, termStake } from '../clients/staking.ts';
import type { Site } from './blueprint.ts';
import { saleLimitStep } from './card-sale-limit.ts';
import type { CardLevelPlan, DeploymentParameters } from './parameters.ts';
import { type CallStep, callStep } from './step.ts';

const NOBODY = `41${'00'.repeat(20)}`;
const sources = ['tokenFactory', 'cards', 'blindBox'];
const knownCoins = ['vlm', 'usdt', 'wtrx'];

/** Everything the deployer sets before the timelock takes over. */
export function wiringSteps(parameters: DeploymentParameters): CallStep[] {
  return [
    ...feeSteps(parameters),
    ...cardSteps(parameters),
    ...termSteps(parameters),
    ...marketSteps(parameters),
    ...['presaleCode', 'tradeCode'].map(withoutOwner),
  ];
}

function feeSteps({ rewardPools }: DeploymentParameters): CallStep[] {
  const pools = ({ at }: Site) =>
    (['lpStake', 'cards', 'burnMine'] as const).map((name) => ({
      pool: at(name),
      share: rewardPools[name],
      duration: rewardPools.duration,
    }));
  return [
    ...sources.map((source) =>
      callStep(
        `fees from ${source}`,
        'feeVault',
        ({ at }) => feeVault.setRole(at(source), 'source'),
        async ({ at }, read) =>
          (await read(at('feeVault'), feeVault.roleOf(at(source)))) === 'source',
      ),
    ),
    ...(['lpStake', 'cards', 'burnMine'] as const).map(fundedByFees),
    callStep(
      'reward pools',
      'feeVault',
      (site) => feeVault.setRewardPools(pools(site)),
      async ({ at }, read) => read(at('feeVault'), feeVault.isSealed()),
    ),
    ...['feeVault', 'payout'].map((name) =>
      callStep(
        `${name} sealed`,
        name,
        () => announcedChanges.seal(),
        async ({ at }, read) => read(at(name), announcedChanges.isSealed()),
      ),
    ),
  ];
}

function fundedByFees(pool: 'lpStake' | 'cards' | 'burnMine'): CallStep {
  const face = { lpStake: streamStake, cards, burnMine }[pool];
  return callStep(
    `${pool} funded by fees`,
    pool,
    ({ at }) => face.setFunder(at('feeVault'), true),
    async ({ at }, read) => read(at(pool), face.isFunder(at('feeVault'))),
  );
}

function cardSteps(parameters: DeploymentParameters): CallStep[] {
  const { fees, levels, instalments, roles } = parameters;
  return [
    callStep(
      'card fees',
      'cards',
      () => cards.setFees(fees.cardSale, fees.cardMarket),
      async ({ at }, read) => {
        const set = await read(at('cards'), cards.fees());
        return set.first === fees.cardSale && set.market === fees.cardMarket;
      },
    ),
    saleLimitStep(parameters),
    ...levels.flatMap((plan, index) =>
      levelSteps(BigInt(index + 1), plan, roles.cardFund, instalments),
    ),
  ];
}

function levelSteps(
  level: bigint,
  plan: CardLevelPlan,
  fund: DeploymentParameters['roles']['cardFund'],
  { window, first }: DeploymentParameters['instalments'],
): CallStep[] {
  const { name, pledgeTime, price, weight, supply, allotment, uri } = plan;
  const settings = { name, pledgeTime, price, pricedInU: true, isOpen: true, weight, fund };
  return [
    callStep(
      `card level ${level}`,
      'cards',
      () => cards.setLevel(level, settings),
      async ({ at }, read) => (await read(at('cards'), cards.level(level))).nextSerial !== 0n,
    ),
    callStep(`uri of level ${level}`, 'cards', () => cards.setUri(level, uri)),
    callStep(
      `supply of level ${level}`,
      'cards',
      () => cards.raiseSupply(level, supply),
      async ({ at }, read) => {
        const { supplyLeft, nextSerial } = await read(at('cards'), cards.level(level));
        return supplyLeft !== 0n || nextSerial > 1n;
      },
    ),
    callStep(
      `instalments of level ${level}`,
      'cards',
      () => cards.setAllotment(level, allotment, window, first),
      async ({ at }, read) => (await read(at('cards'), cards.allotmentOf(level))).window !== 0n,
    ),
  ];
}

function termSteps({ terms }: DeploymentParameters): CallStep[] {
  return terms.map(({ days, rate, minimum, dailyCap }, index) =>
    callStep(
      `staking term of ${days} days`,
      'termStake',
      () => termStake.addTerm(days, rate, minimum, dailyCap),
      async ({ at }, read) => (await read(at('termStake'), termStake.termCount())) > BigInt(index),
    ),
  );
}

/** VLM has a price only where it has liquidity; elsewhere a vote lists it once its pair is deep. */
function burnSteps({ liquidity }: DeploymentParameters): CallStep[] {
  const listing = callStep(
    'VLM can be burned',
    'burnMine',
    ({ at }) => burnMine.setCoin(at('vlm'), true),
    async ({ at }, read) => read(at('burnMine'), burnMine.isAllowed(at('vlm'))),
  );
  return liquidity ? [listing] : [];
}

function marketSteps(parameters: DeploymentParameters): CallStep[] {
  const { fees, roles } = parameters;
  return [
    ...burnSteps(parameters),
    callStep(
      'box operator',
      'blindBox',
      () => blindBox.setOperator(roles.boxOperator, true),
      async ({ at }, read) => read(at('blindBox'), blindBox.isOperator(roles.boxOperator)),
    ),
    callStep(
      'VLM as prize',
      'blindBox',
      ({ at }) => blindBox.setPrizeCoin(at('vlm'), true),
      async ({ at }, read) => read(at('blindBox'), blindBox.isPrizeCoin(at('vlm'))),
    ),
    callStep(
      'box fee',
      'blindBox',
      () => blindBox.setFee(fees.boxes),
      async ({ at }, read) => (await read(at('blindBox'), blindBox.fee())) === fees.boxes,
    ),
    ...knownCoins.map((coin) =>
      callStep(
        `${coin} known to the OTC desk`,
        'otcDesk',
        ({ at }) => otcDesk.setKnownCoin(at(coin), true),
        async ({ at }, read) => read(at('otcDesk'), otcDesk.isKnownCoin(at(coin))),
      ),
    ),
  ];
}

/** The code of clones can do nothing by itself; without an owner that needs no explanation. */
function withoutOwner(code: string): CallStep {
  return callStep(
    `${code} without owner`,
    code,
    () => ownership.renounce(),
    async ({ at }, read) => (await read(at(code), ownership.owner())) === NOBODY,
  );
}
