import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageBuild } from './page-build.ts';

// A page that another file of this worker has drawn may still be there, and its work may not be done.
const page = globalThis.document;
beforeEach(() => vi.stubGlobal('document', undefined));
afterEach(() => vi.stubGlobal('document', page));

it('is not known where the server draws a page', () => {
  expect(pageBuild()).toBe(null);
});
