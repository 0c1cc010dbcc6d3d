import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import type { Address } from '@vellum/tron/address';

/** What a process does. One process may do all; the indexer that leads is one of however many there are. */
export const roles = ['api', 'indexer', 'keeper'] as const;
export type Role = (typeof roles)[number];

/**
 * How a server runs: plain data, so that it can be handed to another process. The environment is read by
 * who starts the server (packages/stack/src/config/config.ts).
 */
export type ServerConfig = Readonly<{
  host: string;
  /** 0 for any free port. */
  port: number;
  /** Under which people reach it; where it listens when null. Decides origins and cookies. */
  publicUrl: string | null;
  databaseUrl: string;
  network: Readonly<{
    name: 'devnet' | 'nile' | 'mainnet' | 'custom';
    fullNodes: readonly string[];
    /** The full nodes when empty. */
    solidityNodes: readonly string[];
    eventServers: readonly string[];
    apiKey: string | null;
    explorer: string | null;
    /** What browsers are told, where that differs from what the server uses. */
    publicNode?: string;
    /** How browsers reach a node: `auto` unless told, see `nodeAccess`. */
    access?: 'direct' | 'relay' | 'auto';
    /** Milliseconds until a block is final, where that differs from TRON's own time. */
    finalAfter?: number;
  }>;
  deployment: Deployment;
  /** `exits` on contracts that newer ones replace: nothing new is taken. `open` unless told. */
  mode?: 'open' | 'exits';
  /** Where people reach the platforms on the contracts before these, and on those that replace them. */
  previousUrl?: string | null;
  successorUrl?: string | null;
  /** Where uploaded images are stored, unless there is a bucket. */
  mediaFolder: string;
  /** A bucket of S3-compatible storage for them; its key may write and delete. */
  mediaBucket?: Readonly<{
    url: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  }> | null;
  /** Bytes of all images together; 20 GiB unless told. */
  mediaBytes?: number;
  /** The built app; null to serve the API alone. */
  webFolder: string | null;
  /** On the loopback, whatever the host; null for none. */
  metricsPort: number | null;
  roles: readonly Role[];
  admins: readonly Address[];
  /** Whose offers of VLM at the OTC desk are the project's own sale; null for no sale. */
  tokenSeller: Address | null;
  /** Who funds wallets of strangers: exchanges, a faucet. Their transfers link no wallets; none unless told. */
  publicSources?: readonly Address[];
  /** What is not published, besides what the public rules refuse: words, and images by their SHA-256. */
  forbidden: Readonly<{ words: readonly string[]; images: readonly string[] }>;
  /** Private key of the keeper in hex; null switches its work off. */
  keeperKey: string | null;
  /** Private key in hex of who proposes payout roots and sends claims; null switches that off. */
  payoutKey: string | null;
  /** Private key in hex of who proposes payout roots once one of the other was vetoed; null switches that off. */
  reserveKey: string | null;
  /** The accounts for which the two sign by an active permission, where these are not the keys' own. */
  payoutAccount?: Address | null;
  reserveAccount?: Address | null;
  /** Private key in hex from which the secrets of box series are derived; null when this server knows none. */
  operatorKey: string | null;
  links: Readonly<{ email: string; telegramGroup: string; telegramChannel: string; x: string }>;
  /** Off for tests that are many people behind one address. */
  rateLimits: 'on' | 'off';
  /** How many proxies in front name the client in X-Forwarded-For. */
  trustedProxies: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Whether the demo world is in place; null where there is none to wait for. */
  demoWorld: 'ready' | 'building' | null;
}>;
