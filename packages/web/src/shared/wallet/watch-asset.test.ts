import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { canWatch, watchAsset } from './watch-asset.ts';

const address = fromHexAddress(`41${'1'.repeat(40)}` as HexAddress);
const salt = { address, symbol: 'SALT', decimals: 6 };

/** A wallet that writes down what it is asked, and answers so. */
function walletThat(answer: unknown) {
  const asked: unknown[] = [];
  const request = async (question: unknown) => {
    asked.push(question);
    return answer;
  };
  return { asked, request };
}

describe('a token of the wallet', () => {
  it('is asked for in the way that TronLink and OKX Wallet know', async () => {
    const [own, okx] = [walletThat(true), walletThat(undefined)];
    const page = { tronLink: own, okxwallet: { tronLink: okx } };
    await watchAsset(page, 'TronLink', salt);
    await watchAsset(page, 'OKX Wallet', salt);
    const question = { method: 'wallet_watchAsset', params: { type: 'trc20', options: salt } };
    expect(own.asked).toEqual([question]);
    expect(okx.asked).toEqual([question]);
  });

  it('is not there when the wallet cannot, or says no', async () => {
    expect(canWatch({}, 'TronLink')).toBe(false);
    expect(canWatch({ tronLink: {} }, 'TronLink')).toBe(false);
    expect(canWatch({ tronLink: walletThat(true) }, 'Demo wallet')).toBe(false);
    expect(canWatch({ tronLink: walletThat(true) }, 'TronLink')).toBe(true);
    await expect(watchAsset({ tronLink: walletThat(false) }, 'TronLink', salt)).rejects.toThrow();
    await expect(watchAsset({}, 'TronLink', salt)).rejects.toThrow();
  });
});
