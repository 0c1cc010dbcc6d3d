import type { WaitingKind } from '@vellum/api/wire/choice-lists';
import { cardName, levelName } from '../../shared/cards/card-name.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { shownName } from '../../shared/coins/coin.ts';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { dateText, shortMoment } from '../../shared/format/date.ts';
import { pairSides } from '../../shared/holdings/pair-sides.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type WaitingText, waitingTexts } from './texts.ts';
import type { ShownRow } from './waiting-groups.ts';

type Verb = Extract<WaitingText, `do_${string}`>;

const verbs: Readonly<Partial<Record<WaitingKind, Verb>>> = {
  closeStake: 'do_unstake',
  ...{ takeLock: 'do_unlock', unlockCard: 'do_unlock', unlockTrade: 'do_unlock' },
  ...{ refundRental: 'do_refund', refundPresale: 'do_refund', refundTrade: 'do_refund' },
  refundBox: 'do_refund',
  ...{ claimVested: 'do_claim', claimLpReward: 'do_claim', claimCardReward: 'do_claim' },
  ...{ claimBurnReward: 'do_claim', claimBonus: 'do_claim', claimPayout: 'do_claim' },
  openBox: 'do_open',
  reservationEnds: 'do_pay',
  offerEnds: 'do_view',
  order: 'do_resume',
};

export const verbOf = (kind: WaitingKind): Verb => verbs[kind] ?? 'do_withdraw';

const signs = { in: '+', back: '+', out: '\u2212' } as const;

const isCard = ({ kind }: ShownRow) => kind === 'unlockCard' || kind === 'pledgeEnds';
const isOfSeries = ({ kind, box }: ShownRow) => box !== null || /Box|Series/.test(kind);

/** What a row says: how much, and of what. `orderName` names an unfinished action by its kind. */
export function useWaitingWords(orderName: (kind: string) => string) {
  const t = useTexts(waitingTexts);
  const values = useValues();
  const detail = (row: ShownRow) => t(`is_${row.kind}`, values(row));
  const title = (row: ShownRow) => {
    if (row.kind === 'order') return row.name ? orderName(row.name) : t('unfinished');
    if (isCard(row)) return values(row).card;
    return row.amounts.length > 0 ? amountsOf(row) : wordsOf(row);
  };
  const wordsOf = (row: ShownRow) =>
    row.box === null ? detail(row) : t('boxes', { n: row.count });
  return { title, detail };
}

export type WaitingWords = ReturnType<typeof useWaitingWords>;

/** One's own offer neither comes in nor goes out while it stands. */
const amountsOf = ({ kind, flow, amounts }: ShownRow) =>
  (kind === 'offerEnds' ? '' : signs[flow]) +
  pairSides(amounts)
    .map((coin) => coinSentence(coin.amount, coin))
    .join(' + ');

const LONGEST = 24;

/** The values of all texts of a row. */
function useValues() {
  const t = useTexts(waitingTexts);
  const cards = useTexts(cardTexts);
  const locale = useLocale();
  const nameOf = (row: ShownRow) => {
    if (row.name !== null) return shownName(row.name, LONGEST);
    return isOfSeries(row) ? t('series', { n: `${BigInt(row.id ?? '0') + 1n}` }) : '';
  };
  const dateOf = ({ group, at }: ShownRow) => {
    if (at === null) return '';
    return group === 'ready' ? dateText(at, locale) : shortMoment(at, locale);
  };
  return (row: ShownRow) => ({
    id: row.id ?? '',
    date: dateOf(row),
    level: row.level === null ? '' : levelName(cards, row.level),
    card: isCard(row) ? cardName(cards, row.id ?? '') : '',
    name: nameOf(row),
  });
}
