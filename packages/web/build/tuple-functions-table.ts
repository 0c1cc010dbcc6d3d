import { tupleFunctions } from '@vellum/contracts/tuple-functions';
import type { Plugin } from 'vite';

const module = /\/packages\/contracts\/clients\/tuple-functions\.ts$/;

/** Puts the finished list of functions into the page instead of every ABI it is taken from. */
export function tupleFunctionsTable(): Plugin {
  return {
    name: 'vellum:tuple-functions',
    enforce: 'pre',
    load: (id) =>
      module.test(id)
        ? { code: `export const tupleFunctions = ${JSON.stringify(tupleFunctions)};`, map: null }
        : null,
  };
}
