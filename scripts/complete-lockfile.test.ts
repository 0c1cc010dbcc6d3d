import { expect, test } from 'vitest';
import { completeLockfile } from './complete-lockfile.ts';

test('platform packages missing from the lockfile are added with their platform', () => {
  const packages = {
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: {
        '@tool/cli-linux-x64': '1.0.0',
        '@tool/cli-darwin-arm64': '1.0.0',
        '@tool/cli-linux-x64-musl': '1.0.0',
        '@tool/cli-linux-loong64-gnu': '1.0.0',
        '@tool/cli-openbsd-x64': '1.0.0',
        'not-a-platform': '2.0.0',
      },
    },
    'node_modules/@tool/cli-linux-x64': { version: '1.0.0', os: ['linux'], cpu: ['x64'] },
  };

  expect(completeLockfile(packages)).toEqual([
    'node_modules/@tool/cli-darwin-arm64',
    'node_modules/@tool/cli-linux-x64-musl',
    'node_modules/@tool/cli-linux-loong64-gnu',
    'node_modules/@tool/cli-openbsd-x64',
  ]);
  expect(packages).toMatchObject({
    'node_modules/@tool/cli-darwin-arm64': { os: ['darwin'], cpu: ['arm64'], optional: true },
    'node_modules/@tool/cli-linux-x64-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  });
});
