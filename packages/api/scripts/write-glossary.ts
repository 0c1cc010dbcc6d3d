import { writeFileSync } from 'node:fs';
import { glossary } from './glossary.ts';

writeFileSync(new URL('../../../docs/glossary.md', import.meta.url), glossary());
