import { type DemoPersonaName, demoPersonaKey } from '@vellum/api/project/demo-personas';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';

/** A ready persona of the demo chain, or a key that was made in this browser. */
export type DemoRole = DemoPersonaName | 'newcomer';

export type DemoAccount = Readonly<{ role: DemoRole; address: Address; privateKey: string }>;
export type DemoAccounts = Readonly<{ list: readonly DemoAccount[]; active: Address | null }>;

type Slot = Readonly<{
  get(): string | null;
  set(text: string | null): void;
  subscribe(listener: () => void): () => void;
}>;

/** Keys of this browser and nobody else's; never sent anywhere. */
export type AccountBook = Readonly<{
  get(): DemoAccounts;
  subscribe(listener: () => void): () => void;
  /** Adds the persona or a new key, unless it is there, and makes it the account in use. */
  take(role: DemoRole): DemoAccount;
  use(address: Address): void;
  /** The key is gone permanently; funds on it stay on the chain, out of reach. */
  forget(address: Address): void;
  active(): DemoAccount | null;
}>;

const empty: DemoAccounts = { list: [], active: null };

export function accountBook(slot: Slot, randomKey: () => Uint8Array): AccountBook {
  let text: string | null = null;
  let book = empty;
  const get = () => {
    const now = slot.get();
    if (now !== text) {
      text = now;
      book = read(now);
    }
    return book;
  };
  const put = (next: DemoAccounts) => slot.set(JSON.stringify(keysOf(next)));
  return {
    get,
    subscribe: slot.subscribe,
    take(role) {
      const account = accountOf(
        role,
        role === 'newcomer' ? toHex(randomKey()) : demoPersonaKey(role),
      );
      const { list } = get();
      const isThere = list.some(({ address }) => address === account.address);
      put({ list: isThere ? list : [...list, account], active: account.address });
      return account;
    },
    use: (address) => put({ ...get(), active: address }),
    forget(address) {
      const { list, active } = get();
      const rest = list.filter((account) => account.address !== address);
      put({ list: rest, active: active === address ? (rest[0]?.address ?? null) : active });
    },
    active() {
      const { list, active } = get();
      return list.find(({ address }) => address === active) ?? null;
    },
  };
}

/** Whose address a role stands for; a newcomer has none before there is a key. */
export function personaAddress(role: DemoRole): Address | null {
  return role === 'newcomer' ? null : accountOf(role, demoPersonaKey(role)).address;
}

function accountOf(role: DemoRole, privateKey: string): DemoAccount {
  return { role, privateKey, address: fromHexAddress(addressOfPrivateKey(fromHex(privateKey))) };
}

function keysOf({ list, active }: DemoAccounts) {
  return { keys: list.map(({ role, privateKey }) => ({ role, privateKey })), active };
}

function read(text: string | null): DemoAccounts {
  if (text === null) return empty;
  try {
    const { keys, active } = JSON.parse(text) as ReturnType<typeof keysOf>;
    return { list: keys.map(({ role, privateKey }) => accountOf(role, privateKey)), active };
  } catch {
    // Not written by us: better no accounts than wrong ones.
    return empty;
  }
}
