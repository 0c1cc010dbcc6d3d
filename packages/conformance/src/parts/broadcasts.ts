import { addressBytes } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import {
  buildTransaction,
  encodeTransaction,
  signTransaction,
  type Transaction,
} from '@vellum/tron/transaction';
import { transactionToJson } from '@vellum/tron/transaction-json';
import { type Signer, sign } from '../node/submit.ts';
import { definePart } from '../session/define-part.ts';
import type { Session } from '../session/session.ts';

/** Transactions that a node must refuse, and the spellings in which it takes good ones. */
export const broadcasts = definePart('broadcasts', 120, async function* (session) {
  const [alice, bob] = [await session.funded('alice', 50), await session.funded('bob', 50)];
  const value = { to_address: addressBytes(bob.address), amount: 1n };
  const next = () => sign(session.node, alice, 'TransferContract', value);
  yield* refused(session, alice, value);
  yield* spellings(session, next);
  yield* malformed(session, await next());
});

async function* both(session: Session, id: string, transaction: Transaction) {
  session.nameTransaction(transaction, id);
  const json = transactionToJson(transaction, { visible: false });
  yield await session.read(`${id}: JSON`, '/wallet/broadcasttransaction', json);
  const hex = toHex(encodeTransaction(transaction));
  yield await session.read(`${id}: hex`, '/wallet/broadcasthex', { transaction: hex });
}

async function* refused(
  session: Session,
  alice: Signer,
  value: Readonly<{ to_address: Uint8Array; amount: bigint }>,
) {
  const head = await session.node.head();
  const now = Math.max(head.timestamp, Date.now());
  const draft = {
    type: 'TransferContract',
    value: { owner_address: addressBytes(alice.address), ...value },
    reference: head,
    timestamp: now,
    expiration: now + 60_000,
  } as const;
  const signed = (change: Partial<typeof draft>, key = alice.key) =>
    signTransaction(buildTransaction({ ...draft, ...change }), key);
  const unsigned = buildTransaction(draft);
  yield* both(session, 'expired', signed({ expiration: now - 3_600_000 }));
  const stranger = session.account('stranger').key;
  yield* both(session, 'expired, by a stranger', signed({ expiration: now - 3_600_000 }, stranger));
  yield* both(session, 'too far ahead', signed({ expiration: now + 90_000_000 }));
  yield* both(
    session,
    'on an unknown block',
    signed({ reference: { ...head, id: 'ab'.repeat(32) } }),
  );
  yield* both(session, 'without a signature', unsigned);
  yield* both(session, 'by a stranger', signed({}, stranger));
  const broken = { ...unsigned, signatures: [new Uint8Array(65)] };
  yield* both(session, 'with a broken signature', broken);
  yield* both(session, 'with a short signature', { ...unsigned, signatures: [new Uint8Array(64)] });
  const [signature = new Uint8Array(0)] = signed({}).signatures;
  yield* both(session, 'with six signatures', {
    ...unsigned,
    signatures: Array(6).fill(signature),
  });
  const long = new Uint8Array(600_000);
  yield* both(
    session,
    'too large',
    signTransaction(buildTransaction({ ...draft, memo: long }), alice.key),
  );
}

async function* spellings(session: Session, next: () => Promise<Transaction>) {
  const sent = async (id: string, change: (json: JsonObject) => JsonObject, visible = false) => {
    const transaction = await next();
    session.nameTransaction(transaction, id);
    const json = change(transactionToJson(transaction, { visible }));
    return session.read(id, '/wallet/broadcasttransaction', json);
  };
  const { raw_data_hex: otherHex } = transactionToJson(await next(), { visible: false });
  yield await sent('as it is', (json) => json);
  yield await sent('visible', (json) => ({ ...json, visible: true }), true);
  yield await sent('visible in hex', (json) => ({ ...json, visible: true }));
  yield await sent('without its id', ({ txID, ...json }) => json);
  yield await sent('with another id', (json) => ({ ...json, txID: 'ab'.repeat(32) }));
  yield await sent('without its hex', ({ raw_data_hex, ...json }) => json);
  yield await sent('with another hex', (json) => ({ ...json, raw_data_hex: otherHex }));
  yield await sent('with a broken hex', (json) => ({ ...json, raw_data_hex: 'zz' }));
  yield await sent('with its hex alone', ({ raw_data, ...json }) => json);
  yield await sent('with a signature as text', ({ signature, ...json }) => ({
    ...json,
    signature: (signature as readonly string[])[0],
  }));
  const twice = await next();
  yield* both(session, 'twice', twice);
  yield await session.asked(
    'hex as text/plain',
    {
      method: 'POST',
      path: '/wallet/broadcasthex',
      body: JSON.stringify({ transaction: toHex(encodeTransaction(await next())) }),
      contentType: 'text/plain',
    },
    (body) => ({ ...(body as JsonObject), transaction: '<JSON>', txid: '<id>' }),
  );
}

async function* malformed(session: Session, transaction: Transaction) {
  const json = transactionToJson(transaction, { visible: false });
  const raw = json['raw_data'] as JsonObject;
  const [contract] = raw['contract'] as readonly JsonObject[];
  const parameter = contract?.['parameter'] as JsonObject;
  const withContract = (change: JsonObject) => ({
    ...json,
    raw_data: { ...raw, contract: [{ ...contract, ...change }] },
  });
  const bodies: Readonly<Record<string, JsonObject>> = {
    'no contracts': { ...json, raw_data: { ...raw, contract: [] } },
    'two contracts': { ...json, raw_data: { ...raw, contract: [contract ?? {}, contract ?? {}] } },
    'unknown type': withContract({ type: 'UnknownContract' }),
    'shielded type': withContract({ type: 'ShieldedTransferContract' }),
    'another type': withContract({ type: 'TriggerSmartContract' }),
    'no type url': withContract({ parameter: { value: parameter?.['value'] } }),
    'no value': withContract({ parameter: { type_url: parameter?.['type_url'] } }),
    'broken address': withContract({
      parameter: { ...parameter, value: { owner_address: 'zz', amount: 1 } },
    }),
    'amount as text': withContract({
      parameter: { ...parameter, value: { ...(parameter?.['value'] as JsonObject), amount: 'x' } },
    }),
    'no raw data': { signature: json['signature'] },
    'empty raw data': { ...json, raw_data: {} },
    'signature that is none': { ...json, signature: ['zz'] },
  };
  for (const [id, body] of Object.entries(bodies)) {
    yield await session.read(`malformed: ${id}`, '/wallet/broadcasttransaction', body);
  }
  const hexes = {
    nothing: '',
    'no hex': 'zz',
    'half a byte': 'abc',
    'no transaction': 'ffff',
    'raw alone': String(json['raw_data_hex']),
  };
  for (const [id, hex] of Object.entries(hexes)) {
    yield await session.read(`malformed hex: ${id}`, '/wallet/broadcasthex', { transaction: hex });
  }
}
