import { createDevnet } from '@vellum/devnet';
import { expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { welcome } from './welcome.ts';

const broken = new Promise<string>(() => {});
const url = 'http://127.0.0.1:8080';

function settings(env: Readonly<Record<string, string>>): Config {
  const result = readConfig(env);
  if (result.status === 'invalid') throw new Error(result.problems.join('\n'));
  return result.config;
}

const elsewhere = {
  NETWORK: 'custom',
  TRON_FULL_NODE: 'http://127.0.0.1:1',
  DEPLOYMENT_FILE: 'custom.json',
};

test('only the embedded chain is begun anew', async () => {
  const devnet = await createDevnet();
  const config = settings({ PUBLIC_URL: 'https://vellum.example' });
  const told = welcome({ url, devnet, broken }, config, 1);
  await devnet.close();
  expect(told).toContain('npm run reset');
  expect(told).toMatch(/open +http:\/\/127\.0\.0\.1:8080$/m);
  expect(welcome({ url, devnet: null, broken }, settings(elsewhere), 1)).not.toContain('reset');
});

test('on another network people are sent to PUBLIC_URL', () => {
  const stack = { url, devnet: null, broken };
  const config = settings({ ...elsewhere, PUBLIC_URL: 'https://vellum.example' });
  expect(welcome(stack, config, 1)).toMatch(
    /open +https:\/\/vellum\.example \(.*127\.0\.0\.1:8080/,
  );
  expect(welcome(stack, settings(elsewhere), 1)).toMatch(/open +http:\/\/127\.0\.0\.1:8080$/m);
});
