import { createDevnet } from '@vellum/devnet';
import { expect, test } from 'vitest';
import { elsewhere, validConfig } from '../test/valid-config.ts';
import { welcome } from './welcome.ts';

const broken = new Promise<string>(() => {});
const url = 'http://127.0.0.1:8080';

test('only the embedded chain is begun anew', async () => {
  const devnet = await createDevnet();
  const config = validConfig({ PUBLIC_URL: 'https://vellum.example' });
  const told = welcome({ url, devnet, broken }, config, 1);
  await devnet.close();
  expect(told).toContain('npm run reset');
  expect(told).toMatch(/open +http:\/\/127\.0\.0\.1:8080$/m);
  expect(welcome({ url, devnet: null, broken }, validConfig(elsewhere), 1)).not.toContain('reset');
});

test('on another network people are sent to PUBLIC_URL', () => {
  const stack = { url, devnet: null, broken };
  const config = validConfig({ ...elsewhere, PUBLIC_URL: 'https://vellum.example' });
  expect(welcome(stack, config, 1)).toMatch(
    /open +https:\/\/vellum\.example \(.*127\.0\.0\.1:8080/,
  );
  expect(welcome(stack, validConfig(elsewhere), 1)).toMatch(/open +http:\/\/127\.0\.0\.1:8080$/m);
});
