const english = {
  close: 'Close',
  nobody: 'Nobody can take anything',
  unknown: 'Unknown spender',
  desk: 'Vellum OTC desk',
  staking: 'Vellum coin staking',
  noLimit: 'no limit',
  risk: 'Authorization risk.',
  stepRisk:
    'A contract with an allowance can take that much without asking again, until you cancel it.',
  entry: 'See and cancel approvals',
  choose: /^Cancel /,
  selectAll: 'Select all',
  cancel: (n: number) => (n === 1 ? 'Cancel 1 approval' : `Cancel ${n} approvals`),
  review: 'Review: cancel an approval',
  reviewOf: (place: string) => `Review: cancel approval ${place}`,
  done: (who: string) => `${who} can take nothing more`,
  rowDone: '2 of 2 cancelled',
  checkIt: 'check it',
  noneStands: 'The chain says: no approval stands.',
  onlyKey: 'Only the key of this address can sign for it.',
  changed: 'The permissions of this address were changed.',
};

export type ApprovalWords = typeof english;

const chinese: ApprovalWords = {
  close: '關閉',
  nobody: '沒有人能取走任何東西',
  unknown: '未知的被授權方',
  desk: 'Vellum 場外交易櫃檯',
  staking: 'Vellum 單幣質押',
  noLimit: '無上限',
  risk: '授權風險。',
  stepRisk: '取得授權的合約，可在額度內直接取用，不會再次詢問，直到您取消為止。',
  entry: '查看並取消授權',
  choose: /^取消 /,
  selectAll: '全選',
  cancel: (n) => `取消 ${n} 筆授權`,
  review: '確認：取消授權',
  reviewOf: (place) => `確認：取消授權 ${place}`,
  done: (who) => `${who}不能再取走任何代幣`,
  rowDone: '已取消 2 / 2 筆',
  checkIt: '驗證',
  noneStands: '鏈上顯示：沒有有效的授權。',
  onlyKey: '只有此地址的金鑰能為它簽署。',
  changed: '此地址的權限已被變更。',
};

export const approvalWords = { en: english, 'zh-TW': chinese } as const;
