import { CreditCard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { LanguageSwitch } from '../../shared/ui/fields/language-switch.tsx';
import { SearchField } from '../../shared/ui/fields/search-field.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { ComingSoon } from '../../shared/ui/states/coming-soon.tsx';
import { usePageTitles } from '../page-titles.ts';
import { findEntries } from '../search/find-entries.ts';
import { FoundList } from '../search/found-list.tsx';
import { helpEntries, type MenuGroup, menuGroups } from '../search/menu-entries.ts';
import { searchTexts } from '../search/texts.ts';
import { useFindable } from '../search/use-findable.ts';
import { appTexts } from '../texts.ts';
import { EntryGrid } from './entry-grid.tsx';

/** Everything the product has, in one place, and a search that knows what people come for. */
export function MenuPage(): ReactNode {
  const t = useTexts(appTexts);
  const search = useTexts(searchTexts);
  const findable = useFindable();
  const [wanted, setWanted] = useState('');
  return (
    <>
      <div className="px-4 pt-2">
        <SearchField
          label={t('menuSearch')}
          hint={search('hint')}
          value={wanted}
          onChange={setWanted}
        />
      </div>
      {wanted.trim() === '' ? <AllEntries /> : <FoundList found={findEntries(findable, wanted)} />}
    </>
  );
}

function AllEntries(): ReactNode {
  const t = useTexts(appTexts);
  const title = usePageTitles();
  const entriesOf = (entries: MenuGroup['entries']) =>
    entries.map(([name, icon]) => ({ to: paths[name], icon, title: title(name) }));
  return (
    <>
      {/* Whoever cannot read the page finds the language before anything else. */}
      <div className="px-4 pt-4">
        <LanguageSwitch />
      </div>
      {menuGroups.map((group) => (
        <Group key={group.title} title={group.title}>
          <EntryGrid entries={entriesOf(group.entries)} />
        </Group>
      ))}
      <div className="mt-8">
        <ComingSoon icon={CreditCard} title={title('payfi')} text={t('payfiText')} />
      </div>
      <Section title={t('groupHelp')}>
        <EntryGrid entries={entriesOf(helpEntries)} />
      </Section>
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
