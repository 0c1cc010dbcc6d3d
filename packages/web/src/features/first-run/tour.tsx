import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { firstRunTexts } from './texts.ts';
import { endTour, goToStop, useTourStep } from './tour-state.ts';
import { tourStops } from './tour-stops.ts';

/** Pixels between what is shown and the slip that mentions it. */
const distance = 16;

/** The guided tour of the first page; nothing while nobody takes it. It blocks nothing: all can be pressed. */
export function Tour(): ReactNode {
  const index = useTourStep();
  return index !== null && <Stop index={index} />;
}

function Stop({ index }: Readonly<{ index: number }>): ReactNode {
  const place = useAnchor(tourStops[index]?.anchor ?? '');
  return (
    <>
      {place && <Ring place={place} />}
      <Slip index={index} place={place} />
    </>
  );
}

function Ring({ place }: Readonly<{ place: AnchorRect }>): ReactNode {
  const { x, y, width, height } = place;
  return (
    <div
      aria-hidden
      data-tour-ring
      className="pointer-events-none fixed z-30 rounded-control border-2 border-accent [box-shadow:0_0_0_3px_var(--bg),0_0_0_4px_var(--accent)]"
      style={{ left: x - 3, top: y - 3, width: width + 6, height: height + 6 }}
    />
  );
}

type SlipProps = Readonly<{ index: number; place: AnchorRect | null }>;

function Slip({ index, place }: SlipProps): ReactNode {
  const t = useTexts(firstRunTexts);
  const [title, text] = [useId(), useId()];
  const heading = useFocusOnStop(index);
  const stop = tourStops[index];
  const side = standsBeside(place);
  const isLast = index === tourStops.length - 1;
  if (!stop) return null;
  return (
    <div
      role="dialog"
      aria-labelledby={title}
      aria-describedby={text}
      onKeyDown={(event) => onKey(event, index)}
      data-at-foot={'bottom' in side || undefined}
      style={side}
      className="pop fixed inset-x-3 z-30 mx-auto max-w-[456px] rounded-card border border-line-soft bg-surface shadow-3"
    >
      <div className="m-2 rounded-control border border-dashed border-rule px-3 pb-3">
        <div className="flex items-center gap-2">
          <p className="flex-1 text-13 text-ink-2">
            {t('tourStep', { n: index + 1, count: tourStops.length })}
          </p>
          <IconButton of={X} size={20} label={t('tourEnd')} className="-mr-2.5" onClick={endTour} />
        </div>
        <h2 id={title} ref={heading} tabIndex={-1} className="title -mt-1 text-18 outline-none">
          {t(stop.title)}
        </h2>
        <p id={text} className="mt-1 text-14 text-ink-2">
          {t(`${stop.title}Text`)}
        </p>
        <div className="mt-3 flex justify-between gap-2">
          <Button
            kind="ghost"
            size="small"
            disabled={index === 0}
            onClick={() => goToStop(index - 1)}
          >
            {t('tourBack')}
          </Button>
          <Button size="small" onClick={() => (isLast ? endTour() : goToStop(index + 1))}>
            {t(isLast ? 'tourDone' : 'tourNext')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The slip is read out at every stop; at the end focus goes back to where it was. */
function useFocusOnStop(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const isOver =
        before instanceof HTMLElement && before.isConnected && before !== document.body;
      (isOver ? before : document.getElementById('main'))?.focus({ preventScroll: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stop is another thing to read out.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [index]);
  return heading;
}

function onKey({ key }: KeyboardEvent, index: number): void {
  if (key === 'Escape') endTour();
  if (key === 'ArrowRight' && index < tourStops.length - 1) goToStop(index + 1);
  if (key === 'ArrowLeft' && index > 0) goToStop(index - 1);
}

/** Below what is in the upper half, above what is in the lower; without anything, at the foot. */
function standsBeside(
  place: AnchorRect | null,
): Readonly<{ top: number }> | Readonly<{ bottom: number }> {
  if (place === null) return { bottom: 64 + distance };
  const isUpper = place.y + place.height / 2 < window.innerHeight / 2;
  if (isUpper) return { top: place.y + place.height + distance };
  return { bottom: window.innerHeight - place.y + distance };
}

/** Where an element is in the window, in pixels. */
type AnchorRect = Readonly<{ x: number; y: number; width: number; height: number }>;

/**
 * Where the element is now, followed while pages load and scroll; null while there is none to be seen.
 * It is brought into sight when it is first found.
 */
function useAnchor(selector: string): AnchorRect | null {
  const [place, setPlace] = useState<AnchorRect | null>(null);
  useEffect(() => {
    let frame = 0;
    let isFound = false;
    const look = () => {
      const element = document.querySelector(selector);
      const seen = element && visiblePlace(element);
      if (element && seen && !isFound) bringIntoSight(element);
      isFound ||= seen !== null;
      setPlace((known) => (isSame(known, seen) ? known : seen));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  return place;
}

function visiblePlace(element: Element): AnchorRect | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

function bringIntoSight(element: Element): void {
  // What sticks to the edge of the window is in sight already; the page would only jump to its end.
  if (element.closest('[data-tour=navigation]')) return;
  element.scrollIntoView({ block: 'center' });
}

function isSame(one: AnchorRect | null, other: AnchorRect | null): boolean {
  if (one === null || other === null) return one === other;
  return (['x', 'y', 'width', 'height'] as const).every((side) => one[side] === other[side]);
}
