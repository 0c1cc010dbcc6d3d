import { storedValue } from './stored-value.ts';
import { useStored } from './use-store.ts';

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const slot = storedValue('vellum.theme');

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const stored = useStored(slot);
  return [themeOf(stored), changeTheme];
}

/** Changes the theme at once and keeps it for the next visit. */
function changeTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  slot.set(theme === 'system' ? null : theme);
}

function themeOf(stored: string | null): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
