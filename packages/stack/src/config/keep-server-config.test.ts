import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerConfig } from '@vellum/server/config/config';
import { expect, test } from 'vitest';
import { keepServerConfig } from './keep-server-config.ts';

test('what the server was told is kept for its owner, without the keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vellum-config-'));
  const config = {
    databaseUrl: 'postgres://here',
    keeperKey: 'aa'.repeat(32),
    payoutKey: 'cc'.repeat(32),
    reserveKey: 'ee'.repeat(32),
    operatorKey: 'bb'.repeat(32),
    mediaBucket: { url: 'https://s3', region: '', accessKeyId: 'id', secretAccessKey: 'dd' },
  } as ServerConfig;
  expect(keepServerConfig(folder, config)).toBe(config);
  const file = join(folder, 'server.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    databaseUrl: 'postgres://here',
    keeperKey: null,
    payoutKey: null,
    reserveKey: null,
    operatorKey: null,
    mediaBucket: null,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
