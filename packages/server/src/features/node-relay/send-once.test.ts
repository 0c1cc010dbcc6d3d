import { expect, test } from 'vitest';
import { sendOnce } from './send-once.ts';

const TAKEN = '{"result":true,"txid":"aa"}';
const BAD_SIGNATURE = '{"result":false,"code":"SIGERROR","message":""}';

/** A node that gives these answers in turn. */
function answering(...answers: readonly (string | Error)[]) {
  let sent = 0;
  const send = async () => {
    const answer = answers[sent++];
    if (answer === undefined || answer instanceof Error) throw answer;
    return answer;
  };
  return { send, sent: () => sent };
}

test('what was taken is not sent again, whatever signature it bears', async () => {
  const once = sendOnce();
  const { send, sent } = answering(TAKEN);
  expect(await once({ id: 'aa', hex: '01' }, send)).toBe(TAKEN);
  expect(await once({ id: 'aa', hex: '01' }, send)).toBe(TAKEN);
  expect(await once({ id: 'aa', hex: '02' }, send)).toBe(TAKEN);
  expect(sent()).toBe(1);
});

test('those who send the same bytes together wait for one answer', async () => {
  const once = sendOnce();
  const { send, sent } = answering(TAKEN);
  await Promise.all([1, 2, 3].map(() => once({ id: 'aa', hex: '01' }, send)));
  expect(sent()).toBe(1);
});

test('a false signature of a stranger does not speak for the true one', async () => {
  const once = sendOnce();
  const { send, sent } = answering(BAD_SIGNATURE, TAKEN);
  const [stranger, owner] = await Promise.all([
    once({ id: 'aa', hex: '01' }, send),
    once({ id: 'aa', hex: '02' }, send),
  ]);
  expect([stranger, owner]).toEqual([BAD_SIGNATURE, TAKEN]);
  expect(sent()).toBe(2);
});

test('a refusal is remembered, a busy or silent node is asked again', async () => {
  const once = sendOnce();
  const refused = answering(BAD_SIGNATURE);
  await once({ id: 'aa', hex: '01' }, refused.send);
  expect(await once({ id: 'aa', hex: '01' }, refused.send)).toBe(BAD_SIGNATURE);
  expect(refused.sent()).toBe(1);
  const busy = answering('{"code":"SERVER_BUSY"}', new Error('away'), TAKEN);
  await once({ id: 'bb', hex: '03' }, busy.send);
  await expect(once({ id: 'bb', hex: '03' }, busy.send)).rejects.toThrow('away');
  expect(await once({ id: 'bb', hex: '03' }, busy.send)).toBe(TAKEN);
});
