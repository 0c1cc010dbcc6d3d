import { isEnvelope } from '@vellum/api/wire/envelope';
import { encodeForm, type FormValue } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { signMessage } from '@vellum/tron/message-signing';
import { addressOfPrivateKey } from '@vellum/tron/signature';

type Form = Readonly<Record<string, FormValue>>;

/** Someone at the app's API. Whatever is refused is thrown: nothing that the demo world asks for should be. */
export type Session = Readonly<{
  /** The answer's data, which the caller knows the shape of. */
  post<T>(path: string, form?: Form): Promise<T>;
  /** An image goes up; gives the name it is kept under. */
  upload(image: Uint8Array<ArrayBuffer>, purpose?: 'token' | 'avatar'): Promise<string>;
}>;

/** A caller without a session. */
export const stranger = (url: string): Session => sessionWith(url, null);

/** Signs in as a wallet does. */
export async function signIn(url: string, privateKey: string): Promise<Session> {
  const key = fromHex(privateKey);
  const address = fromHexAddress(addressOfPrivateKey(key));
  const { nonce, message } = await stranger(url).post<{ nonce: string; message: string }>(
    paths.identity.nonce,
    { address },
  );
  const form = { nonce, address, signature: signMessage(message, key) };
  const response = await send(url + paths.identity.signIn, encodeForm(form), null);
  await dataOf(response);
  const [cookie = ''] = response.headers.getSetCookie();
  return sessionWith(url, cookie.split(';')[0] ?? '');
}

function sessionWith(url: string, cookie: string | null): Session {
  return {
    post: async (path, form = {}) => dataOf(await send(url + path, encodeForm(form), cookie)),
    async upload(image, purpose = 'token') {
      const form = new FormData();
      form.set('purpose', purpose);
      form.set('file', new Blob([image], { type: 'image/png' }), 'image.png');
      const kept = await dataOf<{ sha256: string }>(
        await send(url + paths.uploads.image, form, cookie),
      );
      return kept.sha256;
    },
  };
}

const send = (address: string, body: URLSearchParams | FormData, cookie: string | null) =>
  fetch(address, { method: 'POST', body, ...(cookie !== null && { headers: { cookie } }) });

async function dataOf<T>(response: Response): Promise<T> {
  const answer: unknown = await response.json();
  if (isEnvelope(answer) && answer.code === 'OK' && 'data' in answer) return answer.data as T;
  throw new Error(`${new URL(response.url).pathname}: ${JSON.stringify(answer)}`);
}
