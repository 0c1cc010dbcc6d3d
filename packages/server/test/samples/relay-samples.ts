import { nodeRelay } from '@vellum/api/node-relay/node-relay';
import type { FormValue } from '@vellum/api/wire/form';

type Form = Readonly<Record<string, FormValue>>;

const address = `41${'11'.repeat(20)}`;
const forms: { readonly [N in keyof typeof nodeRelay]?: Form } = {
  block: { num: 1 },
  blockReceipts: { num: 1 },
  account: { address },
  resources: { address },
  lendable: { owner_address: address, type: 1 },
  contract: { value: address },
  code: { value: address },
  call: { owner_address: address, contract_address: address, data: '' },
  transaction: { value: 'ab'.repeat(32) },
  receipt: { value: 'ab'.repeat(32) },
  confirmedReceipt: { value: 'ab'.repeat(32) },
  events: { contract: 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC' },
  broadcast: { transaction: 'ab' },
};

/** The embedded chain is asked directly, so that nothing is relayed, to nobody. */
export const relaySamples: Readonly<Record<string, readonly [() => Form, string]>> =
  Object.fromEntries(
    (Object.keys(nodeRelay) as (keyof typeof nodeRelay)[]).map((name) => [
      `nodeRelay.${name}`,
      [() => forms[name] ?? {}, 'NOT_FOUND'] as const,
    ]),
  );
