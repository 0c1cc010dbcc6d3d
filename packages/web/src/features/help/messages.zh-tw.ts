import type { MessagesLike } from '../../shared/i18n/texts-of.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  open: '說明：{page}',
  does: '這一頁的用途',
  risk: '可能的狀況',
  numbers: '數字的來源',
  words: '相關名詞',
  allWords: '所有名詞解釋',
  failed: '說明無法載入，請再試一次。',
};
