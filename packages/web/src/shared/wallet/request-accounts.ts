import { type Provider, shownAddress } from './provider.ts';
import { WalletFailure } from './wallet-failure.ts';

/** Milliseconds in which a wallet that agreed shows its account to the page. */
const showsWithin = 2000;

/**
 * Asks for the account. A wallet that has allowed this page before, or a locked one, decides itself whether it
 * asks the person; so the same call unlocks.
 */
export async function requestAccounts(provider: Provider, isTip: boolean): Promise<void> {
  if (shownAddress(provider) !== null) return;
  if (provider.request) await ask(provider, isTip);
  if (!(await showsAccount(provider, showsWithin))) throw new WalletFailure('locked');
}

/** Whether the wallet shows an account within this time: some only fill it in after the page has begun. */
async function showsAccount(provider: Provider, limit: number): Promise<boolean> {
  const end = Date.now() + limit;
  while (shownAddress(provider) === null) {
    if (Date.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

const methods = { tip: 'eth_requestAccounts', older: 'tron_requestAccounts' } as const;

async function ask(provider: Provider, isTip: boolean): Promise<void> {
  const order = isTip ? [methods.tip, methods.older] : [methods.older, methods.tip];
  let failure: unknown = null;
  for (const method of order) {
    try {
      const answer = await provider.request?.({ method });
      if (agrees(answer)) return;
    } catch (error) {
      if (!isUnknownMethod(error)) throw error;
      failure = error;
    }
  }
  throw failure ?? new WalletFailure('locked');
}

/** The older answer is an object with a code; nothing at all means that the wallet is locked or knows another way. */
function agrees(answer: unknown): boolean {
  if (answer === null || answer === undefined || answer === '') return false;
  if (Array.isArray(answer)) return answer.length > 0;
  if (typeof answer !== 'object' || !('code' in answer)) return true;
  if (answer.code === 200) return true;
  throw answer;
}

function isUnknownMethod(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return code === 4200 || code === -32601 || code === -32004;
}
