import { dirname, join, normalize } from 'node:path';
import { readProjectFile } from './project-files.ts';

/** `[`name`](file#L12)`: a name that must stand on that line of the file. */
const LINE_LINK = /\[`([A-Za-z_]\w*)(?:\(\))?`\]\(([^)#\s]+)#L(\d+)\)/g;

/** The text with every such link at the line where its name stands now; others are left for the check to tell. */
export function withLinesOfToday(document: string, text: string): string {
  return text.replaceAll(LINE_LINK, (link, name: string, to: string, line: string) => {
    const content = readProjectFile(normalize(join(dirname(document), to)));
    const found = hasName(lineAt(content, Number(line)), name) ? null : lineOf(content, name);
    return found === null ? link : link.replace(`#L${line})`, `#L${found})`);
  });
}

/** What is wrong with a link that names something on a line, with what to do. */
export function lineProblem(target: string, content: string, name: string, line: number): string[] {
  if (hasName(lineAt(content, line), name)) return [];
  const found = lineOf(content, name);
  if (found === null) return [`${target} has no ${name}`];
  return [`${target} has ${name} at #L${found}: run node scripts/mend-line-links.ts`];
}

const lineAt = (content: string, line: number): string => content.split('\n')[line - 1] ?? '';

const hasName = (line: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(line);

/** Where the name is made, or else first spoken of. */
function lineOf(content: string, name: string): number | null {
  const lines = content.split('\n');
  const made = new RegExp(`\\b(function|const|class|type|contract) ${name}\\b|^ +${name}[:(]`);
  const place = lines.findIndex((line) => made.test(line));
  const spoken = place >= 0 ? place : lines.findIndex((line) => hasName(line, name));
  return spoken < 0 ? null : spoken + 1;
}
