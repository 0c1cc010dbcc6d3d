import type { Location } from 'react-router';
import { pageAddress } from '../shared/navigation/page-address.ts';

/**
 * Inside the desktop frame the outer page shows the address and title of the inner one, so that both can
 * be copied, kept and reloaded.
 */
export function mirrorToFrame(place: Location, title: string): void {
  if (window.parent === window) return;
  window.parent.history.replaceState(null, '', pageAddress(place));
  window.parent.document.title = title;
  window.parent.dispatchEvent(new Event('vellum:address'));
}
