import { type RefObject, useLayoutEffect, useRef } from 'react';

let isOnItsWay = false;

/** The button of the wallet is another one once an account is there: who had the focus on it keeps it. */
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
