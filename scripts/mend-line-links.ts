import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLinesOfToday } from './line-links.ts';
import { projectFiles, projectRoot, readProjectFile } from './project-files.ts';

/** Leads the links of all documents to the lines where what they name stands today. */
for (const file of projectFiles().filter((name) => name.endsWith('.md'))) {
  const before = readProjectFile(file);
  const after = withLinesOfToday(file, before);
  if (after === before) continue;
  writeFileSync(join(projectRoot, file), after);
  console.log(file);
}
