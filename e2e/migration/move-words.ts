/** What the banners say, and the button of an entry that is closed. */
export const moveWords = {
  en: {
    exitsOnly: 'This is the previous version of Vellum. You can only withdraw here.',
    toSuccessor: 'Open the new version',
    movedHere: 'Vellum has moved to new contracts. Earlier assets are still in the old ones.',
    toPrevious: 'Withdraw from the old version',
    closed: 'Withdrawals only',
  },
  'zh-TW': {
    exitsOnly: '這是 Vellum 的舊版，只能提領，不能再投入。',
    toSuccessor: '前往新版',
    movedHere: 'Vellum 已改用新合約，您原有的資產仍在舊合約中。',
    toPrevious: '前往舊版提領',
    closed: '僅供提領',
  },
} as const;
