import type { PublicDraw } from '../box-queries.ts';
import { verifierScript, verifierView } from './verifier-script.ts';

/** What the saved page says, in the reader's language. */
export type VerifierWords = Readonly<{
  title: string;
  intro: string;
  right: string;
  wrong: string;
  secret: string;
  seed: string;
  places: string;
  box: string;
  prize: string;
  drawn: string;
  expected: string;
  symbol: string;
  decimals: number;
}>;

/** A page that computes one draw again: data and program in one file, for a browser without any network. */
export function verifierFile(draw: PublicDraw, words: VerifierWords, language: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(words.title)}</title>
<style>
body{font:16px/24px system-ui,sans-serif;max-width:480px;margin:0 auto;padding:24px 16px;background:#f6f4ef;color:#14201c}
h1{font:400 24px/32px Georgia,serif}#verdict{padding:12px 16px;border-radius:12px;background:#dcebe5;font-weight:600}
table{width:100%;border-collapse:collapse}th,td{text-align:right;padding:6px 0;border-bottom:1px solid #ddd8cc}
th:first-child,td:first-child{text-align:left}code{overflow-wrap:anywhere}input{font:inherit;width:6em;padding:8px}
</style>
<h1>${escaped(words.title)}</h1>
<p>${escaped(words.intro)}</p>
<p id="verdict" role="status"></p>
<p id="secret"></p><code>${escaped(draw.secret ?? '')}</code>
<p id="seed"></p><code>${escaped(draw.seed ?? '')}</code>
<p id="places"></p>
<p><label>${escaped(words.box)} <input id="box" inputmode="numeric" value="0"></label> <span id="prize"></span></p>
<table><thead><tr><th>${escaped(words.prize)}</th><th>${escaped(words.drawn)}</th><th>${escaped(words.expected)}</th></tr></thead><tbody id="tiers"></tbody></table>
<script type="application/json" id="draw">${json(draw)}</script>
<script type="application/json" id="words">${json(words)}</script>
<script>${verifierScript}${verifierView}</script>
</html>
`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Nothing in the data can end the element that holds it. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
