import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type Part, partsOf } from './announcement-parts.ts';

/**
 * The text of an announcement. What came as HTML is read as a tree and made again from the few elements it may have:
 * nothing else of it ever reaches the page, whatever the server was made to send.
 */
export function AnnouncementText({ html }: Readonly<{ html: string }>): ReactNode {
  return (
    <div className="announcement grid gap-4 px-4 pt-4">{childrenOf('body', partsOf(html))}</div>
  );
}

/** The elements that are kept, each with its look. */
const looks: Readonly<Record<string, string>> = {
  p: '',
  h2: 'title double-rule pt-3 text-20',
  ul: 'list-disc pl-5',
  li: '',
  strong: 'font-strong',
  table: 'w-full text-14',
  thead: 'text-ink-2',
  tbody: '',
  tr: 'border-b border-line-soft',
  th: 'py-2 text-right font-normal first:text-left',
  td: 'py-2 text-right first:text-left last:font-strong',
};

function childrenOf(name: string, parts: readonly Part[]): ReactNode {
  return parts.map((part, place) =>
    typeof part === 'string' ? textIn(name, part) : shown(part, place),
  );
}

type ElementPart = Exclude<Part, string>;

function shown(part: ElementPart, place: number): ReactNode {
  const { name, parts } = part;
  if (name === 'a') return linked(part, place);
  if (!Object.hasOwn(looks, name)) return null;
  return createElement(name, { key: place, className: looks[name] }, childrenOf(name, parts));
}

/** Space between rows and blocks is of the source, not of the text; React allows none in a table. */
function textIn(name: string, text: string): string | null {
  const isText = ['p', 'h2', 'li', 'strong', 'th', 'td', 'a'].includes(name);
  return isText || text.trim() !== '' ? text : null;
}

function linked({ href, parts }: ElementPart, place: number): ReactNode {
  const address = href ?? '';
  const look = 'text-primary underline underline-offset-3';
  // A backslash is a slash to browsers.
  if (/^\/(?![/\\])/.test(address)) {
    return (
      <Link key={place} to={address} className={look}>
        {childrenOf('a', parts)}
      </Link>
    );
  }
  if (!address.startsWith('https://')) return childrenOf('a', parts);
  return (
    <a key={place} href={address} target="_blank" rel="noopener noreferrer" className={look}>
      {childrenOf('a', parts)}
    </a>
  );
}
