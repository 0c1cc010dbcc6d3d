import type { MessagesLike } from '../../shared/i18n/messages-like.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  kept: '只儲存在這個瀏覽器。',
  device: '此裝置',
  forget: '清除已存資料',
  forgetDetail: '語言、外觀與瀏覽位置',
  forgetTitle: '要清除已存資料嗎？',
  forgetText: '語言與外觀會回到初始狀態，鏈上的一切不變。',
  forgetConfirm: '清除',
  forgotten: '已清除',
};
