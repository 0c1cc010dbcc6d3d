import { describe, expect, test } from 'vitest';
import { announcementHtml } from './announcement-html.ts';

describe('the text of an announcement', () => {
  test('becomes paragraphs, parts, lists, tables and links', () => {
    const text = [
      'One **strong** word.\nStill the same.',
      '## What changes\n| | Before | Now |\n|---|---|---|\n| Held | 1 | 2 |',
      '- first\n- [the pool](/stakingPro)',
      'See [the note](https://example.org/a?b=1&c=2).',
    ].join('\n\n');
    expect(announcementHtml(text).split('\n')).toEqual([
      '<p>One <strong>strong</strong> word. Still the same.</p>',
      '<h2>What changes</h2>',
      '<table><thead><tr><th></th><th>Before</th><th>Now</th></tr></thead><tbody><tr><td>Held</td><td>1</td><td>2</td></tr></tbody></table>',
      '<ul><li>first</li><li><a href="/stakingPro" rel="noopener noreferrer">the pool</a></li></ul>',
      '<p>See <a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer">the note</a>.</p>',
    ]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<b>)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](https://a"onmouseover="alert(1))',
    '[<b>x</b>](http://plain.example)',
    '| <svg/onload=alert(1)> |',
    '## <iframe src=https://evil.example>',
    '- "><script>1</script>',
  ])('makes nothing of %s but letters', (hostile) => {
    const html = announcementHtml(hostile);
    const tags = html.match(/<[^>]*>/g) ?? [];
    const allowed =
      /^<\/?(p|h2|ul|li|table|thead|tbody|tr|th|td|strong)>$|^<a href="https:\/\/[^"<>]*" rel="noopener noreferrer">$|^<\/a>$/;
    expect(tags.filter((tag) => !allowed.test(tag))).toEqual([]);
  });
});
