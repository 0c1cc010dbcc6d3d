import type { ErrorTexts } from './error-text.ts';
import type { Language } from './language.ts';
import { en } from './texts/en.ts';
import { zhTw } from './texts/zh-tw.ts';

/** For the server, which speaks all languages at once. The browser loads the one it needs. */
export const allTexts: Readonly<Record<Language, ErrorTexts>> = { en, 'zh-TW': zhTw };
