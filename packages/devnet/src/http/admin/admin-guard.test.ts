import { describe, expect, test } from 'vitest';
import {
  type AdminPolicy,
  adminRefusal,
  type Caller,
  servesThisMachineAlone,
} from './admin-guard.ts';

const LOCAL: AdminPolicy = { allowedOrigins: [], remoteAdmin: false };
const PROGRAM: Caller = {
  remoteAddress: '127.0.0.1',
  host: '127.0.0.1:9090',
  origin: undefined,
  fetchSite: undefined,
  isForwarded: false,
};

const allows = (caller: Partial<Caller>, policy = LOCAL) =>
  adminRefusal(policy, { ...PROGRAM, ...caller }) === undefined;

describe('programs', () => {
  test('of this machine may use the hooks, by any local name', () => {
    expect(allows({})).toBe(true);
    expect(allows({ remoteAddress: '::1', host: '[::1]:9090' })).toBe(true);
    expect(allows({ remoteAddress: '::ffff:127.0.0.1', host: 'localhost:9090' })).toBe(true);
  });

  test('of other machines may not, unless the option says so', () => {
    expect(allows({ remoteAddress: '192.168.1.7' })).toBe(false);
    expect(allows({ remoteAddress: undefined })).toBe(false);
    const open = { ...LOCAL, remoteAdmin: true };
    expect(allows({ remoteAddress: '192.168.1.7', host: '192.168.1.2:9090' }, open)).toBe(true);
  });

  test('that reach this machine through its own proxy count as others', () => {
    expect(allows({ isForwarded: true })).toBe(false);
    expect(allows({ isForwarded: true }, { ...LOCAL, remoteAdmin: true })).toBe(true);
  });
});

describe('web pages', () => {
  test('of this machine may use the hooks, whatever their port', () => {
    for (const origin of ['http://localhost:8080', 'http://127.0.0.1:5173', 'http://[::1]:3000']) {
      expect(allows({ origin, fetchSite: 'same-site' })).toBe(true);
    }
  });

  test('of other sites may not', () => {
    const origins = [
      'https://evil.example',
      'null',
      'http://localhost.evil.example',
      'garbage',
      '',
    ];
    for (const origin of origins) expect(allows({ origin })).toBe(false);
    expect(allows({ origin: 'http://127.0.0.1.evil.example' })).toBe(false);
  });

  test('of other sites may not even without an Origin header', () => {
    expect(allows({ fetchSite: 'cross-site' })).toBe(false);
  });

  test('whose own name was rebound to this machine may not', () => {
    expect(allows({ host: 'evil.example:9090', fetchSite: 'same-origin' })).toBe(false);
    expect(allows({ host: undefined })).toBe(false);
  });

  test('that the option names may', () => {
    const policy = { ...LOCAL, allowedOrigins: ['https://app.example'] };
    expect(allows({ origin: 'https://app.example', fetchSite: 'cross-site' }, policy)).toBe(true);
    expect(allows({ origin: 'https://app.example.evil.example' }, policy)).toBe(false);
  });
});

test('a chain serves this machine alone when nobody else is let in', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1']) {
    expect(servesThisMachineAlone(LOCAL, host)).toBe(true);
  }
  for (const host of ['0.0.0.0', '::', '192.168.1.2', 'devnet.example', '']) {
    expect(servesThisMachineAlone(LOCAL, host)).toBe(false);
  }
  const having = (policy: Partial<AdminPolicy>) =>
    servesThisMachineAlone({ ...LOCAL, ...policy }, '127.0.0.1');
  expect(having({ allowedOrigins: ['http://localhost:5173'] })).toBe(true);
  expect(having({ allowedOrigins: ['http://localhost:5173', 'https://app.example'] })).toBe(false);
  expect(having({ remoteAdmin: true })).toBe(false);
});
