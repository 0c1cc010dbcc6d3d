import type { ReactNode } from 'react';
import { changeLocale } from '../../shared/i18n/active-locale.ts';
import { offeredLocale, writing } from '../../shared/i18n/locale.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { firstRunTexts } from './texts.ts';

/** One line in the language that the browser asks for, as long as none was chosen. */
export function LanguageOffer(): ReactNode {
  const t = useTexts(firstRunTexts);
  const locale = useLocale();
  const offered = offeredLocale(navigator.languages);
  if (offered === null || offered === locale) return null;
  return (
    <button
      type="button"
      lang={writing[offered].html}
      // Whose texts do not come stays with those that are there, and can press again.
      onClick={() => void changeLocale(offered).catch(() => {})}
      className="min-h-11 text-14 font-strong text-primary underline underline-offset-3"
    >
      {t('inChinese')}
    </button>
  );
}
