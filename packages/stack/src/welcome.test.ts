import { expect, test } from 'vitest';
import { elsewhere, validConfig } from '../test/valid-config.ts';
import { welcome } from './welcome.ts';

const broken = new Promise<string>(() => {});
const url = 'http://127.0.0.1:8080';

test('only the embedded chain is begun anew', () => {
  const chain = { url: 'http://127.0.0.1:9090', head: 7 };
  const config = validConfig({ PUBLIC_URL: 'https://vellum.example' });
  const told = welcome({ url, chain, broken }, config, 1);
  expect(told).toContain('npm run reset');
  expect(told).toContain('now at block 7');
  expect(told).toMatch(/open +http:\/\/127\.0\.0\.1:8080$/m);
  expect(welcome({ url, chain: null, broken }, validConfig(elsewhere), 1)).not.toContain('reset');
});

test('on another network people are sent to PUBLIC_URL', () => {
  const stack = { url, chain: null, broken };
  const config = validConfig({ ...elsewhere, PUBLIC_URL: 'https://vellum.example' });
  expect(welcome(stack, config, 1)).toMatch(
    /open +https:\/\/vellum\.example \(.*127\.0\.0\.1:8080/,
  );
  expect(welcome(stack, validConfig(elsewhere), 1)).toMatch(/open +http:\/\/127\.0\.0\.1:8080$/m);
});
