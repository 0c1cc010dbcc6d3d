import type { MessagesLike } from '../i18n/messages-like.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  offline: '沒有連線',
  connect: '連接錢包',
  wrongNetwork: '錢包的網路不正確',
  activateFirst: '請先啟用',
  seeProgress: '查看進度',
  connectTitle: '您的收益在錢包裡',
  connectText: '連接錢包，查看您質押與賺取的數量。',
  signInTitle: '登入後查看您的紀錄',
  signInText: '錢包只簽署一句話，不花費也不移動任何資產。',
  signIn: '登入',
  giveNothing: '無',
  onlyNetworkCost: '若失敗，只會花費網路費用。',
  claimLpReview: '確認：領取 LP 獎勵',
  claimLpDoing: '正在領取 LP 獎勵',
  claimLpDone: 'LP 獎勵已入您的錢包',
  notClaimed: '未領取',
  claimGet: '{amount}，以及到區塊前增加的部分',
  closeReview: '確認：結束質押',
  closeDoing: '正在結束質押',
  closeDone: '{total} 已入您的錢包',
  notClosed: '未結束',
  closeGive: '您已到期的質押',
  closeGet: '本金 {amount} 加獎勵 {reward}，共 {total}',
};
