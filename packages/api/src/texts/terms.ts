/** A thing the screens name: one name in each language, and the second names it must not have. */
export type Term = Readonly<{ english: string; chinese: string; not?: readonly string[] }>;

/** One thing, one name, in every screen, text, page title and document. */
export const terms: readonly Term[] = [
  {
    ...{ english: 'Network fee', chinese: '網路手續費' },
    not: ['network cost', 'cost of the network', 'what the network takes', '網路成本'],
  },
  { english: 'Estimated fee', chinese: '預估費用' },
  {
    ...{ english: 'Max fee', chinese: '費用上限' },
    not: ['most it can cost', 'the most it costs', 'cost at most'],
  },
  { english: 'Withdraw', chinese: '提領', not: ['take back', 'takes back', 'taken back'] },
  { english: 'Unstake', chinese: '解除質押', not: ['take out', 'takes out', 'taken out'] },
  { english: 'Remove (liquidity)', chinese: '移除' },
  { english: 'Unwrap (WTRX to TRX)', chinese: '換回 TRX' },
  { english: 'Slippage tolerance', chinese: '滑價容忍度', not: ['price may move'] },
  { english: 'Price impact', chinese: '價格影響' },
  { english: 'Impermanent loss', chinese: '無常損失', not: ['prices part', '若價格分歧'] },
  {
    ...{ english: 'Funded minimum', chinese: '最低收益（已備足）' },
    not: ['guaranteed return', 'guaranteed yield', '保證收益'],
  },
  { english: 'APR', chinese: '年化' },
  {
    ...{ english: 'Max per wallet', chinese: '每個錢包上限' },
    not: ['most per address', 'most for you', 'for each address'],
  },
  { english: 'Total supply', chinese: '總供應量', not: ['shares in all'] },
  { english: 'Vesting schedule', chinese: '解鎖時程' },
  { english: 'Next unlock', chinese: '下次解鎖' },
  { english: 'Reserve', chinese: '儲備金', not: ['lies behind', 'fund of the backing'] },
  {
    ...{ english: 'Simulated successfully', chinese: '模擬成功' },
    not: ['tried on the', 'tried out', 'was tried before', 'it would succeed', '試算'],
  },
  { english: 'What can go wrong', chinese: '可能的狀況', not: ['what can fail'] },
  { english: 'Resume, Discard', chinese: '繼續、捨棄', not: ['go on where'] },
  {
    ...{ english: 'Recipient', chinese: '收款地址' },
    not: ['首次持有人'],
  },
  { english: 'Spender', chinese: '被授權對象', not: ['who may take', '不必再詢問'] },
  { english: 'Owner', chinese: '擁有者' },
  { english: 'Permanent', chinese: '永久', not: ['for good', 'by nobody', 'once and for all'] },
  { english: 'Refund available', chinese: '可退款', not: ['comes back', 'come back at'] },
  { english: 'Your position', chinese: '我的部位' },
  {
    ...{ english: 'Burn mining', chinese: '銷毀挖礦' },
    not: ['computing power', 'destroy mining'],
  },
  { english: 'Power', chinese: '算力', not: ['burn power'] },
  { english: 'Stake (coins, LP)', chinese: '質押' },
  { english: 'Pledge (cards)', chinese: '卡片質押' },
  { english: 'Quorum', chinese: '法定票數', not: ['法定人數'] },
  { english: 'Timelock', chinese: '時間鎖', not: ['time lock'] },
  { english: 'Whitelist', chinese: '白名單' },
  {
    ...{ english: 'Internal sale', chinese: '內部認購' },
    not: ['pre-swap', 'internal trade', 'inside sale', '預先兌換'],
  },
  { english: 'OTC offer', chinese: '場外掛單', not: ['取回掛單'] },
  { english: 'Energy rental', chinese: '能量租賃', not: ['energy leasing'] },
  { english: 'Recovery words', chinese: '助記詞', not: ['seed phrase', 'secret words'] },
  { english: 'No inviter', chinese: '不經邀請人', not: ['中立根'] },
  { english: 'Median', chinese: '中位數', not: ['middle value', 'middle inviter'] },
  { english: 'Cancelled', chinese: '已取消', not: ['called off'] },
  { english: 'In progress', chinese: '進行中', not: ['under way'] },
  { english: 'Confirms in the wallet', chinese: '錢包會跳出確認', not: ['錢包會詢問'] },
  { english: 'U (1 U = 1 USDT)', chinese: 'U' },
];
