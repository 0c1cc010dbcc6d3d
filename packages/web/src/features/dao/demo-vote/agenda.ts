import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import { percentText } from '../../../shared/format/percent.ts';
import type { ParameterName, Value } from '../parameter.ts';
import { parameters } from '../parameters.ts';
import { DEMO_TITLE } from './demo-title.ts';

const COIN = 1_000_000n;

type Numbers = readonly bigint[];

type Topic = Readonly<{
  name: ParameterName;
  /** Never what is set now: such a vote would decide nothing. */
  next(now: Numbers): Numbers;
  /** On the chain for readers of both languages. */
  title(next: Numbers): readonly [english: string, chinese: string];
}>;

const trx = (value = 0n) => `${formatAmount(value, COIN_DECIMALS, { grouping: true })} TRX`;
const share = (value = 0n) => percentText(Number(value));
const other = (now: bigint | undefined, one: bigint, two: bigint) => (now === one ? two : one);

/** What demo votes are about, in turn. */
export const agenda: readonly Topic[] = [
  {
    name: 'creationFee',
    next: ([fee]) => [other(fee, 250n * COIN, 300n * COIN)],
    title: ([fee]) => [`token creation fee at ${trx(fee)}`, `代幣建立費 ${trx(fee)}`],
  },
  {
    name: 'cardFees',
    next: ([sale = 0n, market]) => [sale, other(market, 200n, 250n)],
    title: ([, market]) => [
      `card market fee at ${share(market)}`,
      `卡片市場手續費 ${share(market)}`,
    ],
  },
  {
    name: 'boxFee',
    next: ([fee]) => [other(fee, 200n, 250n)],
    title: ([fee]) => [`blind box fee at ${share(fee)}`, `盲盒手續費 ${share(fee)}`],
  },
  {
    name: 'feeSplit',
    next: ([first = 0n, second = 0n, pool]) => [first, second, other(pool, 3_500n, 4_000n)],
    title: ([, , pool]) => [
      `reward pools get ${share(pool)} of fees`,
      `獎勵池分得手續費的 ${share(pool)}`,
    ],
  },
  {
    name: 'slippage',
    next: ([slippage]) => [other(slippage, 50n, 100n)],
    title: ([slippage]) => [
      `price tolerance at ${share(slippage)}`,
      `價格容忍度 ${share(slippage)}`,
    ],
  },
  {
    name: 'payoutCap',
    next: ([cap]) => [other(cap, 80_000n * COIN, 100_000n * COIN)],
    title: ([cap]) => [`daily payouts up to ${trx(cap)}`, `每日發放上限 ${trx(cap)}`],
  },
  {
    name: 'quorum',
    next: ([percent]) => [other(percent, 5n, 4n)],
    title: ([percent]) => [`quorum at ${percent} %`, `法定票數 ${percent} %`],
  },
];

const body = [
  'Proposed by the Owner persona so that there is always a vote to try. Vote as you like: what passes really takes effect on this demo chain.',
  '由 Owner 示範角色提出，讓您隨時都有投票可試。請自由投票：通過後會在這條示範鏈上實際生效。',
].join('\n\n');

/** The text of the proposal that sets `next`. */
export function demoText({ title }: Topic, next: Numbers): string {
  const [english, chinese] = title(next);
  return `${DEMO_TITLE}${english} · ${chinese}\n\n${body}`;
}

/** The setting a topic is about. */
export function parameterOf({ name }: Pick<Topic, 'name'>) {
  const found = parameters.find((parameter) => parameter.name === name);
  if (found?.now == null) throw new TypeError(`${name} is no setting`);
  return { ...found, now: found.now };
}

/** The values of a setting as numbers. */
export const numbersOf = (values: readonly Value[]): Numbers =>
  values.map((value) => {
    if (typeof value !== 'bigint') throw new TypeError('demo votes are about numbers');
    return value;
  });
