import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { NamedReview } from './named-review.tsx';
import type { OwnerText } from './texts.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const what = 'presale of FERRY';

function shown(typed: string, missing: OwnerText | null = null): string {
  const nothing = () => undefined;
  const used = { blocker: null };
  return renderToStaticMarkup(
    createElement(NamedReview, { what, typed, onTyped: nothing, used, onPress: nothing, missing }),
  );
}

test.each(['', 'presale', 'presale of FERR', 'internal sale of FERRY'])(
  'with "%s" typed, nothing can be pressed',
  (typed) => {
    expect(shown(typed)).toMatch(/<button[^>]* disabled=""[^>]*>owner\.enterName</);
  },
);

test.each(['presale of FERRY', ' Presale of  ferry '])('"%s" leads to the review', (typed) => {
  expect(shown(typed)).toMatch(/<button[^>]*>owner\.toReview</);
  expect(shown(typed)).not.toContain('disabled=""');
});

test('the name alone does not do: what else is missing is told first', () => {
  expect(shown(what, 'enterAddress')).toMatch(/<button[^>]* disabled=""[^>]*>owner\.enterAddress</);
});
