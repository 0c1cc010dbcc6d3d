import type { MessagesLike } from '../../shared/i18n/texts-of.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  promise: '這裡的每個數字，都能核對。',
  promiseDetail: '獎勵只從已備妥的資金支付。',
  proof: '應付與持有，鏈上可查',
  check: '驗證',
  inactiveTitle: '您的地址尚未啟用',
  inactiveText: '第一次購買或質押時會一併啟用，免費。',
  activate: '啟用',
  invitedTitle: '您收到邀請',
  invitedText: '第一次購買時一併加入。',
  market: 'NFT 市場',
  boxes: '盲盒',
  staking: '質押',
  burn: '銷毀挖礦',
  income: '我的收益',
  team: '團隊',
  otc: '場外交易',
  energy: '能量',
  entries: '功能',
  announcements: '公告',
  tokens: '代幣',
  rankings: '排行榜',
};
