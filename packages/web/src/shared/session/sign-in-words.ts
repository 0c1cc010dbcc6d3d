import { parseUrl } from '@vellum/api/typed-text/parse-url';

/** The server asks to sign something else than a sign-in to this site. */
export class ForeignWords extends Error {
  override readonly name = 'ForeignWords';
}

const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(?=:|$)/;

/**
 * Throws ForeignWords unless the text is a sign-in to the site at this host by this address. Whoever speaks for
 * the server could otherwise pass on the words of another site, and sign in there with the answer.
 */
export function mustBeOurWords(message: string, site: Site): void {
  if (!areOurWords(message, site)) throw new ForeignWords('the words are not of this site');
}

type Site = Readonly<{ host: string; address: string }>;

export function areOurWords(message: string, { host, address }: Site): boolean {
  const [first = '', second, ...rest] = message.split('\n');
  const named = / wants you to sign in with your TRON account:$/.exec(first);
  const uri = rest.find((line) => line.startsWith('URI: '))?.slice(5) ?? '';
  const isOurs =
    named !== null &&
    isSameHost(first.slice(0, named.index), host) &&
    isSameHost(parseUrl(uri)?.host ?? '', host);
  return isOurs && second === address;
}

/** A machine has several names for itself. */
function isSameHost(one: string, other: string): boolean {
  return one.replace(loopback, 'localhost') === other.replace(loopback, 'localhost');
}
