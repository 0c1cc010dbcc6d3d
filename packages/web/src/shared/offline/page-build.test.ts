import { expect, it } from 'vitest';
import { pageBuild } from './page-build.ts';

it('is not known where the server draws a page', () => {
  expect(pageBuild()).toBe(null);
});
