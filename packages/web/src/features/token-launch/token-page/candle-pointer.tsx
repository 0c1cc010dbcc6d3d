import type { PointerEvent, ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { SLOT } from './candle-paths.ts';
import { tokenPageTexts } from './texts.ts';

type CandlePointerProps = Readonly<{
  count: number;
  /** Pixels left of the first one. */
  left: number;
  chosen: number;
  choose: (place: number) => void;
  /** What the chosen candle says, for who cannot see it. */
  words: string;
}>;

/** Lies over the candles: a finger, a mouse or the arrow keys choose one. */
export function CandlePointer(props: CandlePointerProps): ReactNode {
  const { count, left, chosen, choose, words } = props;
  const t = useTexts(tokenPageTexts);
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    if (event.pointerType !== 'mouse') return;
    const at = Math.floor(event.nativeEvent.offsetX / SLOT);
    choose(Math.min(count - 1, Math.max(0, at)));
  };
  return (
    <input
      type="range"
      aria-label={t('chosenCandle')}
      aria-valuetext={words}
      min={0}
      max={Math.max(0, count - 1)}
      value={chosen}
      onChange={(event) => choose(Number(event.target.value))}
      onPointerMove={follow}
      style={{ left, width: Math.max(44, count * SLOT) }}
      className="absolute top-0 h-[234px] cursor-crosshair [touch-action:pan-y] appearance-none bg-transparent -outline-offset-2 [&::-moz-range-thumb]:size-2 [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:size-2 [&::-webkit-slider-thumb]:appearance-none"
    />
  );
}
