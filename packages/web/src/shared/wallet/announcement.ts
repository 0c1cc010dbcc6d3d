import type { WalletWindow } from './injected.ts';

const announced = 'TIP6963:announceProvider';
const requested = 'TIP6963:requestProvider';

/** Milliseconds after which a wallet that is asked to announce itself counts as one that cannot. */
const patience = 300;

type Announcement = CustomEvent<
  Readonly<{ info?: Readonly<{ name?: string }>; provider?: unknown }>
>;

export type TronLinkAnnouncement = Readonly<{
  /** TronLink's provider once it was announced; null before. */
  provider(): unknown;
  stop(): void;
}>;

/**
 * Asks wallets to announce themselves (TIP-6963) and listens. A TronLink that is too old to answer is
 * announced by the page in its place, since the adapter otherwise waits five seconds before it looks elsewhere.
 */
export function listenForTronLink(page: WalletWindow, onFound: () => void): TronLinkAnnouncement {
  let provider: unknown = null;
  const over = new AbortController();
  const options = { signal: over.signal };

  const hear = (event: Event) => {
    const { info, provider: heard } = (event as Announcement).detail ?? {};
    if (info?.name !== 'TronLink' || !heard) return;
    provider = heard;
    onFound();
  };
  const answerFor = () => {
    setTimeout(() => {
      if (provider || over.signal.aborted || !page.tron?.isTronLink) return;
      page.dispatchEvent(announcementOf(page.tron));
    }, patience);
  };
  page.addEventListener(announced, hear, options);
  page.addEventListener(requested, answerFor, options);
  page.dispatchEvent(new Event(requested));
  return { provider: () => provider, stop: () => over.abort() };
}

function announcementOf(provider: unknown): Event {
  const info = { uuid: crypto.randomUUID(), name: 'TronLink', icon: '', rdns: 'org.tronlink.www' };
  return new CustomEvent(announced, { detail: Object.freeze({ info, provider }) });
}
