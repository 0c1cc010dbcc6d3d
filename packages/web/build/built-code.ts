import { builtCode } from '@vellum/contracts/built-code';
import type { Plugin } from 'vite';

const module = /\/packages\/contracts\/built-code\.ts$/;

/** Puts the finished table of code hashes into the page instead of all the code it is computed from. */
export function builtCodeTable(): Plugin {
  return {
    name: 'vellum:built-code',
    enforce: 'pre',
    load: (id) =>
      module.test(id)
        ? { code: `export const builtCode = ${JSON.stringify(builtCode)};`, map: null }
        : null,
  };
}
