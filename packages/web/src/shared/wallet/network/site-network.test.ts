import { describe, expect, it } from 'vitest';
import { siteNetwork } from './site-network.ts';

const genesis = `${'0'.repeat(56)}0badcafe`;
const shared = { genesis, explorer: null, finalAfter: 19 };
const direct = {
  access: 'direct',
  full: 'https://full.example/rpc',
  confirmed: 'https://confirmed.example',
  events: null,
} as const;
const relay = { access: 'relay', events: false } as const;

describe('nodes that wallets may ask from inside the page', () => {
  it.each([
    ['https://api.trongrid.io', true],
    ['https://full.example', true],
    ['https://confirmed.example/', true],
    ['https://other.example', false],
    ['http://127.0.0.1:9090', false],
    ['', false],
    ['node', false],
  ])('on mainnet, asked directly: %s, %s', (node, may) => {
    expect(siteNetwork({ ...shared, name: 'mainnet', nodes: direct }).mayAsk(node)).toBe(may);
  });

  it.each([
    ['http://127.0.0.1:9090', true],
    ['http://localhost', true],
    ['https://localhost:9090', false],
    ['http://localhost.example:9090', false],
    ['http://10.0.0.7:8090', false],
    ['', false],
  ])('on a custom network behind a relay: %s, %s', (node, may) => {
    expect(siteNetwork({ ...shared, name: 'custom', nodes: relay }).mayAsk(node)).toBe(may);
  });
});
