import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { amountText } from '../../shared/format/amount.ts';
import { percentText, shareText } from '../../shared/format/percent.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import { type Translate, useTexts } from '../../shared/i18n/use-texts.ts';
import { TokenFace } from '../../shared/launch/token-face.tsx';
import { tokenPath } from '../../shared/launch/token-path.ts';
import { trxSentence } from '../../shared/launch/trx-sentence.ts';
import { moveOf } from './move.ts';
import type { Board, Ranked } from './ranking-queries.ts';
import { splitUnit } from './split-unit.ts';
import { rankingTexts } from './texts.ts';

type RankingRowProps = Readonly<{
  row: Ranked;
  board: Board;
  /** What the first one has, which fills its bar. */
  most: bigint;
  /** Of all tokens of the board. */
  sum: bigint;
  /** Whether there is a time before to compare places with. */
  isCompared: boolean;
}>;

/** A token on its place, with its part of the whole as an engraved bar. */
export function RankingRow({ row, board, most, sum, isCompared }: RankingRowProps): ReactNode {
  const t = useTexts(rankingTexts);
  const { tokenAddress, tokenName, tokenSymbol, image, value, rank, previousRank, burned } = row;
  const beside =
    board === 'burn'
      ? `${amountText(BigInt(burned ?? 0), COIN_DECIMALS).short} ${tokenSymbol}`
      : shareText(BigInt(value), sum);
  return (
    <Link
      to={tokenPath(tokenAddress)}
      className="grid grid-cols-[28px_44px_1fr] items-start gap-x-3 px-4 py-3 hover:bg-surface-2"
    >
      <span className="text-right">
        <span className="block font-strong">{rank}</span>
        {isCompared && <PlaceMove rank={rank} previousRank={previousRank} />}
      </span>
      <TokenFace tokenAddress={tokenAddress} tokenSymbol={tokenSymbol} image={image} />
      <span className="min-w-0">
        <span className="flex justify-between gap-3">
          <span className="min-w-0">
            <bdi className="title line-clamp-2 text-18 wrap-anywhere">{tokenName}</bdi>
            <bdi className="block truncate text-14 text-ink-2">{tokenSymbol}</bdi>
          </span>
          <span className="flex-none text-right">
            <span className="block">
              <BoardValue text={valueText(board, value, t)} />
            </span>
            <span className="block text-14 text-ink-2">{beside}</span>
          </span>
        </span>
        <Bar share={most > 0n ? Number((BigInt(value) * 1_000n) / most) / 10 : 0} />
      </span>
    </Link>
  );
}

type PlaceMoveProps = Readonly<{ rank: number; previousRank: number | null }>;

function PlaceMove({ rank, previousRank }: PlaceMoveProps): ReactNode {
  const t = useTexts(rankingTexts);
  const move = moveOf(rank, previousRank);
  if (move.kind === 'same' || move.kind === 'new') {
    return (
      <span className="block text-13 text-ink-2">
        <span aria-hidden>{move.kind === 'same' ? '–' : t('new')}</span>
        <span className="sr-only">{t(move.kind === 'same' ? 'samePlace' : 'newPlace')}</span>
      </span>
    );
  }
  const isUp = move.kind === 'up';
  return (
    <span className={`block text-13 whitespace-nowrap ${isUp ? 'text-up' : 'text-down'}`}>
      <svg aria-hidden viewBox="0 0 10 8" className="mr-0.5 inline-block h-2 w-2.5">
        <path d={isUp ? 'M5 0 10 8H0z' : 'M0 0h10L5 8z'} fill="currentColor" />
      </svg>
      <span aria-hidden>{move.by}</span>
      <span className="sr-only">{t(isUp ? 'rose' : 'fell', { n: move.by })}</span>
    </span>
  );
}

/** Three engraved lines with a solid end. */
function Bar({ share }: Readonly<{ share: number }>): ReactNode {
  return (
    <span aria-hidden className="mt-2 block h-2">
      <span
        className="block h-2 border-y border-r-3 border-primary bg-[linear-gradient(var(--primary),var(--primary))] bg-[length:100%_1px] bg-center bg-no-repeat"
        style={{ width: `${Math.max(2, share)}%` }}
      />
    </span>
  );
}

type BoardValueProps = Readonly<{ text: string; className?: string }>;

/** The number stands out, its unit does not. */
export function BoardValue({ text, className = 'font-strong' }: BoardValueProps): ReactNode {
  const { number, unit } = splitUnit(text);
  return (
    <span className="whitespace-nowrap">
      <span className={className}>{number}</span>
      {unit !== '' && <span className="text-14 font-normal text-ink-2">{unit}</span>}
    </span>
  );
}

/** Millionths in a hundredth of a percent. */
const MILLIONTHS = 100;

/** What a token has on a board: TRX, a part of its first supply, or holders. */
export function valueText(
  board: Board,
  value: string,
  t: Translate<TextOf<typeof rankingTexts>>,
): string {
  switch (board) {
    case 'raised':
    case 'volume':
      return trxSentence(value);
    case 'burn':
      return percentText(Number(value) / MILLIONTHS);
    case 'holders':
      return t('holders', { n: Number(value) });
  }
}
