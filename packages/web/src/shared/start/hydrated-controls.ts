/** Marks a control that the server disabled because nothing would answer it yet. */
const MARK = 'data-early';

const CONTROL = /<(?:button|input|select|textarea)(?=[\s>/])(?![^>]*\sdisabled="")/g;

/** Disables every control in markup of React, which writes no `>` inside attributes. Links work by themselves. */
export function withoutControls(markup: string): string {
  return markup.replaceAll(CONTROL, `$& disabled="" ${MARK}=""`);
}

/** Enables what the server disabled: in the pages, or in all that is around them. */
export function enableControls(part: 'page' | 'frame'): void {
  for (const control of document.querySelectorAll(`#root [${MARK}]`)) {
    if ((control.closest('[data-page]') === null) === (part === 'page')) continue;
    control.removeAttribute('disabled');
    control.removeAttribute(MARK);
  }
}
