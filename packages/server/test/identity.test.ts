import { paths } from '@vellum/api/wire/paths';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { signMessage } from '@vellum/tron/message-signing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person, type TestServer, testServer } from './test-server.ts';

const minute = 60_000;
const day = 86_400_000;

let world: TestServer;
let now = Date.now();
beforeAll(async () => {
  world = await testServer({ clock: () => now });
});
afterAll(() => world?.close());

async function ask(person: Person) {
  const { json } = await world.post(paths.identity.nonce, { address: person.address });
  return json.data as { nonce: string; message: string; expiresAt: number };
}

const signIn = (form: { nonce: string; address: string; signature: string }) =>
  world.post(paths.identity.signIn, form);

const isSignedIn = async (cookie: string) =>
  (await world.post(paths.team.get, {}, { cookie })).status === 200;

test('the message says who asks, for which chain, and that it costs nothing', async () => {
  const me = newPerson();
  const { message, nonce, expiresAt } = await ask(me);
  const { host, origin } = new URL(world.url);
  expect(message.split('\n')).toEqual([
    `${host} wants you to sign in with your TRON account:`,
    me.address,
    '',
    'Sign in to Vellum. This costs nothing and moves nothing.',
    '',
    `URI: ${origin}`,
    'Version: 1',
    `Chain ID: 0x${world.chain.devnet.chain.genesisId.slice(-8)}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(now).toISOString()}`,
    `Expiration Time: ${new Date(expiresAt).toISOString()}`,
  ]);
  expect(expiresAt).toBe(now + 5 * minute);
});

