import { isClaimed, markedName, safeIcon, shortText } from './announced-name.ts';
import type { FoundWallet, WalletName } from './connection.ts';
import { firstWallets, knownWallets } from './known-wallets.ts';
import { isPhone } from './phone.ts';
import { isSameProvider, type Provider } from './provider.ts';

const announced = 'TIP6963:announceProvider';
const requested = 'TIP6963:requestProvider';

/** A page with whatever wallets have put there. */
export type WalletWindow = Window & Readonly<Record<string, unknown>>;

/** A wallet of the page and the one object through which everything is asked of it. */
export type PageWallet = FoundWallet &
  Readonly<{
    provider: Provider;
    /** Speaks TIP-1193: asked for accounts by its method, and can be told which network to use. */
    isTip: boolean;
  }>;

export type PageWallets = Readonly<{
  /** The wallets there now: those we help to install first, then in the order in which they came. */
  list(): readonly PageWallet[];
  /** Asks wallets to announce themselves; they may do so at once. */
  ask(): void;
}>;

type Announced = Readonly<{ page: WalletWindow; name: string; rdns: string; wallet: PageWallet }>;

/**
 * Finds wallets by what they announce (TIP-6963) and by the places where they stand, in this page and in the one
 * around it: extensions may put theirs only there. Where a wallet is in both, this page's own provider is taken.
 */
export function pageWallets(pages: readonly WalletWindow[], onFound: () => void): PageWallets {
  const heard: Announced[] = [];
  const hear = (one: Announced | null) => {
    if (!one || heard.some((it) => isSameProvider(it.wallet.provider, one.wallet.provider))) return;
    heard.push(one);
    onFound();
  };
  for (const page of pages) {
    page.addEventListener(announced, (event) => hear(readAnnouncement(page, event)));
  }
  return {
    ask: () => {
      for (const page of pages) page.dispatchEvent(new Event(requested));
    },
    list: () =>
      pages
        .reduce((found, page) => withWalletsOf(page, found, heard), [] as PageWallet[])
        .toSorted((one, other) => rank(one.name) - rank(other.name)),
  };
}

function withWalletsOf(page: WalletWindow, found: PageWallet[], heard: readonly Announced[]) {
  for (const one of heard) if (one.page === page) addHeard(found, one, heard);
  for (const one of standing(page)) addStanding(found, one);
  return found;
}

function readAnnouncement(page: WalletWindow, event: Event): Announced | null {
  const detail = (event as CustomEvent).detail as Readonly<{
    info?: Readonly<Record<string, unknown>>;
    provider?: unknown;
  }> | null;
  if (!isProvider(detail?.provider)) return null;
  const rdns = shortText(detail.info?.['rdns']);
  const name = shortText(detail.info?.['name']) || rdns;
  if (name === '') return null;
  const label = isClaimed(name, rdns) ? markedName(name, rdns) : name;
  const icon = safeIcon(detail.info?.['icon']);
  return {
    page,
    name,
    rdns,
    wallet: { name: label, icon, provider: detail.provider, isTip: true },
  };
}

/** One wallet may announce itself in both pages; two wallets of one name are told apart. */
function addHeard(
  found: PageWallet[],
  { wallet, name, rdns }: Announced,
  heard: readonly Announced[],
) {
  const before = found.find((one) => one.name === wallet.name);
  if (!before) return void found.push(wallet);
  const earlier = heard.find((one) => one.wallet === before);
  if (!earlier || earlier.rdns === rdns) return;
  const marked = markedName(name, rdns);
  if (!found.some((one) => one.name === marked)) found.push({ ...wallet, name: marked });
}

function addStanding(found: PageWallet[], wallet: PageWallet): void {
  const isThere = found.some(
    (one) => one.name === wallet.name || isSameProvider(one.provider, wallet.provider),
  );
  if (!isThere) found.push(wallet);
}

/** Wallets in places of their own, then whatever is in the place that all share. */
function standing(page: WalletWindow): readonly PageWallet[] {
  const found: PageWallet[] = [];
  for (const { name, place } of knownWallets) {
    const holder = place && page[place[0]];
    const provider = holder && (holder as Readonly<Record<string, unknown>>)[place[1]];
    if (isProvider(provider)) found.push({ name, icon: null, provider, isTip: false });
  }
  const shared = sharedPlace(page);
  return shared ? [...found, shared] : found;
}

function sharedPlace(page: WalletWindow): PageWallet | null {
  const older = page['tronLink'];
  const tip = tipProvider(page['tron']);
  // In apps the older place is the one that is kept current.
  const provider = isPhone() ? (older ?? tip) : (tip ?? older);
  if (isProvider(provider)) {
    return { name: selfName(provider), icon: null, provider, isTip: provider === tip };
  }
  const bare = isPhone() ? bareProvider(page['tronWeb']) : null;
  return bare && { name: 'TronLink', icon: null, provider: bare, isTip: false };
}

const tipProvider = (tron: unknown) => (isProvider(tron) && tron.isTronLink === true ? tron : null);

const wrapped = new WeakMap<object, Provider>();

/** Old apps give pages a tronWeb and nothing else. */
function bareProvider(tronWeb: unknown): Provider | null {
  if (!isProvider(tronWeb)) return null;
  const known = wrapped.get(tronWeb) ?? ({ tronWeb } as Provider);
  wrapped.set(tronWeb, known);
  return known;
}

/** What a wallet in the shared place says it is; TronLink made the place and has no mark. */
function selfName(provider: Provider): WalletName {
  const marks = provider as Readonly<Record<string, unknown>>;
  return knownWallets.find(({ flag }) => flag && marks[flag] === true)?.name ?? 'TronLink';
}

function rank(name: WalletName): number {
  const at = firstWallets.indexOf(name);
  return at < 0 ? firstWallets.length : at;
}

function isProvider(value: unknown): value is Provider {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}
