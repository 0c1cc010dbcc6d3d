import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes `page.html` beside `index.html`: the start of every other page, which does not carry the first one as markup. */
export function otherPages(): Plugin {
  return {
    name: 'vellum:other-pages',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the build has no folder');
      const start = readFileSync(join(dir, 'index.html'), 'utf8');
      const page = start.replaceAll(/<template data-start=.*?<\/template>\s*/gs, '');
      writeFileSync(join(dir, 'page.html'), page);
    },
  };
}
