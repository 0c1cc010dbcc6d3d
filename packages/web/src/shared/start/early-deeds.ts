import { CONTROLS, markOf } from '../../start/start.ts';

/**
 * Whoever pressed something before the app was there is not made to press again, and who had stepped to it by keyboard
 * stands there still; `start` keeps both in mind.
 */
export function answerEarlyDeeds(): void {
  const { dataset } = document.documentElement;
  const { click, focusin } = dataset;
  delete dataset['click'];
  delete dataset['focusin'];
  if (focusin !== undefined) controlAt(focusin)?.focus();
  const pressed = click === undefined ? undefined : controlAt(click);
  // A link that was pressed leads away by itself.
  if (pressed !== undefined && !(pressed instanceof HTMLAnchorElement)) pressed.click();
}

/** None when it is no longer there, or others are there that are known the same way: nothing else is pressed in its place. */
function controlAt(place: string): HTMLElement | undefined {
  const [, nth, count, mark] = /^(\d+) (\d+) (.*)$/s.exec(place) ?? [];
  const same = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => markOf(control) === mark,
  );
  return same.length === Number(count) ? same[Number(nth)] : undefined;
}
