import { expect, test } from 'vitest';
import { webConfig, webOutput } from './web-config.ts';

const pin = 'ab'.repeat(32);

test('a pin is written into the page, and builds with different pins never share a folder', () => {
  const name = 'import.meta.env.VELLUM_REGISTRY_HASH';
  expect(webConfig('production', pin).define).toEqual({ [name]: `"${pin}"` });
  expect(webConfig('production').define).toEqual({ [name]: '""' });
  expect(webConfig('production', pin).build?.outDir).toBe(webOutput('production', pin));
  const folders = [null, pin, 'cd'.repeat(32)].flatMap((one) =>
    ['production', 'gallery'].map((mode) => webOutput(mode, one)),
  );
  expect(new Set(folders).size).toBe(folders.length);
});
