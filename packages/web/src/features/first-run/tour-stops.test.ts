import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tourStops } from './tour-stops.ts';

const source = fileURLToPath(new URL('../..', import.meta.url));
const marked = globSync('{app,features/front-page}/**/*.tsx', { cwd: source }).flatMap((file) =>
  [...readFileSync(`${source}/${file}`, 'utf8').matchAll(/data-tour="(\w+)"/g)].map(
    ([, name]) => name,
  ),
);

it.each(tourStops)(
  'the stop $title speaks of something that is marked on the first page',
  ({ anchor }) => {
    const [, name] = /data-tour=(\w+)/.exec(anchor) ?? [];
    expect(marked).toContain(name);
  },
);
