import type { Location } from 'react-router';

/**
 * Inside the desktop frame the outer page shows the address and title of the inner one, so that both can
 * be copied, kept and reloaded.
 */
export function mirrorToFrame({ pathname, search, hash }: Location, title: string): void {
  if (window.parent === window) return;
  window.parent.history.replaceState(null, '', `${pathname}${search}${hash}`);
  window.parent.document.title = title;
  window.parent.dispatchEvent(new Event('vellum:address'));
}
