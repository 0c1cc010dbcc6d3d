import { announcementHtml } from '@vellum/api/announcements/announcement-html';
import { expect, it } from 'vitest';
import { type Part, partsOf } from './announcement-parts.ts';

const element = (name: string, ...parts: Part[]): Part => ({ name, href: null, parts });

it('reads where there is no browser what the server writes', () => {
  const text = '## Head\n\nSome **strong & "quoted"** <b>\n\n- one\n- two [here](/nft?a=1&b=2)';
  expect(partsOf(announcementHtml(text)).filter((part) => part !== '\n')).toEqual([
    element('h2', 'Head'),
    element('p', 'Some ', element('strong', 'strong & "quoted"'), ' <b>'),
    element(
      'ul',
      element('li', 'one'),
      element('li', 'two ', { name: 'a', href: '/nft?a=1&b=2', parts: ['here'] }),
    ),
  ]);
});

it('reads a table', () => {
  const row = (name: string, ...cells: string[]) =>
    element('tr', ...cells.map((cell) => element(name, cell)));
  expect(partsOf(announcementHtml('| a | b |\n|---|---|\n| 1 | 2 |'))).toEqual([
    element('table', element('thead', row('th', 'a', 'b')), element('tbody', row('td', '1', '2'))),
  ]);
});

it.each(['</p></p><p>a', '<p', '<<p>a</p>', '<p>a', ''])('is not upset by %j', (html) => {
  expect(() => partsOf(html)).not.toThrow();
});
