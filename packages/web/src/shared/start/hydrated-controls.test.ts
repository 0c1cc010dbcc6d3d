import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withoutControls } from './hydrated-controls.ts';

const early = 'disabled="" data-early=""';

it.each([
  ['<button type="button">a</button>', `<button ${early} type="button">a</button>`],
  ['<button>a</button>', `<button ${early}>a</button>`],
  ['<input value="a"/>', `<input ${early} value="a"/>`],
  ['<select><option>a</option></select>', `<select ${early}><option>a</option></select>`],
  ['<textarea></textarea>', `<textarea ${early}></textarea>`],
])('%s takes no tap', (markup, expected) => {
  expect(withoutControls(markup)).toBe(expected);
});

it.each([
  '<a href="/nft">Market</a>',
  '<button disabled="">a</button>',
  '<details><summary>a</summary></details>',
  '<p>&lt;button&gt;</p>',
])('%s stays as it is', (markup) => {
  expect(withoutControls(markup)).toBe(markup);
});

it('no text in an attribute hides a control or looks like a disabled one', () => {
  const button = createElement('button', {
    type: 'button',
    title: 'a > b',
    'aria-label': ' disabled=',
  });
  expect(withoutControls(renderToString(button))).toContain(early);
});
