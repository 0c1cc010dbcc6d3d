const english = {
  notMinted: 'Card not minted.',
  stakingEnded: 'Staking phase ended',
  selectWork: 'Select a work',
  alreadyStaked: 'Card already staked.',
  boughtJustNow: /You bought a Bronze card less than ten minutes ago/,
  repeatedMinting: 'Avoid repeated minting: each submit mints and pays again.',
  buyError: 'BUY error: the device was unplugged',
  insufficientTrx: 'Insufficient TRX balance.',
  purchaseFailed: 'Purchase failed: This is not on sale.',
  transferFailed: 'Transfer failed: This does not belong to your address.',
  pledgeError: 'pledge error: This does not belong to your address',
  unlockError: 'unlock error: This card is not pledged',
  buyFailed: 'Buy failed: Sold out.',
  remaining: 'Insufficient remaining number: 0 left.',
  reviewAgain: 'Review again',
};

type CardMessages = typeof english;

const chinese: CardMessages = {
  notMinted: '卡片尚未鑄造。',
  stakingEnded: '質押階段已結束',
  selectWork: '請選擇作品',
  alreadyStaked: '卡片已質押。',
  boughtJustNow: /您在十分鐘內已購買過一張青銅卡片/,
  repeatedMinting: '請避免重複鑄造：每送出一次，就會再鑄造並付款一次。',
  buyError: '購買失敗：the device was unplugged',
  insufficientTrx: 'TRX 餘額不足。',
  purchaseFailed: '購買失敗：目前沒有販售。',
  transferFailed: '轉讓失敗：這不屬於您的地址。',
  pledgeError: '質押失敗：這不屬於您的地址',
  unlockError: '解鎖失敗：此卡片沒有質押',
  buyFailed: '購買失敗：已售完。',
  remaining: '剩餘數量不足：剩下 0。',
  reviewAgain: '重新檢視',
};

/** What is said when something with cards does not work. */
export const cardMessages: Readonly<Record<'en' | 'zh-TW', CardMessages>> = {
  en: english,
  'zh-TW': chinese,
};
