import { expect, it } from 'vitest';
import { isOnlyHere } from './is-only-here.ts';

it.each([
  ['http://127.0.0.1:8080/', true],
  ['http://127.0.1.1/', true],
  ['http://localhost:8080/', true],
  ['http://vellum.localhost/', true],
  ['http://[::1]:8080/', true],
  ['https://vellum.example/', false],
  ['http://192.168.1.20:8080/', false],
  ['https://localhost.example/', false],
  ['https://mylocalhost/', false],
])('%s works on one machine only: %s', (address, isOne) => {
  expect(isOnlyHere(new URL(address).hostname)).toBe(isOne);
});
