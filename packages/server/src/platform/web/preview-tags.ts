/** What programs show of a link to a page. */
export type LinkPreview = Readonly<{
  title: string;
  description: string;
  url: string;
  /** Null for none of its own. */
  image: string | null;
}>;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** As text within a quoted attribute, whatever a stranger wrote. */
const escaped = (text: string) =>
  text.toWellFormed().replaceAll(/[&<>"']/g, (one) => ESCAPES[one] ?? '');

/** The tags of a preview for the head of a page. */
export function previewTags({ title, description, url, image }: LinkPreview): string {
  const tags: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Vellum'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ...(image === null ? [] : ([['og:image', image]] as const)),
    ['twitter:card', 'summary'],
  ];
  return tags
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`)
    .join('');
}
