import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileAll, generatedFiles } from './generated-files.ts';
import { packageRoot } from './solidity-sources.ts';

const files = generatedFiles(compileAll());
rmSync(join(packageRoot, 'generated'), { recursive: true, force: true });
for (const [path, text] of files) {
  mkdirSync(dirname(join(packageRoot, path)), { recursive: true });
  writeFileSync(join(packageRoot, path), text);
}