test('a signature opens a session in a cookie that scripts cannot read', async () => {
  const me = newPerson();
  const { nonce, message } = await ask(me);
  const signature = signMessage(message, me.privateKey);
  const answer = await signIn({ nonce, address: me.address, signature });
  expect(answer.json.data).toEqual({
    address: me.address,
    expiresAt: now + 7 * day,
    activated: false,
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/);
  expect(await isSignedIn(cookie.split(';')[0]!)).toBe(true);
  const bearer = { headers: { authorization: `Bearer ${cookie.slice(4, 47)}` } };
  expect((await world.post(paths.team.get, {}, bearer)).status).toBe(200);
});

describe('no session comes from', () => {
  const refused = async (code: string, answer: Awaited<ReturnType<typeof signIn>>) => {
    expect(answer).toMatchObject({ status: 401, json: { code } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  };

  test('the same signature twice', async () => {
    const me = newPerson();
    const { nonce, message } = await ask(me);
    const form = { nonce, address: me.address, signature: signMessage(message, me.privateKey) };
    expect((await signIn(form)).status).toBe(200);
    await refused('NONCE_UNKNOWN', await signIn(form));
  });

  test('a hundred requests with one signature, but one', async () => {
    const me = newPerson();
    const { nonce, message } = await ask(me);
    const form = { nonce, address: me.address, signature: signMessage(message, me.privateKey) };
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn(form)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a nonce that never was', async () => {
    const { address } = newPerson();
    await refused(
      'NONCE_UNKNOWN',
      await signIn({ nonce: 'a'.repeat(32), address, signature: '0x' }),
    );
  });

  test('a text that expired', async () => {
    const me = newPerson();
    const { nonce, message } = await ask(me);
    now += 5 * minute;
    const signature = signMessage(message, me.privateKey);
    await refused('NONCE_EXPIRED', await signIn({ nonce, address: me.address, signature }));
  });

  test('somebody else’s signature, nor a second try after it', async () => {
    const [me, other] = [newPerson(), newPerson()];
    const { nonce, message } = await ask(me);
    const { address } = me;
    const foreign = signMessage(message, other.privateKey);
    await refused('SIGNATURE_INVALID', await signIn({ nonce, address, signature: foreign }));
    const own = signMessage(message, me.privateKey);
    await refused('NONCE_UNKNOWN', await signIn({ nonce, address, signature: own }));
  });

  test('a text that another address was given, which stays good for that one', async () => {
    const [me, other] = [newPerson(), newPerson()];
    const { nonce, message } = await ask(me);
    const stolen = {
      nonce,
      address: other.address,
      signature: signMessage(message, other.privateKey),
    };
    await refused('NONCE_UNKNOWN', await signIn(stolen));
    const own = { nonce, address: me.address, signature: signMessage(message, me.privateKey) };
    expect((await signIn(own)).status).toBe(200);
  });

  test('the other one of the two signatures that a signature makes', async () => {
    const me = newPerson();
    const { nonce, message } = await ask(me);
    const signature = highS(signMessage(message, me.privateKey));
    await refused('SIGNATURE_INVALID', await signIn({ nonce, address: me.address, signature }));
  });

  test.each(['', '0x', '0x00', 'zz', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`])(
    'the signature %s',
    async (signature) => {
      const me = newPerson();
      const { nonce } = await ask(me);
      await refused('SIGNATURE_INVALID', await signIn({ nonce, address: me.address, signature }));
    },
  );

  test('a text that was changed before it was signed', async () => {
    const me = newPerson();
    const { nonce, message } = await ask(me);
    const signature = signMessage(message.replace('Version: 1', 'Version: 2'), me.privateKey);
    await refused('SIGNATURE_INVALID', await signIn({ nonce, address: me.address, signature }));
  });
});

describe('a session', () => {
  test('ends with sign-out, for whoever still has the cookie', async () => {
    const cookie = await world.signIn(newPerson());
    const out = await world.post(paths.identity.signOut, {}, { cookie });
    expect(out.status).toBe(200);
    expect(out.headers.getSetCookie()[0]).toMatch(/^sid=; .*Max-Age=0$/);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test('is one of several of an address', async () => {
    const me = newPerson();
    const [one, two] = [await world.signIn(me), await world.signIn(me)];
    await world.post(paths.identity.signOut, {}, { cookie: one });
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, true]);
  });

  test('lasts seven days from its last use', async () => {
    const cookie = await world.signIn(newPerson());
    for (let i = 0; i < 3; i++) {
      now += 6 * day;
      const { status, headers } = await world.post(paths.team.get, {}, { cookie });
      expect(status).toBe(200);
      // The browser would forget its cookie otherwise.
      expect(headers.getSetCookie()[0]).toMatch(`${cookie}; Path=/`);
      const again = await world.post(paths.team.get, {}, { cookie });
      expect(again.headers.getSetCookie()).toEqual([]);
    }
    now += 7 * day;
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test('is not made up, cut or taken from the table', async () => {
    const cookie = await world.signIn(newPerson());
    const { rows } = await world.database.pool.query('select id_hash from session');
    const hashes = rows.map(({ id_hash }) => `sid=${id_hash.toString('base64url')}`);
    for (const forged of [`sid=${'A'.repeat(43)}`, cookie.slice(0, -1), 'sid=', ...hashes]) {
      expect(await isSignedIn(forged)).toBe(false);
    }
  });
});

test('over https the cookie stays with the host and off plain connections', async () => {
  const { chain } = world;
  const publicUrl = 'https://vellum.example';
  const secure = await testServer({ chain, config: { publicUrl, roles: ['api'] } });
  try {
    const me = newPerson();
    const asked = await secure.post(paths.identity.nonce, { address: me.address });
    const { nonce, message } = asked.json.data;
    expect(message).toMatch(/^vellum\.example wants you/);
    const signature = signMessage(message, me.privateKey);
    const form = { nonce, address: me.address, signature };
    const [cookie = ''] = (await secure.post(paths.identity.signIn, form)).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; /);
    const plain = { cookie: cookie.split(';')[0]!.replace('__Host-', '') };
    expect((await secure.post(paths.team.get, {}, plain)).status).toBe(401);
  } finally {
    await secure.close();
  }
});

/** s replaced by n - s and v by the other parity: recovers the same key. */
function highS(signature: string): string {
  const n = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const bytes = fromHex(signature);
  const s = n - BigInt(`0x${toHex(bytes.subarray(32, 64))}`);
  const v = bytes[64] === 27 ? 28 : 27;
  return `0x${toHex(bytes.subarray(0, 32))}${s.toString(16).padStart(64, '0')}${v.toString(16)}`;
}
