import type { PositionKind } from '@vellum/api/wire/choice-lists';
import { Box, Flame, type LucideIcon, ReceiptText, RotateCcw, UserPlus, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cardIdOf } from '../../shared/cards/card-id.ts';
import { HoldingFace } from '../../shared/holdings/holding-face.tsx';
import { pairSides } from '../../shared/holdings/pair-sides.ts';
import { SignedValue } from '../../shared/holdings/signed-u.tsx';
import { valueText } from '../../shared/holdings/value-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Certificate } from '../../shared/ui/art/drawn-icons.ts';
import { Dot } from '../../shared/ui/dot.tsx';
import type { Position } from './portfolio-queries.ts';
import { positionPath } from './position-path.ts';
import type { PositionWords } from './position-words.ts';
import { portfolioTexts } from './texts.ts';

const icons: Readonly<Partial<Record<PositionKind, LucideIcon>>> = {
  ...{ card: Certificate, reservation: Certificate },
  burnPower: Flame,
  ...{ box: Box, boxSeries: Box },
  refund: RotateCcw,
};

const incomeIcons: Readonly<Record<string, LucideIcon>> = {
  ...{ bonus: UserPlus, cardReward: Certificate, saleCredit: Certificate, energyCredit: Zap },
  payout: ReceiptText,
};

type RowProps = Readonly<{ of: Position; words: PositionWords }>;

/** One position: what it is, what it is worth and by which price. It opens exactly that thing. */
export function PositionRow({ of, words }: RowProps): ReactNode {
  const look = 'grid min-h-16 grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5';
  const path = positionPath(of);
  if (path === null) {
    return (
      <div className={look}>
        <Content of={of} words={words} />
      </div>
    );
  }
  return (
    <Link to={path} className={`${look} hover:bg-surface-2`}>
      <Content of={of} words={words} />
    </Link>
  );
}

function Content({ of, words }: RowProps): ReactNode {
  const t = useTexts(portfolioTexts);
  const [detail, state] = [words.detail(of), words.state(of)];
  const [value, sellNow] = [valueText(of.value), valueText(of.sellNow)];
  return (
    <>
      <HoldingFace
        coins={pairSides(of.amounts)}
        card={of.kind === 'pledge' && of.id !== null ? cardIdOf(of.id) : null}
        icon={iconOf(of)}
      />
      <span className="min-w-0">
        <span className="block">{words.title(of)}</span>
        <span className="block text-13 text-ink-2">
          {detail}
          {detail !== '' && of.source !== null && <Dot />}
          {of.source !== null && (
            <span className="whitespace-nowrap">{t(`from_${of.source}`)}</span>
          )}
        </span>
      </span>
      <span className="text-right">
        {value === null ? (
          <span className="text-ink-2">{t('noPrice')}</span>
        ) : (
          <span className="block font-strong whitespace-nowrap">{value}</span>
        )}
        {sellNow !== null && (
          <span className="block text-13 whitespace-nowrap text-warn">
            {t('sellNow', { u: sellNow })}
          </span>
        )}
        {of.result !== null && (
          <span className="block text-13 text-ink-2">
            {t('versusHolding')} <SignedValue value={changeOf(of.result)} />
          </span>
        )}
        {state !== '' && (
          <span className="block text-13 whitespace-nowrap text-ink-2">{state}</span>
        )}
      </span>
    </>
  );
}

const changeOf = ({ u, trx }: NonNullable<Position['result']>) => ({
  u: u === null ? null : BigInt(u),
  trx: trx === null ? null : BigInt(trx),
});

function iconOf({ kind, id, amounts }: Position): LucideIcon | null {
  if (kind === 'income')
    return incomeIcons[id ?? ''] ?? (amounts.length === 0 ? ReceiptText : null);
  return icons[kind] ?? null;
}
