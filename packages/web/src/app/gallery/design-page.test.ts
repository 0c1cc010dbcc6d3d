import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../..', import.meta.url));

/** Seen only as parts of others, on a page of their own, or when something happens. */
const shownOtherwise = [
  'amount-echo',
  'backdrop',
  'foot-bar',
  'icon',
  'missing-part',
  'name-field',
  'offline-bar',
  'paged-list',
  'paste-button',
  'rise-switch',
  'rosette',
  'share-button',
  'state-page',
  'toast-host',
  'use-lazy-sheet',
  'virtual-list',
];

it('shows every shared component', () => {
  const gallery = globSync('app/gallery/*.tsx', { cwd: source })
    .map((file) => readFileSync(`${source}/${file}`, 'utf8'))
    .join('\n');
  const missing = globSync('shared/ui/**/*.tsx', { cwd: source })
    .filter((file) => !gallery.includes(`/${file}'`))
    .map((file) => file.replace(/^.*\/(.*)\.tsx$/, '$1'));
  expect(missing.sort()).toEqual(shownOtherwise);
});
