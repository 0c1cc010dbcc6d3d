import type { WaitingKind } from '@vellum/api/wire/choice-lists';
import {
  Box,
  CirclePlay,
  Clock,
  Flame,
  Handshake,
  LockOpen,
  type LucideIcon,
  ReceiptText,
  UserPlus,
  Zap,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cardIdOf } from '../../shared/cards/card-id.ts';
import { shortDay } from '../../shared/format/date.ts';
import { HoldingFace } from '../../shared/holdings/holding-face.tsx';
import { pairSides } from '../../shared/holdings/pair-sides.ts';
import { valueText } from '../../shared/holdings/value-text.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Certificate } from '../../shared/ui/art/drawn-icons.ts';
import { waitingTexts } from './texts.ts';
import type { ShownRow } from './waiting-groups.ts';
import { waitingPath } from './waiting-path.ts';
import { verbOf, type WaitingWords } from './waiting-words.ts';

const icons: Readonly<Partial<Record<WaitingKind, LucideIcon>>> = {
  order: CirclePlay,
  ...{ reservationEnds: Clock, takeReservation: Certificate },
  takeLock: LockOpen,
  ...{ openBox: Box, refundBox: Box, takeBoxProceeds: Box, takeBoxBond: Box, reclaimSeries: Box },
  ...{ claimBonus: UserPlus, claimPayout: ReceiptText, claimBurnReward: Flame },
  ...{ claimCardReward: Certificate, claimSaleCredit: Certificate },
  claimOtcCredit: Handshake,
  ...{ claimEnergyCredit: Zap, refundRental: Zap },
};

type LineProps = Readonly<{ row: ShownRow; words: WaitingWords }>;

/** Something that can be done now: how much, of what, and the way there. The whole row is the link. */
export function WaitingLine({ row, words }: LineProps): ReactNode {
  const t = useTexts(waitingTexts);
  const [title, detail] = [words.title(row), words.detail(row)];
  const value = valueText(row.value);
  const isUrgent = row.group === 'due' || row.group === 'unfinished';
  return (
    <Link
      to={waitingPath(row)}
      className="grid min-h-16 grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 hover:bg-surface-2"
    >
      <HoldingFace
        coins={pairSides(row.amounts)}
        card={row.kind === 'unlockCard' && row.id !== null ? cardIdOf(row.id) : null}
        icon={icons[row.kind] ?? null}
        isUrgent={isUrgent}
      />
      <span className="min-w-0">
        <span className="block">
          <span className="font-strong">{title}</span>
          {value !== null && row.flow !== 'out' && (
            <span className="ml-2 text-13 whitespace-nowrap text-ink-2">{value}</span>
          )}
        </span>
        {detail !== title && <span className="block text-13 text-ink-2">{detail}</span>}
      </span>
      <span className="inline-flex h-9 min-w-18 items-center justify-center rounded-full px-3.5 text-14 font-strong whitespace-nowrap text-primary [box-shadow:inset_0_0_0_1px_var(--primary)]">
        {t(verbOf(row.kind))}
      </span>
    </Link>
  );
}

/** Something that comes with time: its day, what it is, what it is worth. */
export function ComingLine({ row, words }: LineProps): ReactNode {
  const locale = useLocale();
  return (
    <Link
      to={waitingPath(row)}
      className="grid min-h-11 grid-cols-[64px_minmax(0,1fr)_auto] items-baseline gap-x-3 px-4 py-3 text-14 hover:bg-surface-2"
    >
      <b className="font-strong whitespace-nowrap">
        {row.at === null ? '' : shortDay(row.at, locale)}
      </b>
      <span className="min-w-0">{words.detail(row)}</span>
      <span className="whitespace-nowrap text-ink-2">{valueText(row.value)}</span>
    </Link>
  );
}
