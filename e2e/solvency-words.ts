const english = {
  close: 'Close',
  allCovered: /^All \d+ pools hold what they owe\.$/,
  locks: 'Locks',
  desk: 'OTC desk, TRX',
  matches: 'Matches',
  differs: 'Does not match',
  stepRoot: 'Result equals the root on the chain',
  offline: /^You are offline\. What is shown is of /,
  checkAgain: 'Check again',
  download: 'Download the proof and check it offline',
  saved: 'Check a proof that you kept',
  savedOnChain: 'Right, and its root stands on the chain.',
  savedWrong: 'This proof does not hold.',
  savedUnreadable: 'This file is not a proof of a share.',
  deskShort: 'OTC desk, TRX holds less than it owes',
  missing: '0.000001 TRX is missing.',
  locksAltered: 'The claims on Locks of VLM were changed',
  shareWrong: /^Your claim on Locks of VLM does not lead to the root on the chain\./,
  lowest: /^Lowest: 99\.99 on /,
};

export type SolvencyWords = typeof english;

const chinese: SolvencyWords = {
  close: '關閉',
  allCovered: /^全部 \d+ 個資金池都足額持有應付款。$/,
  locks: '鎖倉',
  desk: '場外交易 TRX',
  matches: '相符',
  differs: '不相符',
  stepRoot: '結果等於鏈上的根雜湊',
  offline: /^目前離線，顯示的是/,
  checkAgain: '再次驗證',
  download: '下載證明，離線驗證',
  saved: '驗證已保存的證明',
  savedOnChain: '正確，且其根雜湊在鏈上。',
  savedWrong: '此證明不成立。',
  savedUnreadable: '此檔案不是份額證明。',
  deskShort: '場外交易 TRX 的持有少於應付',
  missing: '短少 0.000001 TRX。',
  locksAltered: 'VLM 鎖倉的應付明細被更動',
  shareWrong: /^您在 VLM 鎖倉的份額推導不出鏈上的根雜湊。/,
  lowest: /^最低：99\.99（/,
};

export const solvencyWords: Readonly<Record<'en' | 'zh-TW', SolvencyWords>> = {
  en: english,
  'zh-TW': chinese,
};
