import type { ReactNode } from 'react';
import { changeLocale } from '../../i18n/active-locale.ts';
import { locales, writing } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showToast } from '../overlays/toast.ts';
import { uiTexts } from '../texts.ts';
import { Segmented } from './segmented.tsx';

export function LanguageSwitch(): ReactNode {
  const t = useTexts(uiTexts);
  const locale = useLocale();
  return (
    <Segmented
      label={t('language')}
      value={locale}
      onChange={(next) => {
        changeLocale(next).catch(() => showToast({ kind: 'bad', text: t('languageFailed') }));
      }}
      choices={locales.map((value) => ({
        value,
        label: writing[value].name,
        lang: writing[value].html,
      }))}
    />
  );
}
