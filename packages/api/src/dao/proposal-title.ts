import { proposalBody } from './proposal-body.ts';

const LONGEST = 120;
/** Controls, and what turns the direction of text or has no width: a title reads as it is written. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What a proposal is called: the first line of its text that says something, without marks of a heading. */
export function proposalTitle(description: string): string {
  const lines = proposalBody(description).split('\n').map(titleOf);
  return lines.find((line) => line !== '') ?? '';
}

function titleOf(line: string): string {
  const seen = line
    .toWellFormed()
    .replace(/^\s*#+\s*/, '')
    .replace(UNSEEN, '\ufffd')
    .trim();
  const letters = Array.from(seen);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : seen;
}
