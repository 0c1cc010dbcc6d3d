import type { Plugin } from 'vite';

/**
 * Takes the call out of sonner that writes its styles into the page at run time: the page's policy lets in styles from
 * files only. The same styles come from its file, which the host of toasts imports.
 */
export function stylesInFiles(): Plugin {
  return {
    name: 'vellum:styles-in-files',
    transform: {
      filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.mjs/ },
      handler(code) {
        const plain = code.replace(/^__insertCSS\(".*"\);?$/m, '');
        if (plain === code) throw new Error('sonner has no __insertCSS call to take out');
        return { code: plain, map: null };
      },
    },
  };
}
