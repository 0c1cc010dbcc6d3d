import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot, readProjectFile } from './project-files.ts';

const sources = execFileSync('git', ['ls-files', 'packages/server/src'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /(?<!\.test)\.ts$/.test(file));

/** The last argument of a log call is its message. */
const call = /\blog\.(?:debug|info|warn|error|fatal)\((?:[^;]|\n)*?'([^']+)',?\s*\)/g;

const written = sources.flatMap((file) =>
  [...readProjectFile(file).matchAll(call)].map(([, message]) => message),
);
const catalogued = [...readProjectFile('docs/logs.md').matchAll(/^\| `([^`]+)` \|/gm)].map(
  ([, message]) => message,
);

test('operators find every message of the server in docs/logs.md, and no other', () => {
  expect(new Set(catalogued)).toEqual(new Set(written));
});

test('messages are lower case without a full stop, and stand in order', () => {
  expect(catalogued.filter((message = '') => !/^[a-z].*[^.]$/.test(message))).toEqual([]);
  expect(catalogued).toEqual(catalogued.toSorted());
});
