import type { ErrorTexts } from '../refusals/error-text.ts';
import type { Language } from '../typed-text/language.ts';
import { en } from './en.ts';
import { zhTw } from './zh-tw.ts';

/** For the server, which speaks all languages at once. The browser loads the one it needs. */
export const allTexts: Readonly<Record<Language, ErrorTexts>> = { en, 'zh-TW': zhTw };
