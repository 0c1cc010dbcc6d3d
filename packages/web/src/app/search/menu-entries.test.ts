import { menuNames } from '@vellum/api/project/project-menu';
import { expect, it } from 'vitest';
import { menuGroups } from './menu-entries.ts';

it('the menu has the entries that the server tells of, in their order', () => {
  const shown = menuGroups.flatMap(({ entries }) => entries.map(([name]) => name));
  expect([...shown, 'payFi']).toEqual(Object.keys(menuNames));
});
