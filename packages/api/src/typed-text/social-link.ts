export type SocialField = 'telegram' | 'twitter';

/** The host under which a link is kept, and others of the same people. */
const hosts = {
  telegram: { kept: 't.me', others: ['telegram.me'], path: /^(?:\+|joinchat\/)?[\w-]{1,64}$/ },
  twitter: { kept: 'x.com', others: ['twitter.com'], path: /^\w{1,15}$/ },
} as const;

export const socialHost = (field: SocialField): string => hosts[field].kept;

/** The link that `@abc`, `t.me/abc` or a whole link of that host stands for; empty for nothing, null for anything else. */
export function socialLink(field: SocialField, text: string): string | null {
  const typed = text.trim();
  if (typed === '') return '';
  const { kept, others, path } = hosts[field];
  const found = /^@(\w+)$/.exec(typed)?.[1] ?? pathAt([kept, ...others], typed);
  return found !== null && path.test(found) ? `https://${kept}/${found}` : null;
}

function pathAt(all: readonly string[], typed: string): string | null {
  const match = /^(?:https:\/\/)?(?:www\.|mobile\.)?([a-z.]+)\/([^?#]+?)\/?(?:[?#].*)?$/i.exec(
    typed,
  );
  const [, host = '', path = ''] = match ?? [];
  return all.includes(host.toLowerCase()) ? path : null;
}
