import { useQuery } from '@tanstack/react-query';
import { drawOf } from '@vellum/contracts/box-draw';
import { fromHex } from '@vellum/tron/bytes';
import { ShieldCheck, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { IconButton } from '../../../shared/ui/buttons/icon-button.tsx';
import { useCloseOnNavigation } from '../../../shared/ui/overlays/use-close-on-navigation.ts';
import { useReturnFocus } from '../../../shared/ui/overlays/use-return-focus.ts';
import { Skeleton } from '../../../shared/ui/states/skeleton.tsx';
import { type OwnedBox, type SeriesDetail, seriesQuery } from '../box-queries.ts';
import { Envelope } from '../envelope.tsx';
import { boxNumber } from '../figures.ts';
import { boxTexts } from '../texts.ts';
import { RevealedPrize } from './revealed-prize.tsx';

type RevealProps = Readonly<{
  boxes: readonly OwnedBox[];
  at: number;
  onNext: () => void;
  onClose: () => void;
}>;

/** What was in a box that has just been opened, and the next one of those to open. */
export function Reveal({ boxes, at, onNext, onClose }: RevealProps): ReactNode {
  const t = useTexts(boxTexts);
  const focus = useReturnFocus('panel');
  useCloseOnNavigation(true, onClose);
  const box = boxes[at] as OwnedBox;
  const next = boxes[at + 1];
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 mx-auto flex w-full max-w-[480px] flex-col bg-bg outline-none"
        >
          <div className="flex h-14 items-center gap-2 pr-4 pl-1.5">
            <Radix.Close asChild>
              <IconButton of={X} label={t('close')} />
            </Radix.Close>
            <Radix.Title className="title flex-1 text-20">
              {t('boxTitle', { box: boxNumber(box.boxId) })}
            </Radix.Title>
            <span className="text-14 text-ink-2">
              {t('place', { at: at + 1, n: boxes.length })}
            </span>
          </div>
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto px-4 pb-4 outline-none"
          >
            <Content box={box} />
            {boxes.length > 1 && <Strip boxes={boxes} at={at} />}
          </div>
          <div className="grid gap-1 border-t border-line-soft bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
            {next && (
              <Button onClick={onNext}>{t('openNext', { box: boxNumber(next.boxId) })}</Button>
            )}
            <Button {...(next && { kind: 'ghost' as const })} onClick={onClose}>
              {t('enough')}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Content({ box }: Readonly<{ box: OwnedBox }>): ReactNode {
  const { data } = useQuery(seriesQuery(box.seriesId));
  return data?.seed ? (
    <Drawn key={box.boxId} box={box} series={data} seed={data.seed} />
  ) : (
    <Skeleton height={320} />
  );
}

type DrawnProps = Readonly<{ box: OwnedBox; series: SeriesDetail; seed: string }>;

/** The prize follows from the seed: it is computed here, not asked for. */
function Drawn({ box, series, seed }: DrawnProps): ReactNode {
  const prize = useMemo(
    () => drawOf(fromHex(seed), series.total)(Number(box.boxId)),
    [seed, series.total, box.boxId],
  );
  return <RevealedPrize series={series} boxId={box.boxId} prize={prize} icon={ShieldCheck} />;
}

type StripProps = Readonly<{ boxes: readonly OwnedBox[]; at: number }>;

function Strip({ boxes, at }: StripProps): ReactNode {
  const t = useTexts(boxTexts);
  return (
    <ol aria-label={t('inTurn')} className="mt-4 flex gap-4 overflow-x-auto [scrollbar-width:none]">
      {boxes.slice(at, at + 4).map(({ seriesId, boxId }, index) => (
        <li key={boxId} className="w-16 flex-none text-14">
          <Envelope seriesId={seriesId} state={index === 0 ? 'open' : 'sealed'} />
          <span className="mt-1 block font-mono">{boxNumber(boxId)}</span>
          <span className="text-ink-2">
            {t(index === 0 ? 'turnNow' : index === 1 ? 'turnNext' : 'turnThen')}
          </span>
        </li>
      ))}
    </ol>
  );
}
