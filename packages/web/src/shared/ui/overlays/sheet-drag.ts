import { type PointerEvent, useRef } from 'react';

/** Pixels a sheet must be pulled down, or pixels per millisecond, to close. */
const farEnough = 96;
const fastEnough = 0.6;

/** Whether letting go here closes the sheet. */
export function closesSheet(distance: number, milliseconds: number): boolean {
  if (distance <= 0) return false;
  return distance >= farEnough || distance / Math.max(1, milliseconds) >= fastEnough;
}

/** Handlers for the grip of a sheet: it follows the finger down and closes or springs back. */
export function useSheetDrag(close: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null);

  const sheetOf = (event: PointerEvent<HTMLElement>) =>
    event.currentTarget.closest<HTMLElement>('[role=dialog]');

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // Captured, the click would go to the grip, and the button that was pressed would never hear of it.
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const distance = Math.max(0, event.clientY - start.current.y);
      sheetOf(event)?.style.setProperty('--drag', `${distance}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const { y, at } = start.current;
      start.current = null;
      if (closesSheet(event.clientY - y, event.timeStamp - at)) close();
      else sheetOf(event)?.style.setProperty('--drag', '0px');
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = null;
      sheetOf(event)?.style.setProperty('--drag', '0px');
    },
  };
}
