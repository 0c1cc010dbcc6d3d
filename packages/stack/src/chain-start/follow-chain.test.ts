import { describe, expect, it } from 'vitest';
import type { EmbeddedChain } from '../embedded/embedded-chain.ts';
import { followedEmbedded } from './follow-chain.ts';

const chain = {
  devnet: { url: 'http://127.0.0.1:9090' },
  keys: { deployer: '01'.repeat(32) },
} as unknown as EmbeddedChain;

const nodesOf = (host: string, publicUrl: string) =>
  followedEmbedded(chain, { host, publicUrl }, null).nodes;

describe('the embedded chain, as pages reach it', () => {
  it('is where it listens', () => {
    const nodes = nodesOf('192.168.1.5', 'http://192.168.1.5:8080');
    expect(nodes).toMatchObject({ fullNodes: ['http://192.168.1.5:9090'] });
    expect(nodes.publicNode).toBeUndefined();
  });

  it.each(['0.0.0.0', '::'])('is at the host of the site where it listens on %s', (host) => {
    expect(nodesOf(host, 'http://vellum.lan:8080')).toMatchObject({
      fullNodes: ['http://127.0.0.1:9090'],
      publicNode: 'http://vellum.lan:9090',
    });
  });

  it('is not asked over plain http by pages on https', () => {
    expect(nodesOf('0.0.0.0', 'https://vellum.example').publicNode).toBeUndefined();
  });
});
