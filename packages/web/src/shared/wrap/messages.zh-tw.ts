import type { MessagesLike } from '../i18n/texts-of.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  giveNothing: '無',
  wrapReview: '確認：TRX 換成 WTRX',
  wrapDoing: '正在將 {amount} 換成 WTRX',
  wrapDone: '您的錢包已收到 {amount}',
  wrapUndone: '未換成 WTRX',
  unwrapReview: '確認：WTRX 換回 TRX',
  unwrapDoing: '正在將 {amount} 換回 TRX',
  unwrapDone: '您的錢包已收到 {amount}',
  unwrapUndone: '未換回 TRX',
  oneForOne: '{amount}，1 比 1',
  canFail: '若失敗，只會損失網路手續費。',
  offerTitle: '錢包內',
  offerText: 'WTRX 獎勵會進到這裡。1 WTRX 永遠等於 1 TRX。',
  unwrap: '換回 TRX',
};
