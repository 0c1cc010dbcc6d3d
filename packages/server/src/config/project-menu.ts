import { actionList } from '@vellum/api/orders/actions';
import type { EntryState } from '@vellum/api/project/project';
import { menuNames } from '@vellum/api/project/project-menu';

/** The menu's entries: open when what they stand on is, be it calls or actions. */
export function projectMenu(features: Readonly<Record<string, EntryState>>) {
  return Object.entries(menuNames).map(([name, group]) => ({
    name,
    state: features[group] ?? (hasAction(group) ? 'open' : 'soon'),
  }));
}

const hasAction = (group: string): boolean =>
  actionList.some(({ kind }) => kind.startsWith(`${group}.`));
