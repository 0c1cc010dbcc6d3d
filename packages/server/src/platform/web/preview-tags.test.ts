import { expect, test } from 'vitest';
import { previewTags } from './preview-tags.ts';

const preview = {
  language: 'en',
  title: 'A',
  description: 'B',
  url: 'https://a.example/presale?token=T',
  image: 'https://a.example/i.png',
} as const;

test('nothing of a stranger leaves its attribute or the title', () => {
  const title = `"></title><script>alert('1')</script>&quot;\ud800`;
  const tags = previewTags({ ...preview, title, image: null });
  expect(tags.replace('</title>', '')).not.toMatch(/<(?!meta |link |title>)/);
  expect(tags).toContain(
    '&quot;&gt;&lt;/title&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;quot;\ufffd',
  );
  expect(tags).not.toContain('og:image');
  expect(tags).toContain('<meta name="twitter:card" content="summary" />');
});

test('a picture is told with its size', () => {
  const tags = previewTags(preview);
  expect(tags).toContain('<meta property="og:image" content="https://a.example/i.png" />');
  expect(tags).toContain('<meta property="og:image:width" content="1200" />');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image" />');
});

test('each language has an address of its own, and names the other', () => {
  const tags = previewTags({ ...preview, language: 'zh-TW' });
  const chinese = 'https://a.example/presale?token=T&amp;lang=zh-TW';
  expect(tags).toContain(`<link rel="canonical" href="${chinese}" />`);
  expect(tags).toContain(`<link rel="alternate" hreflang="zh-Hant-TW" href="${chinese}" />`);
  expect(tags).toContain(
    '<link rel="alternate" hreflang="en" href="https://a.example/presale?token=T" />',
  );
  expect(tags).toContain('<meta property="og:locale" content="zh_TW" />');
});
