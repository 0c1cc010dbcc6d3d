import {
  isClaimed,
  isKnownAs,
  markedName,
  type ReadName,
  safeIcon,
  shownId,
  shownName,
} from './announced-name.ts';
import type { FoundWallet, WalletName } from './connection.ts';
import { firstWallets, knownWallets } from './known-wallets.ts';
import { isPhone } from './phone.ts';
import { isSameProvider, type Provider, partOf } from './provider.ts';

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

/** The provider and what its wallet says of itself: nobody vouches for it. */
type Announced = FoundWallet & Readonly<{ page: WalletWindow; rdns: string; provider: Provider }>;

/** Nobody has so many; who announces more only wants to be in the way. */
const mostHeard = 30;

const loadReadName = (): Promise<ReadName> =>
  import('./read-name.ts').then(({ readName }) => readName);

/**
 * Finds wallets by what they announce (TIP-6963) and by the places where they stand, in this page and in the one
 * around it: extensions may put theirs only there. Where a wallet is in both, this page's own provider is taken.
 * A name that is not known is shown once it can be compared, and with its identifier when it cannot.
 */
export function pageWallets(
  pages: readonly WalletWindow[],
  onFound: () => void,
  load: () => Promise<ReadName> = loadReadName,
): PageWallets {
  const heard: Announced[] = [];
  let read: ReadName | null = null;
  let isWanted = false;
  const bringRead = async () => {
    if (isWanted) return;
    isWanted = true;
    // Without it every name may be mistaken for every other.
    read = await load().catch(() => () => '');
    onFound();
  };
  const hear = (one: Announced | null) => {
    if (!one || heard.length >= mostHeard) return;
    if (heard.some((it) => isSameProvider(it.provider, one.provider))) return;
    heard.push(one);
    if (!isKnownAs(one.name, one.rdns)) void bringRead();
    onFound();
  };
  for (const page of pages) {
    page.addEventListener(announced, (event) => hear(readAnnouncement(page, event)));
  }
  return {
    ask: () => {
      for (const page of pages) page.dispatchEvent(new Event(requested));
    },
    list() {
      const announcing = named(heard, read, pages.flatMap(standing));
      return pages
        .reduce((found, page) => withWalletsOf(page, found, announcing), [] as PageWallet[])
        .toSorted((one, other) => rank(one.name) - rank(other.name));
    },
  };
}

/** Under the names by which they are told apart. */
function named(
  heard: readonly Announced[],
  read: ReadName | null,
  placed: readonly PageWallet[],
): readonly Announced[] {
  return heard.flatMap((one) => {
    if (isKnownAs(one.name, one.rdns)) return [one];
    if (!read) return [];
    const isMarked = isAlike(one, heard, read) || isNamesake(one, placed);
    return [isMarked ? { ...one, name: markedName(one.name, one.rdns) } : one];
  });
}

/** One wallet may announce itself in both pages; two wallets that can be mistaken for each other show who they are. */
function isAlike({ name, rdns }: Announced, heard: readonly Announced[], read: ReadName): boolean {
  const isOther = (other: Announced) => other.rdns !== rdns && read(other.name) === read(name);
  return isClaimed(name, rdns, read) || heard.some(isOther);
}

/** Whether the wallet of this name stands in its own place and is another one. */
function isNamesake({ name, provider }: Announced, placed: readonly PageWallet[]): boolean {
  const ofName = placed.filter((one) => one.name === name);
  return ofName.length > 0 && !ofName.some((one) => isSameProvider(one.provider, provider));
}

function withWalletsOf(page: WalletWindow, found: PageWallet[], heard: readonly Announced[]) {
  for (const one of heard) if (one.page === page) addHeard(found, one);
  for (const one of standing(page)) addStanding(found, one);
  return found;
}

function readAnnouncement(page: WalletWindow, event: Event): Announced | null {
  const detail = (event as CustomEvent).detail as Readonly<{
    info?: Readonly<Record<string, unknown>>;
    provider?: unknown;
  }> | null;
  if (!isProvider(detail?.provider)) return null;
  const rdns = shownId(detail.info?.['rdns']);
  const name = shownName(detail.info?.['name']) || rdns;
  if (name === '') return null;
  return { page, name, rdns, icon: safeIcon(detail.info?.['icon']), provider: detail.provider };
}

function addHeard(found: PageWallet[], { name, icon, provider }: Announced): void {
  const isThere = found.some((one) => one.name === name);
  if (!isThere) found.push({ name, icon, provider, isTip: true });
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
    const provider = place && partOf(() => standingAt(page, place));
    if (isProvider(provider)) found.push({ name, icon: null, provider, isTip: false });
  }
  const shared = sharedPlace(page);
  return shared ? [...found, shared] : found;
}

const standingAt = (page: WalletWindow, [holder, place]: readonly [string, string]) =>
  (page[holder] as Readonly<Record<string, unknown>> | undefined)?.[place];

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

const tipProvider = (tron: unknown) =>
  isProvider(tron) && partOf(() => tron.isTronLink) === true ? tron : null;

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
  const isMarked = (flag: string | null) => flag && partOf(() => marks[flag]) === true;
  return knownWallets.find(({ flag }) => isMarked(flag))?.name ?? 'TronLink';
}

function rank(name: WalletName): number {
  const at = firstWallets.indexOf(name);
  return at < 0 ? firstWallets.length : at;
}

function isProvider(value: unknown): value is Provider {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}
