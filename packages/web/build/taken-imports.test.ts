import { expect, test } from 'vitest';
import { takenImports } from './taken-imports.ts';

const icons = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
const modules: Record<string, { code: string | null; importedIds: string[] }> = {
  '/src/row.tsx': {
    code: 'import { Undo2 as Back, ChevronRight } from "lucide-react";\nimport { a } from "./a.ts";',
    importedIds: [icons, '/src/a.ts'],
  },
  [icons]: {
    code: null,
    importedIds: ['undo', 'undo-2', 'chevron-right', 'x'].map((name) => `/icons/${name}.mjs`),
  },
};
const infoOf = (id: string) => ({
  ...(modules[id] ?? { code: '', importedIds: [] }),
  dynamicallyImportedIds: [],
});

test('of what hands out many modules only the named ones are taken', () => {
  expect(takenImports('/src/row.tsx', infoOf)).toEqual([
    '/icons/undo-2.mjs',
    '/icons/chevron-right.mjs',
    '/src/a.ts',
  ]);
});
