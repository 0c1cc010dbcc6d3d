import { reservedCoinAlike } from '../typed-text/look-alike.ts';
import { parseUrl } from '../typed-text/parse-url.ts';
import { isHiding, reasonAgainstText } from '../typed-text/text-review.ts';
import { type TextField, textFields } from './token-texts.ts';

/** Everything of a token that its creator words. */
export const reviewedFields = ['name', 'symbol', ...textFields] as const;
export type ReviewedField = (typeof reviewedFields)[number];

/**
 * Why a text is not published: characters that nobody sees, markup, asking for keys, promising a profit, bearing
 * the name of the platform or of a large coin, or a link that hides where it leads.
 */
export const reviewReasons = [
  'hidden',
  'markup',
  'keys',
  'promise',
  'impersonation',
  'link',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];
export type Finding = Readonly<{ field: ReviewedField; reason: ReviewReason }>;

type Reviewed = Readonly<Partial<Record<ReviewedField, string>>>;

const LINKS: ReadonlySet<ReviewedField> = new Set<TextField>([
  'website',
  'telegram',
  'twitter',
  'documentUrl',
]);

/** What the content check finds, field by field, the first reason of each; the form shows it while one types. */
export function reviewOf(texts: Reviewed): Finding[] {
  return reviewedFields.flatMap((field) => {
    const text = texts[field];
    const reason = text ? reasonAgainst(field, text) : null;
    return reason === null ? [] : [{ field, reason }];
  });
}

function reasonAgainst(field: ReviewedField, text: string): ReviewReason | null {
  if (LINKS.has(field)) {
    if (isHiding(text)) return 'hidden';
    return isPlainLink(text) ? null : 'link';
  }
  const reason = reasonAgainstText(text);
  if (reason !== null) return reason;
  const isName = field === 'name' || field === 'symbol';
  if (!isName) return null;
  const named = { tokenName: text, tokenSymbol: text };
  return reservedCoinAlike(named) === null ? null : 'impersonation';
}

/** A host in plain letters with a dot, and nothing before it that looks like another host. */
function isPlainLink(text: string): boolean {
  // What the address bar would turn into something else must not be read here as it was typed.
  const url = /^[\x21-\x7e]+$/.test(text) ? parseUrl(text) : null;
  if (url === null) return false;
  const { protocol, username, password, hostname, port } = url;
  const isPlainHost = /^(?!xn--)[a-z\d-]+(?:\.(?!xn--)[a-z\d-]+)*\.[a-z]{2,}$/.test(hostname);
  return protocol === 'https:' && !username && !password && port === '' && isPlainHost;
}
