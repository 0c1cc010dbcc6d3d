import { useLayoutEffect } from 'react';
import { enableControls } from './hydrated-controls.ts';
import { isServerView, leaveServerView } from './server-view.ts';

/** Call it in what is around the pages: it is hydrated before them. */
export function useFrameReady(): void {
  useLayoutEffect(() => {
    enableControls('frame');
    if (!isServerView()) markReady();
  }, []);
}

/** Call it inside of a page's boundary, last: with the first page the server's view is over. */
export function usePageReady(): void {
  useLayoutEffect(pageReady, []);
}

/** Call it also where something else takes the place of a page that failed. */
export function pageReady(): void {
  enableControls('page');
  leaveServerView();
  markReady();
}

function markReady(): void {
  document.documentElement.dataset['app'] = 'there';
}
