import type { CardLevelNumber } from '@vellum/art/card-level';
import { cardLevelNumber } from '@vellum/art/card-level';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { TokenFace } from '../launch/token-face.tsx';
import { CardPicture } from '../ui/art/card-picture.tsx';
import { Icon } from '../ui/art/icon.tsx';
import type { HeldCoin } from './holding-shapes.ts';

/** Pixels. */
const SIZE = 40;

type HoldingFaceProps = Readonly<{
  coins: readonly Pick<HeldCoin, 'coin' | 'symbol'>[];
  /** Shown instead of coins. */
  card?: Readonly<{ level: number; serial: bigint }> | null;
  icon?: LucideIcon | null;
  isUrgent?: boolean;
}>;

/** The face of something held: a card, an icon, a coin, or both coins of LP. */
export function HoldingFace({ coins, card, icon, isUrgent }: HoldingFaceProps): ReactNode {
  const level = card ? cardLevelNumber(card.level) : undefined;
  if (card && level) return <CardFace level={level} serial={card.serial} />;
  const [first, second] = coins;
  if (icon || first === undefined) return icon && <IconFace of={icon} isUrgent={isUrgent} />;
  if (second === undefined) return <CoinFace {...first} size={SIZE} />;
  return (
    <span aria-hidden className="relative block size-10 flex-none">
      <span className="absolute top-0 left-0">
        <CoinFace {...first} size={28} />
      </span>
      <span className="absolute right-0 bottom-0 rounded-full">
        <CoinFace {...second} size={28} />
      </span>
    </span>
  );
}

type CoinFaceProps = Pick<HeldCoin, 'coin' | 'symbol'> & Readonly<{ size: number }>;

function CoinFace({ coin, symbol, size }: CoinFaceProps): ReactNode {
  return (
    <span aria-hidden className="flex-none">
      <TokenFace tokenAddress={coin ?? symbol} tokenSymbol={symbol} image={null} size={size} />
    </span>
  );
}

function CardFace({ level, serial }: { level: CardLevelNumber; serial: bigint }): ReactNode {
  return (
    <CardPicture level={level} serial={serial} size="thumb" alt="" className="w-10 flex-none" />
  );
}

type IconFaceProps = Readonly<{ of: LucideIcon; isUrgent: boolean | undefined }>;

function IconFace({ of, isUrgent = false }: IconFaceProps): ReactNode {
  const look = isUrgent
    ? 'border-transparent bg-warn-soft text-warn'
    : 'border-line-soft bg-surface text-primary';
  return (
    <span
      aria-hidden
      className={`grid size-10 flex-none place-items-center rounded-control border ${look}`}
    >
      <Icon of={of} />
    </span>
  );
}
