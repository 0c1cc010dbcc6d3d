import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useTheme } from '../../state/theme.ts';
import { uiTexts } from '../texts.ts';
import { Segmented } from './segmented.tsx';

export function ThemeSwitch(): ReactNode {
  const t = useTexts(uiTexts);
  const [theme, changeTheme] = useTheme();
  return (
    <Segmented
      label={t('theme')}
      value={theme}
      onChange={changeTheme}
      choices={[
        { value: 'system', label: t('themeSystem'), icon: Monitor },
        { value: 'light', label: t('themeLight'), icon: Sun },
        { value: 'dark', label: t('themeDark'), icon: Moon },
      ]}
    />
  );
}
