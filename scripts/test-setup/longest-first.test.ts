import { expect, test } from 'vitest';
import { projectFiles } from '../project-files.ts';
import { longest } from './longest-first.ts';

test('the files that begin first are there', () => {
  const files = new Set(projectFiles());
  expect(longest.filter((file) => !files.has(file))).toEqual([]);
});
