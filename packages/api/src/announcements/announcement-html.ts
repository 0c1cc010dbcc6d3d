/**
 * The HTML of an announcement's text. The text is plain with five marks: `## ` heads a part, `- ` an item of a list,
 * `| a | b |` a row of a table, `**so**` is strong, `[word](link)` a link over https or to a page of the app. All else,
 * tags too, comes out as the letters it is made of.
 */
export function announcementHtml(text: string): string {
  const blocks = text.replaceAll('\r\n', '\n').split(/\n{2,}/);
  return blocks
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockHtml)
    .join('\n');
}

function blockHtml(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  if (block.startsWith('## ')) return headed(lines);
  if (lines.every((line) => line.startsWith('- '))) {
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  }
  if (lines.every((line) => line.startsWith('|') && line.endsWith('|'))) return tableHtml(lines);
  return `<p>${lines.map(inline).join(' ')}</p>`;
}

function headed([head = '', ...rest]: readonly string[]): string {
  const title = `<h2>${inline(head.slice(3))}</h2>`;
  return rest.length === 0 ? title : `${title}\n${blockHtml(rest.join('\n'))}`;
}

/** The first row heads the columns; a line of dashes below it is for those who read the source. */
function tableHtml(lines: readonly string[]): string {
  const [head, ...rows] = lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) => line.slice(1, -1).split('|'));
  const cells = (row: readonly string[], tag: 'th' | 'td') =>
    `<tr>${row.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells(row, 'td')).join('');
  return `<table><thead>${cells(head ?? [], 'th')}</thead><tbody>${body}</tbody></table>`;
}

const LINK = /\[([^[\]]{1,200})\]\(([^\s()]{1,300})\)/g;
/** After escaping: no quote, no tag and no other scheme can stand in it. A backslash is a slash to browsers. */
const SAFE_LINK = /^(https:\/\/[a-z0-9]|\/(?![/\\]))/i;

function inline(text: string): string {
  return escaped(text)
    .replaceAll(LINK, (whole, word: string, link: string) =>
      SAFE_LINK.test(link) ? `<a href="${link}" rel="noopener noreferrer">${word}</a>` : whole,
    )
    .replaceAll(/\*\*([^*]{1,500})\*\*/g, '<strong>$1</strong>');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
