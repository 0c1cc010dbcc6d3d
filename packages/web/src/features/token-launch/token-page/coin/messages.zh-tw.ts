import type { MessagesLike } from '../../../../shared/i18n/texts-of.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  platform: '平台',
  inDay: '24 小時內',
  noPrice: '尚無價格',
  marketValue: '市值',
  supply: '總供應量',
  volume24h: '24 小時成交額',
  about: '關於',
  about_vlm:
    'VLM 是 Vellum 的代幣，可質押、銷毀換取算力，也可用來投票。總供應量固定，任何人都無法增發。',
  about_usdt:
    'USDT 是 Tether 發行的美元代幣，與 Vellum 無關。我們以 U 顯示價值，1 U 即 1 USDT。發行者可凍結地址。',
  noScore: '沒有安全評分：只評在這裡發行的代幣，{symbol} 不是。',
  contract: '官方合約',
  contractText: '本平台唯一的 {symbol}。交易前請比對完整地址。',
  verify: '在設定中驗證',
  explorer: '區塊瀏覽器',
  buy: '買進',
  sell: '賣出',
  pools: '流動池',
  poolsText: '可在這裡交易的流動池，以及池中兩種代幣的數量。',
  poolsFailed: '無法載入流動池。',
  use: '可以做什麼',
  stake: '質押',
  burn: '銷毀挖礦',
  vote: '投票',
  otc: '場外交易',
};
