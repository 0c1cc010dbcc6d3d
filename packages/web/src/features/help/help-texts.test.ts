import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../shared/i18n/locale.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { type HelpTopic, helpTextsOf } from './help-topics.ts';
import { helpWords } from './help-words.ts';

const topics = [...(Object.keys(paths) as HelpTopic[]), 'notFound' as const];

async function helpIn(locale: Locale, topic: HelpTopic): Promise<Readonly<Record<string, string>>> {
  const texts = helpTextsOf(topic);
  const catalog = await texts[locale]();
  return catalog[texts.name] ?? {};
}

describe.each(locales)('the help in %s', (locale) => {
  it.each(topics)(
    'says of %s what it does, what can go wrong and where numbers come from',
    async (topic) => {
      const help = await helpIn(locale, topic);
      const parts = [help[`${topic}_does`], help[`${topic}_risk`], help[`${topic}_numbers`]];
      for (const part of parts) expect(part).toMatch(/[.。]$/);
      const lines = parts.join('\n').split('\n');
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(lines.length).toBeLessThanOrEqual(6);
    },
  );
});

it('explains words on every page where money moves', () => {
  const withoutMoney: readonly HelpTopic[] = [
    ...(['editToken', 'users', 'user', 'profileEdit', 'announcements', 'announcement'] as const),
    ...(['announcementEdit', 'menu', 'me', 'payfi', 'glossary', 'notFound'] as const),
  ];
  expect(topics.filter((topic) => !helpWords[topic]).sort()).toEqual([...withoutMoney].sort());
});
