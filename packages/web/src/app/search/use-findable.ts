import { CreditCard, type LucideIcon } from 'lucide-react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type PathName, paths } from '../../shared/navigation/paths.ts';
import { usePageTitles } from '../page-titles.ts';
import type { Findable } from './find-entries.ts';
import type { Found } from './found-list.tsx';
import { helpEntries, menuGroups } from './menu-entries.ts';
import { tasks } from './tasks.ts';
import { searchTexts } from './texts.ts';

const entries = [...menuGroups.flatMap((group) => group.entries), ...helpEntries];
const icons = new Map<PathName, LucideIcon>(entries);

/** What the menu's search looks through: what can be done, then every page. */
export function useFindable(): readonly (Findable & Found)[] {
  const title = usePageTitles();
  const t = useTexts(searchTexts);
  return [
    ...tasks.map(({ key, to, entry, words }) => ({
      ...{ to: paths[to], icon: icons.get(entry) ?? CreditCard, title: t(key) },
      ...{ page: title(to), words },
    })),
    ...entries.map(([name, icon]) => ({
      ...{ to: paths[name], icon, title: title(name), page: '', words: '' },
    })),
    { to: paths.payfi, icon: CreditCard, title: title('payfi'), page: '', words: '' },
  ];
}
