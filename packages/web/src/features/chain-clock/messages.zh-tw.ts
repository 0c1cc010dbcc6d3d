import type { MessagesLike } from '../../shared/i18n/messages-like.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  open: '測試鏈的時鐘',
  title: '鏈上時鐘',
  detail: '這是本機的測試鏈。時間會為所有人一起前進，且只能向前。',
  now: '鏈上時間',
  ahead: '比此裝置快 {time}',
  same: '與此裝置相同',
  hour: '1 小時',
  day: '1 天',
  month: '30 天',
  forward: '向前移動',
  custom: '其他時間',
  unit: '小時',
  customHint: '整數小時，最多 87,600',
  move: '前進 {n} 小時',
  enterHours: '請輸入小時數',
  moved: '鏈上時間現在是 {time}',
  failed: '時鐘未移動。只有執行這條鏈的機器上的頁面可以移動。',
  unread: '節點未向此頁面提供時間。',
  rowTitle: '測試鏈',
  rowAction: '開啟時鐘',
};
