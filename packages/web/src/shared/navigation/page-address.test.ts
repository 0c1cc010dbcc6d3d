import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const origin = 'https://app.example';

test.each(['/', '/team', '//evil.example/pay', '/\\\\evil.example'])(
  '%s stays on its site',
  (pathname) => {
    const address = pageAddress({ pathname, search: '?a=1', hash: '#b' }, { origin });
    expect(new URL(address, origin).origin).toBe(origin);
  },
);
