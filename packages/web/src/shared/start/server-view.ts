import { drawTimesIn } from '../i18n/date-format.ts';

/** What a view was rendered with on the server. Hydration must render the same. */
export type ServerView = Readonly<{
  /** Milliseconds since 1970. */
  at: number;
  /** The reader's time zone; null where the server did not know it. */
  zone: string | null;
}>;

let current: ServerView | null = null;
let onLeave = () => {};

/** Renders as the server does, until `leaveServerView`: on the server, and while its markup is hydrated. */
export function enterServerView(view: ServerView, left = () => {}): void {
  current = view;
  onLeave = left;
  drawTimesIn(view.zone);
}

/** From here on time and time zone are the browser's own. */
export function leaveServerView(): void {
  if (current === null) return;
  current = null;
  drawTimesIn(undefined);
  onLeave();
}

export function isServerView(): boolean {
  return current !== null;
}

/** The device's clock; in the server's view, the moment at which it was rendered. */
export function viewTime(): number {
  return current?.at ?? Date.now();
}
