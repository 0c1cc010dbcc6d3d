import type { MessagesLike } from '../../i18n/texts-of.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  receipt: '收據',
  reading: '正在讀取收據',
  unread: '交易已確認，但目前無法讀取收據。',
  received: '收到',
  sent: '轉出',
  coins: '您的代幣',
  nothingMoved: '沒有變動',
  unknownTokens: '不明代幣',
  notShown: '{n} 種未顯示',
  refunded: '轉出 {gone}，退回 {came}',
  alsoSent: '收到 {came}，轉出 {gone}',
  aboveMinimum: '比最少數量多 {more}',
  fee: '{n, plural, =1 {網路手續費} other {網路手續費，# 筆交易}}',
  parts: '各項明細',
  change: 'TRX 變動',
};
