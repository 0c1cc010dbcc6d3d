import { possibleCodes } from '@vellum/api/membership/possible-codes';
import { type Address, fromHexAddress, parseHexAddress } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { TreePart } from '../../src/features/team/tree-part.ts';

const person = (n: number): Address =>
  fromHexAddress(parseHexAddress(`41${n.toString(16).padStart(40, '0')}`)!);

test('an address whose every activation code was taken on purpose does not stop the index', () => {
  const part = new TreePart({
    ...{ members: [], fees: [], lastNumber: 0n },
    takenCodes: possibleCodes(person(1)),
  });
  part.bind({ child: person(1), parent: person(0), block: 1, timestamp: 1 });
  part.bind({ child: person(2), parent: person(1), block: 1, timestamp: 1 });
  const codes = part.changes().added.map(({ code }) => code);
  expect(codes).toEqual([null, null, possibleCodes(person(2))[0]]);
});
