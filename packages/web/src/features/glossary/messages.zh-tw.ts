import type { MessagesLike } from '../../shared/i18n/texts-of.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  intro: '各名詞的意思，以及對您的錢有何影響。',
  search: '搜尋名詞',
  nothingTitle: '沒有符合的結果',
  nothingText: '請試試其中幾個字，或打開該頁的說明。',
  showAll: '顯示所有名詞',
};
