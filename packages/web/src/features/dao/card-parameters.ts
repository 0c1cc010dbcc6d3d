import { cards } from '@vellum/contracts/cards';
import { fromHexAddress } from '@vellum/tron/address';
import { address, type Field, number, type Parameter } from './parameter.ts';

const level: Field = { name: 'cardLevel', unit: 'count', least: 1n };
const ofCards = { contract: 'cards', abi: cards.abi } as const;

/** Levels of the cards: what they cost, what their metadata is, how many there are. */
export const cardParameters: readonly Parameter[] = [
  {
    ...ofCards,
    name: 'cardLevel',
    hasKey: true,
    fields: [
      level,
      { name: 'levelName', unit: 'text' },
      { name: 'pledgeTime', unit: 'seconds' },
      { name: 'levelPrice', unit: 'amount', least: 1n, most: 2n ** 96n - 1n },
      { name: 'pricedInU', unit: 'answer' },
      { name: 'levelSale', unit: 'switch' },
      { name: 'weight', unit: 'count', least: 1n },
      { name: 'fund', unit: 'address' },
    ],
    write: ([key, name, pledgeTime, price, pricedInU, isOpen, weight, fund]) =>
      cards.setLevel(number(key), {
        name: String(name),
        pledgeTime: number(pledgeTime),
        price: number(price),
        pricedInU: pricedInU === true,
        isOpen: isOpen === true,
        weight: number(weight),
        fund: address(fund),
      }),
    async now(ask, key) {
      const [shown, rules] = await Promise.all([
        ask(cards.level(number(key))),
        ask(cards.levelRules(number(key))),
      ]);
      const { name, pledgeTime, price, fund } = shown;
      const { pricedInU, isOpen, weight } = rules;
      return [key, name, pledgeTime, price, pricedInU, isOpen, weight, fromHexAddress(fund)];
    },
  },
  {
    ...ofCards,
    name: 'cardUri',
    fields: [level, { name: 'uri', unit: 'text' }],
    write: ([key, uri]) => cards.setUri(number(key), String(uri)),
    now: null,
  },
  {
    ...ofCards,
    name: 'cardUriLock',
    fields: [level],
    write: ([key]) => cards.lockUri(number(key)),
    now: null,
  },
  {
    ...ofCards,
    name: 'cardSupply',
    fields: [level, { name: 'raiseBy', unit: 'count', least: 1n, most: 2n ** 32n - 1n }],
    write: ([key, by]) => cards.raiseSupply(number(key), number(by)),
    now: null,
  },
  {
    ...ofCards,
    name: 'cardInstalments',
    fields: [
      level,
      { name: 'raiseBy', unit: 'count', most: 2n ** 32n - 1n },
      { name: 'payWithin', unit: 'seconds' },
      { name: 'firstPart', unit: 'share', most: 10_000n },
    ],
    write: ([key, raise, window, first]) =>
      cards.setAllotment(number(key), number(raise), number(window), number(first)),
    now: null,
  },
];
