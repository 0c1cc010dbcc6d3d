import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@vellum/api/typed-text/language';

type InEachLanguage = Readonly<Record<Language, string>>;

/** A page of the app, as the build of the web says about it. */
export type KnownPage = Readonly<{
  name: string;
  /** With `:name` for each part that is filled in. */
  path: string;
  title: InEachLanguage;
  description: InEachLanguage;
}>;

/** Beside the app, and not served. */
const FILE = '.pages.json';

/** The pages of a built web; null for one that does not tell them, of which every path is a page. */
export async function readKnownPages(folder: string): Promise<readonly KnownPage[] | null> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as readonly KnownPage[]);
}

/** The page at a path, as the app's own router finds it; null for addresses that lead nowhere. */
export function pageAt(pages: readonly KnownPage[], path: string): KnownPage | null {
  const parts = partsOf(path);
  return pages.find((page) => isAt(partsOf(page.path), parts)) ?? null;
}

const partsOf = (path: string) => (path.replace(/\/+$/, '') || '/').split('/');

const isAt = (pattern: readonly string[], parts: readonly string[]) =>
  pattern.length === parts.length &&
  pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]));
