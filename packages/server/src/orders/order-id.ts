import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ULID: 26 letters that sort by the time they were made at. */
export function newOrderId(now: number): string {
  let rest = (BigInt(now) << 80n) | BigInt(`0x${randomBytes(10).toString('hex')}`);
  let id = '';
  for (let place = 0; place < 26; place += 1) {
    id = letters[Number(rest & 31n)] + id;
    rest >>= 5n;
  }
  return id;
}
