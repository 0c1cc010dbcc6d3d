import { writeFileSync } from 'node:fs';
import { reference } from './reference.ts';

writeFileSync(new URL('../../../docs/api.md', import.meta.url), reference());
