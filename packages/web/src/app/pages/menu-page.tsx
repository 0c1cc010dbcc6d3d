import { CreditCard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { LanguageSwitch } from '../../shared/ui/fields/language-switch.tsx';
import { SearchField } from '../../shared/ui/fields/search-field.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { ComingSoon } from '../../shared/ui/states/coming-soon.tsx';
import { usePageTitles } from '../routing/page-titles.ts';
import { appTexts } from '../texts.ts';
import { EntryGrid } from './entry-grid.tsx';
import { helpEntries, type MenuGroup, menuGroups } from './menu-entries.ts';
import { menuWords } from './menu-words.ts';

/** Everything the product has, in one place. */
export function MenuPage(): ReactNode {
  const t = useTexts(appTexts);
  const title = usePageTitles();
  const [wanted, setWanted] = useState('');
  const groups = menuGroups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(([name]) =>
        matches(`${title(name)} ${menuWords[name] ?? ''}`, wanted),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
  const showPayfi = matches(title('payfi'), wanted);
  const help = helpEntries.filter(([name]) => matches(title(name), wanted));
  const isNothing = groups.length === 0 && !showPayfi && help.length === 0;
  return (
    <>
      <div className="px-4 pt-2">
        <SearchField label={t('menuSearch')} value={wanted} onChange={setWanted} />
      </div>
      {wanted === '' && (
        // Whoever cannot read the page finds the language before anything else.
        <div className="px-4 pt-4">
          <LanguageSwitch />
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.title} title={group.title}>
          <EntryGrid
            entries={group.entries.map(([name, icon]) => ({
              to: paths[name],
              icon,
              title: title(name),
            }))}
          />
        </Group>
      ))}
      {showPayfi && (
        <div className="mt-8">
          <ComingSoon icon={CreditCard} title={title('payfi')} text={t('payfiText')} />
        </div>
      )}
      {help.length > 0 && (
        <Section title={t('groupHelp')}>
          <EntryGrid
            entries={help.map(([name, icon]) => ({ to: paths[name], icon, title: title(name) }))}
          />
        </Section>
      )}
      <p role="status" className="px-4 pt-8 text-ink-2 empty:pt-0">
        {isNothing && t('menuNothing')}
      </p>
    </>
  );
}

function Group({
  title,
  children,
}: Readonly<{ title: MenuGroup['title']; children: ReactNode }>): ReactNode {
  const t = useTexts(appTexts);
  if (title === null) return <div className="pt-3">{children}</div>;
  return <Section title={t(title)}>{children}</Section>;
}

function matches(name: string, wanted: string): boolean {
  return name.toLowerCase().includes(wanted.trim().toLowerCase());
}
