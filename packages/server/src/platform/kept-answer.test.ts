import { success } from '@vellum/api/envelope';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { sendData } from './answer.ts';
import { keptAnswer } from './kept-answer.ts';

const rows = [{ name: 'ö"\\\n' }, { name: '消息' }];
let made = 0;
const kept = keptAnswer((list: typeof rows, { head }: Readonly<{ head: number }>) => {
  made++;
  return { list, asOf: { head } };
});

const app = fastify({ genReqId: () => 'abc-1' });
app.get('/kept', (_, reply) => sendData(reply, kept(rows, { head: 5 })));
app.get('/plain', (_, reply) => sendData(reply, { list: rows, asOf: { head: 5 } }));
app.get('/nothing', (_, reply) => sendData(reply, null));
afterAll(() => app.close());

test('an answer that is kept is sent as any other, to the byte', async () => {
  const [plain, first, second] = [
    await app.inject('/plain'),
    await app.inject('/kept'),
    await app.inject('/kept'),
  ];
  for (const answer of [first, second]) {
    expect(answer.rawPayload).toEqual(plain.rawPayload);
    expect({ ...answer.headers, date: '' }).toEqual({ ...plain.headers, date: '' });
  }
  expect(made).toBe(1);
  expect(plain.json()).toEqual(success({ list: rows, asOf: { head: 5 } }, 'abc-1'));
});

test('what is no object is sent too', async () => {
  expect((await app.inject('/nothing')).json()).toEqual(success(null, 'abc-1'));
});
