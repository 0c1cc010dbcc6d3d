import { expect, test } from 'vitest';
import { drawnPage } from './drawn-page.ts';
import type { WebFile } from './web-folder.ts';

const shell =
  '<html><head><title>Vellum</title></head><body><div id="root"><div>…</div></div></body></html>';
const page: WebFile = {
  ...{ path: '/index.html', type: 'text/html', etag: '', immutable: false },
  plain: Buffer.from(shell),
};

test('a page has the title of its tags alone, and drawings in its view keep theirs', async () => {
  const view = { markup: '<svg><title>12 Nov: 3 TRX</title></svg>', answers: '{}' };
  const tags = '<title>Night Ferry</title>';
  const { plain } = await drawnPage({ page, tags }, 'en', view);
  const html = plain.toString();
  expect(html).toContain('<head><title>Night Ferry</title></head>');
  expect(html).toContain('<svg><title>12 Nov: 3 TRX</title></svg>');
  expect(html).not.toContain('<title>Vellum</title>');
});
