import { type RefObject, useLayoutEffect, useRef } from 'react';

let isOnItsWay = false;

/** The button of the wallet is another one when its parts have come or an account is there: who stood on it stands on the next. */
export function usePassedFocus(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    if (isOnItsWay && document.activeElement === document.body) own?.focus({ preventScroll: true });
    isOnItsWay = false;
    return () => {
      isOnItsWay = own === document.activeElement;
    };
  }, []);
  return button;
}

/** The wallet's button in the header as it is now. */
export function walletButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-tour=wallet] button');
}
