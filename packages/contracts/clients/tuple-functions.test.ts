import { readdirSync } from 'node:fs';
import type { Abi } from '@vellum/tron/abi/abi-item';
import { signatureOf } from '@vellum/tron/abi/abi-lookup';
import { expect, it } from 'vitest';
import { isSentWithTuple, tupleFunctions } from './tuple-functions.ts';

const folder = new URL('../generated/abi/', import.meta.url);

it('knows every function of the contracts that is sent with a tuple', async () => {
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(new URL(file, folder).href)),
  );
  const all = modules.flatMap((module) => Object.values<Abi>(module)).flat();
  const wanted = all.filter(isSentWithTuple).map(signatureOf);
  expect(wanted).toContain('claim(uint256,(uint256,uint256,bytes32[])[])');
  expect(tupleFunctions.map(signatureOf).sort()).toEqual(wanted.sort());
});
