import { parseSync } from 'vite';
import { readProjectFile } from './project-files.ts';

/** Every string that a module holds, however deep. */
export function moduleTexts(file: string): readonly string[] {
  const texts: string[] = [];
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { type?: unknown; value?: unknown };
    if (type === 'Literal' && typeof value === 'string') texts.push(value);
    for (const part of Object.values(node)) collect(part);
  };
  collect(parseSync(file, readProjectFile(file)).program.body);
  return texts;
}
