import type { ReactNode } from 'react';
import { HelpButton } from '../features/help/help-button.tsx';
import { usePageTitles } from './page-titles.ts';
import type { RouteName } from './route-name.ts';

/** The help of a page; the list of components is for designers and has none. */
export function HelpLive({ name }: Readonly<{ name: RouteName }>): ReactNode {
  const title = usePageTitles();
  if (name === 'design') return null;
  return <HelpButton topic={name} page={title(name)} />;
}
