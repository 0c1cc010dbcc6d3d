import { CONTROLS, placeOf } from '../../start/start.ts';

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

function controlAt(place: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(
    (control) => placeOf(control) === place,
  );
}
