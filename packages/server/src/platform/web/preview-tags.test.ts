import { expect, test } from 'vitest';
import { previewTags } from './preview-tags.ts';

test('nothing of a stranger leaves its attribute', () => {
  const title = `"><script>alert('1')</script>&quot;\ud800`;
  const tags = previewTags({ title, description: '', url: 'https://a.example/', image: null });
  expect(tags).not.toMatch(/<(?!meta )/);
  expect(tags).toContain(
    '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;quot;\ufffd',
  );
  expect(tags).not.toContain('og:image');
  const shown = previewTags({
    title: 'A',
    description: 'B',
    url: 'C',
    image: 'https://a.example/i',
  });
  expect(shown).toContain('<meta property="og:image" content="https://a.example/i" />');
});
