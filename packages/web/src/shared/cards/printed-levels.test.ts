import { cardLevelNumbers, cardLevels } from '@vellum/art/card-level';
import { embeddedParameters } from '@vellum/contracts/deploy/default-parameters';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { messages } from './messages.en.ts';
import { messages as chinese } from './messages.zh-tw.ts';

const operator = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' as Address;
const { levels } = embeddedParameters(toHexAddress(operator));

test.each(cardLevelNumbers)('level %i is printed as it is sold and named', (number) => {
  const { names, key, value } = cardLevels[number];
  const sold = levels[number - 1]!;
  expect(sold.name).toBe(names.en);
  expect(sold.price).toBe(BigInt(value) * 1_000_000n);
  expect(names.en.toLowerCase()).toBe(key);
  expect(messages.level).toContain(`${number} {${names.en}}`);
  expect(chinese.level).toContain(`${number} {${names['zh-TW']}}`);
});
