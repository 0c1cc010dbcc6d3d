import type { MessagesLike } from '../../shared/i18n/messages-like.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  boards: '榜單',
  period: '期間',
  board_raised: '募資',
  board_volume: '成交額',
  board_burn: '銷毀',
  board_holders: '持有者',
  period_day: '24 小時',
  period_week: '7 天',
  period_month: '30 天',
  period_all: '全部',
  formula_raised: '＝在預售中支付的 TRX，扣除提前退出的買家取回的款項。',
  formula_volume:
    '＝在流動池成交的 TRX。每個地址對每個代幣只計買入與賣出的差額，建立者自己的交易不計：與自己交易無法改變名次。',
  formula_burn: '＝已銷毀的代幣佔最初供應量的比例。',
  formula_holders: '＝目前持有且在此期間開始持有的地址數。發行合約不計。',
  between: '{from} 至 {to}。',
  always: '自第一個區塊起。',
  places: '箭頭為與前一期間相比的名次變動。付費名次：無。',
  failedTitle: '排行榜未能載入',
  failedText: '鏈上資料不受影響。請稍後再試。',
  emptyTitle: '這段期間沒有可排名的代幣',
  emptyText: '請選擇較長的期間或其他榜單。',
  sum: '所有代幣合計',
  leftOut: '{n, plural, =0 {依規則排除} other {依規則排除，涉及 # 個地址}}',
  holders: '{n} 位持有者',
  samePlace: '名次不變',
  newPlace: '先前未上榜',
  rose: '上升 {n} 名',
  fell: '下降 {n} 名',
};
