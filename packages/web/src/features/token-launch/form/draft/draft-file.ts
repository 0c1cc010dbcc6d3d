import { type DraftTexts, draftFrom, emptyDraft } from './draft.ts';

/** How a file says that it is one of ours, and in which writing. */
const KIND = 'vellum-launch';
const VERSION = 1;

/** The draft as a file for people and programs: units as in the form, empty fields left out. */
export function draftFile(draft: DraftTexts): string {
  const written = Object.fromEntries(Object.entries(draft).filter(([, text]) => text !== ''));
  return `${JSON.stringify({ kind: KIND, version: VERSION, launch: written }, null, 2)}\n`;
}

/** What a file holds; null when it is none of ours. Nothing in it is believed: the form checks every field. */
export function draftInFile(text: string): DraftTexts | null {
  const file = parsed(text);
  if (!isRecord(file) || file['kind'] !== KIND || file['version'] !== VERSION) return null;
  const { launch } = file;
  return isRecord(launch) ? draftFrom(launch) : null;
}

/** A name that every system takes: `vellum-launch-tinl.json`. */
export function draftFileName({ symbol }: DraftTexts): string {
  const plain = symbol.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain === '' ? 'vellum-launch.json' : `vellum-launch-${plain}.json`;
}

/** What storage holds; an empty draft when there is none or it cannot be read. */
export function storedDraft(text: string | null): DraftTexts {
  const kept = text === null ? null : parsed(text);
  return isRecord(kept) ? draftFrom(kept) : emptyDraft;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
