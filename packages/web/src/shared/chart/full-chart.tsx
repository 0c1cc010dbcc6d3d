import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { swapPath } from '../navigation/swap-path.ts';
import { buttonClass } from '../ui/buttons/button-class.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { useCloseOnNavigation } from '../ui/overlays/use-close-on-navigation.ts';
import { useReturnFocus } from '../ui/overlays/use-return-focus.ts';
import type { ChartChoice } from './candle-queries.ts';
import { type ChartChoices, ChartControls } from './chart-controls.tsx';
import { PriceChart } from './price-chart.tsx';
import { chartTexts } from './texts.ts';

type FullChartProps = ChartChoices &
  Readonly<{ choice: ChartChoice; symbol: string; open: boolean; onClose: () => void }>;

/** The chart over the whole screen, sideways on phones whose browser turns it. */
export function FullChart({ choice, symbol, open, onClose, ...chosen }: FullChartProps): ReactNode {
  const t = useTexts(chartTexts);
  const focus = useReturnFocus('panel');
  useCloseOnNavigation(open, onClose);
  useFullScreen(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          style={{ padding: SAFE }}
          className="fixed inset-0 z-50 flex flex-col bg-bg outline-none"
        >
          <div className="flex flex-wrap items-center landscape:flex-nowrap">
            <Dialog.Close asChild>
              <IconButton of={X} label={t('close')} className="ml-1.5" />
            </Dialog.Close>
            <Dialog.Title className="min-w-0 flex-1 truncate px-2 font-strong">
              <bdi>{symbol}</bdi> {t(`per_${choice.unit}`)}
            </Dialog.Title>
            <div className="w-full landscape:w-auto landscape:min-w-88">
              <ChartControls {...chosen} />
            </div>
            <div className="hidden flex-none gap-2 pr-3 pl-2 min-[760px]:flex">
              <Link
                to={swapPath({ pay: choice.tokenAddress })}
                className={buttonClass('secondary', 'small')}
              >
                {t('sell')}
              </Link>
              <Link
                to={swapPath({ receive: choice.tokenAddress })}
                className={buttonClass('primary', 'small')}
              >
                {t('buy')}
              </Link>
            </div>
          </div>
          <PriceChart choice={choice} isFull />
          <p className="hidden px-4 pb-2 text-13 text-ink-2 portrait:pointer-coarse:block">
            {t('turnPhone')}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Beside the notch of a phone that lies on its side. */
const SAFE = ['top', 'right', 'bottom', 'left']
  .map((side) => `env(safe-area-inset-${side})`)
  .join(' ');

type Turning = Readonly<{
  lock?: (orientation: 'landscape') => Promise<void>;
  unlock?: () => void;
}>;

/** Browsers may refuse both; the chart then fills the window as it is. */
function useFullScreen(isOpen: boolean, onLeave: () => void): void {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    if (!isOpen) return;
    const turning = screen.orientation as Turning | undefined;
    const left = () => {
      if (document.fullscreenElement === null) leave.current();
    };
    document.addEventListener('fullscreenchange', left);
    void (async () => {
      await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' });
      await turning?.lock?.('landscape');
      // A refusal changes nothing for the reader.
    })().catch(() => {});
    return () => {
      document.removeEventListener('fullscreenchange', left);
      turning?.unlock?.();
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    };
  }, [isOpen]);
}
