/** What the bundler tells of a module, as far as it is read here. */
export type ModuleInfo = Readonly<{
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}>;

/** Each hands out many modules of which few are taken. */
const barrel = /[\\/]node_modules[\\/](?:lucide-react|radix-ui|@tanstack[\\/]react-query)[\\/]/;
const namedImport = /import\s*\{([^}]*)\}\s*from\s*["'](?:lucide-react|radix-ui)["']/g;

/** The modules a module needs before it runs: of a barrel only those whose names it takes. */
export function takenImports(id: string, infoOf: (id: string) => ModuleInfo): readonly string[] {
  if (barrel.test(id)) return [];
  const { code, importedIds } = infoOf(id);
  const names = [...(code ?? '').matchAll(namedImport)].flatMap(([, list = '']) => namesIn(list));
  return importedIds.flatMap((next) => {
    if (!barrel.test(next)) return [next];
    return infoOf(next).importedIds.filter((one) => names.some((name) => isOf(one, name)));
  });
}

/** `Undo2 as Back, X` names `undo-2` and `x`. */
function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((one) => one.trim().split(/\s/)[0] ?? '')
    .filter((name) => name !== '')
    .map((name) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase());
}

function isOf(id: string, name: string): boolean {
  return id.endsWith(`/icons/${name}.mjs`) || id.includes(`/react-${name}/`);
}
