import type { PositionKind } from '@vellum/api/wire/choice-lists';
import { cardName, levelName } from '../../shared/cards/card-name.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { shownName } from '../../shared/coins/coin.ts';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { dateText } from '../../shared/format/date.ts';
import { pairSides } from '../../shared/holdings/pair-sides.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Position } from './portfolio-queries.ts';
import { type PortfolioText, portfolioTexts } from './texts.ts';

const LONGEST = 24;

/** Parts of the texts of a position; `level` and `card` are asked for only where there is one. */
type Say = Readonly<{
  id: string;
  name: string;
  coins: string;
  pool: string;
  amount: string;
  folio: string;
  count: number;
  listed: number;
  level: string;
  card: string;
}>;

type Line = readonly [text: PortfolioText, values?: Readonly<Record<string, string | number>>];

const titles: Readonly<Record<PositionKind, (say: Say) => Line | string>> = {
  coin: ({ coins }) => coins,
  lp: ({ pool }) => pool,
  card: ({ level, count }) => ['cardsOf', { level, n: count }],
  pledge: ({ card }) => card,
  reservation: ({ level }) => ['reserved', { level }],
  lpStake: ({ coins }) => ['staked', { coins }],
  termStake: ({ coins, id }) => ['stakeOf', { coin: coins, id }],
  lock: ({ pool, id }) => ['lockOf', { coin: pool, id }],
  burnPower: () => ['burnPower'],
  presale: ({ name }) => ['presaleOf', { name }],
  vesting: ({ name }) => ['vestingOf', { name }],
  trade: ({ name }) => ['tradeOf', { name }],
  otcOffer: ({ id }) => ['offerOf', { id }],
  box: ({ folio, count }) => ['folio', { n: folio, count }],
  boxSeries: ({ folio }) => ['ownFolio', { n: folio }],
  income: ({ id, name }) => [`income_${id}` as PortfolioText, { name }],
  refund: ({ id, name }) => [`refund_${id}` as PortfolioText, { name }],
};

/** Of all other kinds the amounts. */
const details: Readonly<Partial<Record<PositionKind, (say: Say) => Line | string>>> = {
  card: ({ listed }) => (listed > 0 ? ['forSale', { n: listed }] : ''),
  pledge: () => '',
  reservation: ({ amount }) => ['paidSoFar', { amount }],
  burnPower: ({ amount }) => ['toClaim', { amount }],
  trade: ({ count }) => ['shares', { n: count }],
  presale: ({ count }) => ['shares', { n: count }],
  box: () => ['unopened'],
};

/** Dates of kinds that end whatever happens, beside those that become free. */
const ends: Readonly<Partial<Record<PositionKind, PortfolioText>>> = {
  reservation: 'payBy',
  presale: 'ends',
  otcOffer: 'expires',
};

/** What a row says: what it is, how much of what, and until when. `now` is chain time. */
export function usePositionWords(now: number) {
  const t = useTexts(portfolioTexts);
  const locale = useLocale();
  const sayOf = useSay();
  const text = (line: Line | string) => (typeof line === 'string' ? line : t(...line));
  return {
    title: (of: Position) => text(titles[of.kind](sayOf(of))),
    detail: (of: Position) => text((details[of.kind] ?? (({ amount }) => amount))(sayOf(of))),
    /** Empty where it has no date. */
    state({ kind, at }: Position): string {
      if (at === null) return '';
      const end = ends[kind];
      if (end === undefined && now >= at) return t('ready');
      return t(end ?? 'until', { date: dateText(at, locale) });
    },
  };
}

export type PositionWords = ReturnType<typeof usePositionWords>;

function useSay(): (of: Position) => Say {
  const t = useTexts(portfolioTexts);
  const cards = useTexts(cardTexts);
  const coinsOf = ({ amounts }: Position) =>
    pairSides(amounts)
      .map(({ symbol }) => shownName(symbol) || t('unnamed'))
      .join(' + ');
  return (of) => {
    const { kind, id, name, level, amounts, lp } = of;
    const coins = coinsOf(of);
    return {
      id: id ?? '',
      name: name === null ? t('unnamed') : shownName(name, LONGEST),
      coins,
      pool: lp === null ? coins : t('pool', { coins }),
      amount: pairSides(amounts)
        .map((coin) => coinSentence(coin.amount, coin))
        .join(' + '),
      folio: folioOf(of),
      ...countsOf(of),
      level: level === null ? '' : levelName(cards, level),
      card: isOneCard(kind) ? cardName(cards, id ?? '') : '',
    };
  };
}

const countsOf = ({ count, listed }: Position) => ({ count: count ?? 1, listed: listed ?? 0 });

const isOneCard = (kind: PositionKind) => kind === 'pledge';

/** Series have no names on the chain: they are numbered from 1, as people count. */
const folioOf = ({ kind, id }: Position) =>
  kind === 'box' || kind === 'boxSeries' ? `${BigInt(id ?? '0') + 1n}` : '';
