import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { unbrokenUnits } from '@vellum/api/texts/unbroken-units';
import type { Plugin } from 'vite';

const messageFile = /\/messages\.(?:en|zh-tw)\.ts$/;

/**
 * Compiles the ICU texts of every message module when it is bundled, so that no parser reaches the
 * browser and a malformed text breaks the build. Values stay on one line with their units.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'vellum:compiled-messages',
    enforce: 'pre',
    async load(id) {
      if (!messageFile.test(id)) return null;
      this.addWatchFile(id);
      const { mtimeMs } = await stat(id);
      const module: unknown = await import(`${pathToFileURL(id).href}?${mtimeMs}`);
      const compiled = Object.fromEntries(
        Object.entries(messagesOf(module, id)).map(([key, text]) => [key, compileText(text, id)]),
      );
      return { code: `export const messages = ${JSON.stringify(compiled)};`, map: null };
    },
  };
}

function messagesOf(module: unknown, id: string): Record<string, string> {
  if (typeof module === 'object' && module !== null && 'messages' in module) {
    return module.messages as Record<string, string>;
  }
  throw new Error(`${id} exports no messages`);
}

function compileText(text: string, id: string): unknown {
  try {
    return compileMessageOrThrow(unbrokenUnits(text));
  } catch (cause) {
    throw new Error(`malformed text "${text}" in ${id}`, { cause });
  }
}
