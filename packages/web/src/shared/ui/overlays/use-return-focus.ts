import { useRef } from 'react';

/**
 * Handlers for an overlay without a trigger of its own: focus goes back to what opened it. With `panel` it
 * begins on the overlay itself, which is read out by its title and marks no button that nobody chose. `home` is for when
 * what opened it is gone.
 */
export function useReturnFocus(
  first: 'control' | 'panel' = 'control',
  home: () => HTMLElement | null = () => null,
) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      if (first === 'control' || !(event.currentTarget instanceof HTMLElement)) return;
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const isThere = opener.current !== document.body && opener.current?.isConnected;
      const place = isThere ? opener.current : home();
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
  };
}
