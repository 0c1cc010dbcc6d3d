import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { lineProblem } from './line-links.ts';
import { projectRoot, readProjectFile } from './project-files.ts';

/** A place in a document that mentions something which is not there, as `document:line: what`. */
export type Broken = string;

/** What commands there are, by name. */
export type Known = Readonly<{ scripts: ReadonlySet<string>; stages: ReadonlySet<string> }>;

/** Everything in a Markdown document that leads nowhere: links, anchors, paths, commands, names in code. */
export function brokenIn(document: string, text: string, known: Known): Broken[] {
  return text.split('\n').flatMap((line, index) =>
    [
      ...linksOf(line).flatMap((link) => linkProblem(document, text, link)),
      ...pathsOf(line)
        .filter((path) => !isPath(document, path))
        .map((path) => `no ${path}`),
      ...commandsOf(line, known),
    ].map((problem) => `${document}:${index + 1}: ${problem}`),
  );
}

type Link = Readonly<{ label: string; to: string; anchor: string }>;

function linksOf(line: string): Link[] {
  const found = line.matchAll(/\[((?:[^\][]|\[[^\]]*\])*)\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g);
  return [...found].map(([, label = '', to = '', anchor = '']) => ({ label, to, anchor }));
}

function linkProblem(document: string, text: string, { label, to, anchor }: Link): string[] {
  const target = to === '' ? document : normalize(join(dirname(document), to));
  if (!isThere(target)) return [`link to ${target}`];
  if (anchor !== '' && !hasAnchor(to === '' ? text : contentOf(target), anchor)) {
    return [`${target} has no #${anchor}`];
  }
  return nameProblem(label, target, anchor);
}

/** `[`name()`](file)` promises that the name is in the file; with `#L12`, on that line of it. */
function nameProblem(label: string, target: string, anchor: string): string[] {
  const name = label.match(/^`([A-Za-z_]\w*)(?:\(\))?`$/)?.[1];
  if (name === undefined || !/\.(ts|tsx|mjs|sol)$/.test(target)) return [];
  const content = contentOf(target);
  const line = anchor.match(LINE)?.[1];
  if (line !== undefined) return lineProblem(target, content, name, Number(line));
  return content.includes(name) ? [] : [`${target} has no ${name}`];
}

const LINE = /^L(\d+)$/;

/** A heading as hosts of Markdown name it, or a line of a source file. */
function hasAnchor(content: string, anchor: string): boolean {
  const line = anchor.match(LINE)?.[1];
  if (line !== undefined) return Number(line) <= content.split('\n').length;
  const seen = new Map<string, number>();
  for (const heading of headingsOf(content)) {
    const slug = slugOf(heading);
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    if (anchor === (count === 0 ? slug : `${slug}-${count}`)) return true;
  }
  return false;
}

function headingsOf(content: string): string[] {
  const withoutCode = content.replaceAll(/^(`{3,})[\s\S]*?^\1/gm, '');
  return [...withoutCode.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => heading);
}

export function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** Paths of the project in code; patterns and placeholders are not paths. */
function pathsOf(line: string): string[] {
  const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return spans
    .flatMap((code) => code.split(/[\s"']+/))
    .map((word) => word.replace(/^\.\//, '').replace(/[.,:;)]+$/, ''))
    .filter((word) => /^(packages|scripts|docs|e2e|bench|deploy|\.ci)\/[\w./@-]+$/.test(word))
    .filter((word) => !word.includes('...'));
}

/** From the root, or from the folder of the document. */
function isPath(document: string, path: string): boolean {
  return isThere(path) || isThere(join(dirname(document), path));
}

function commandsOf(line: string, { scripts, stages }: Known): string[] {
  const named = [...line.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const started = [...line.matchAll(/\bnpm (?:test|run test:deep) -- (?:--from )?([a-z]\w*)/g)];
  const programs = [...line.matchAll(/\bnode ((?:packages|scripts|bench|e2e)\/[\w./-]+)/g)];
  return [
    ...named.filter((name) => !scripts.has(name)).map((name) => `no command npm run ${name}`),
    ...started
      .filter(([, stage = '']) => !stages.has(stage))
      .map(([, stage]) => `no stage ${stage}`),
    ...programs.filter(([, path = '']) => !isThere(path)).map(([, path]) => `no program ${path}`),
  ];
}

function isThere(path: string): boolean {
  return existsSync(join(projectRoot, path));
}

function contentOf(path: string): string {
  return statSync(join(projectRoot, path)).isFile() ? readProjectFile(path) : '';
}
