import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { glossary } from '../scripts/glossary.ts';
import { endpointList } from '../src/endpoints/endpoints.ts';
import { contractNames } from '../src/order-kinds/contract-names.ts';

const root = new URL('../../../', import.meta.url);
const kebab = (name: string) =>
  name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

describe('docs/glossary.md', () => {
  test('is current; `node packages/api/scripts/write-glossary.ts` makes it so', () => {
    expect(readFileSync(new URL('docs/glossary.md', root), 'utf8')).toBe(glossary());
  });

  test('has every path', () => {
    const text = glossary();
    for (const { endpoint } of endpointList) expect(text).toContain(`\`${endpoint.path}\``);
  });
});

describe('contract names', () => {
  const named = Object.values(contractNames).flat();

  test.each([...new Set(named)])('%s is a function of that contract', (name) => {
    const [contract = '', method = ''] = name.split('.');
    const file = contract === 'TRC20' ? 'vlm' : kebab(contract);
    const abi = readFileSync(new URL(`packages/contracts/generated/abi/${file}.ts`, root), 'utf8');
    const functions = abi.split('\n').filter((line) => line.includes('"type":"function"'));
    expect(functions.some((line) => line.includes(`"name":"${method}"`))).toBe(true);
  });
});
