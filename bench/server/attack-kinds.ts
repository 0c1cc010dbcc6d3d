import { paths } from '@vellum/api/wire/paths';

/**
 * How an attacker sends: the text of a request, and whether each takes a connection of its own that is then held. One that
 * goes elsewhere leaves our server alone: what honest users wait longer for then is the processor that sending takes.
 */
export type AttackKind = Readonly<{
  name: string;
  text(): string;
  holds?: true;
  elsewhere?: true;
}>;

const form = 'content-type: application/x-www-form-urlencoded';
const someone = 'address=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const page = 'pageSize=50&sort=price';
/** Twice what a form may have. */
const LARGE = 32 * 1024;

const post = (path: string, body: string, headers = ''): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\n${form}\r\n${headers}content-length: ${body.length}\r\n\r\n${body}`;
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
const anyByte = () => Math.floor(Math.random() * 256);
const flood = () => post(paths.cardMarket.list, page);

export const attackKinds: readonly AttackKind[] = [
  { name: 'a flood of one endpoint', text: flood },
  { name: 'a flood of another server', text: flood, elsewhere: true },
  {
    name: 'the same under invented addresses',
    text: () =>
      post(
        paths.cardMarket.list,
        page,
        `x-forwarded-for: 10.${anyByte()}.${anyByte()}.${anyByte()}\r\n`,
      ),
  },
  { name: 'a flood of sign-in nonces', text: () => post(paths.identity.nonce, someone) },
  { name: 'a flood of health checks', text: () => get(paths.health.ready) },
  { name: 'streams without end', text: () => get(paths.activity.stream), holds: true },
  {
    name: 'large bodies',
    text: () => post(paths.cardMarket.list, 'x'.repeat(LARGE)),
    holds: true,
  },
  {
    name: 'bodies that never end',
    text: () => post(paths.cardMarket.list, '').replace('content-length: 0', 'content-length: 99'),
    holds: true,
  },
];
