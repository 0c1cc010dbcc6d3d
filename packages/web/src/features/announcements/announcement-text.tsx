import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';

/**
 * The text of an announcement. What came as HTML is read as a tree and made again from the few elements it may have:
 * nothing else of it ever reaches the page, whatever the server was made to send.
 */
export function AnnouncementText({ html }: Readonly<{ html: string }>): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className="announcement grid gap-4 px-4 pt-4">{childrenOf(body)}</div>;
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

function childrenOf(node: Node): ReactNode {
  return [...node.childNodes].map((child, place) => shown(child, place));
}

function shown(node: Node, place: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return blankIn(node) ? null : node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (name === 'a') return linked(node, place);
  if (!Object.hasOwn(looks, name)) return null;
  return createElement(name, { key: place, className: looks[name] }, childrenOf(node));
}

/** Space between rows and blocks is of the source, not of the text; React allows none in a table. */
function blankIn({ textContent, parentNode }: Node): boolean {
  const isText = ['P', 'H2', 'LI', 'STRONG', 'TH', 'TD', 'A'].includes(parentNode?.nodeName ?? '');
  return !isText && (textContent ?? '').trim() === '';
}

function linked(node: Element, place: number): ReactNode {
  const address = node.getAttribute('href') ?? '';
  const look = 'text-primary underline underline-offset-3';
  // A backslash is a slash to browsers.
  if (/^\/(?![/\\])/.test(address)) {
    return (
      <Link key={place} to={address} className={look}>
        {childrenOf(node)}
      </Link>
    );
  }
  if (!address.startsWith('https://')) return childrenOf(node);
  return (
    <a key={place} href={address} target="_blank" rel="noopener noreferrer" className={look}>
      {childrenOf(node)}
    </a>
  );
}
