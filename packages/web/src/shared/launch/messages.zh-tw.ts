import type { MessagesLike } from '../i18n/messages-like.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  stage_notStarted: '即將開始',
  stage_inProgress: '預售中',
  stage_ended: '已結束',
  stage_launched: '交易中',
  stage_failed: '退款中',
  unchanged: '24 小時內不變',
  rose: '24 小時內上漲 {change}',
  fell: '24 小時內下跌 {change}',
};
