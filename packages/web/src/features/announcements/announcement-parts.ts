/** A piece of an announcement: letters, or an element with what is in it. */
export type Part = string | Readonly<{ name: string; href: string | null; parts: readonly Part[] }>;

/** What came as HTML, as a tree: read by the browser, or, where there is none, as the server writes it. */
export function partsOf(html: string): readonly Part[] {
  if (typeof DOMParser === 'undefined') return writtenParts(html);
  return partsIn(new DOMParser().parseFromString(html, 'text/html').body);
}

function partsIn(node: Node): readonly Part[] {
  return [...node.childNodes].flatMap((child): readonly Part[] => {
    if (child.nodeType === Node.TEXT_NODE) return [child.textContent ?? ''];
    if (!(child instanceof Element)) return [];
    return [{ name: child.localName, href: child.getAttribute('href'), parts: partsIn(child) }];
  });
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?: href="([^"]*)")?[^>]*>|([^<]+)/g;

/** See `announcementHtml` of the API: every element is closed, and all letters that mean something are escaped. */
function writtenParts(html: string): readonly Part[] {
  const all: Part[] = [];
  const open: Part[][] = [all];
  for (const [, end, name = '', href, text] of html.matchAll(TOKEN)) {
    const inner = open.at(-1) ?? all;
    if (text !== undefined) inner.push(unescaped(text));
    else if (end !== '') open.pop();
    else {
      const parts: Part[] = [];
      inner.push({ name, href: href === undefined ? null : unescaped(href), parts });
      open.push(parts);
    }
  }
  return all;
}

const letters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const unescaped = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (code) => letters[code] ?? code);
