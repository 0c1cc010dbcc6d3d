import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTheme } from '../state/theme.ts';
import { Segmented } from './segmented.tsx';
import { useTexts } from './use-texts.ts';

export function ThemeSwitch(): ReactNode {
  const t = useTexts();
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
