import type { PathName } from '../../shared/navigation/paths.ts';
import type { messages } from './messages.en.ts';

/** Something that people come for: where it is done, and the entry of the menu that it belongs to. */
export type Task = Readonly<{
  key: keyof typeof messages & `do_${string}`;
  to: PathName;
  entry: PathName;
  /** Everyday words by which it is found, of all languages: either may be typed. */
  words: string;
}>;

/** What can be done, most wanted first: of two that fit a word as well, the earlier one stands above. */
export const tasks: readonly Task[] = [
  {
    ...{ key: 'do_sellCard', to: 'myCards', entry: 'myCards' },
    words: 'sell list card price listing cash 賣出 出售 賣卡 上架 賣',
  },
  {
    ...{ key: 'do_buyCard', to: 'market', entry: 'market' },
    words: 'buy card nft purchase mint shop 購買 買卡 買 買入 鑄造',
  },
  {
    ...{ key: 'do_giveCard', to: 'myCards', entry: 'myCards' },
    words: 'gift give transfer nft send card 轉贈 送卡 贈送 轉卡',
  },
  {
    ...{ key: 'do_unlistCard', to: 'myCards', entry: 'myCards' },
    words: 'unlist delist cancel sale off 下架 取消出售',
  },
  {
    ...{ key: 'do_pledgeCard', to: 'cardPledge', entry: 'cardPledge' },
    words: 'pledge rewards card earn 卡片質押 質押卡 抵押',
  },
  {
    ...{ key: 'do_sellToken', to: 'swap', entry: 'swap' },
    words: 'sell exchange dump token 賣幣 賣出 換成',
  },
  {
    ...{ key: 'do_buyToken', to: 'swap', entry: 'swap' },
    words: 'buy purchase vlm usdt coin token 買幣 買進 購買代幣',
  },
  {
    ...{ key: 'do_wrapTrx', to: 'swap', entry: 'swap' },
    words: 'wrap unwrap wtrx 包裝 換回 解包',
  },
  {
    ...{ key: 'do_swapTokens', to: 'swap', entry: 'swap' },
    words: 'swap exchange trade convert dex 兌換 交換 換幣 交易',
  },
  {
    ...{ key: 'do_seeIncome', to: 'income', entry: 'income' },
    words: 'income earnings profit yield interest revenue 收益 收入 利息 獲利 賺',
  },
  {
    ...{ key: 'do_withdrawIncome', to: 'withdraw', entry: 'withdraw' },
    words: 'withdraw withdrawal payout cash wallet 提領 提款 出金 提現 領出',
  },
  {
    ...{ key: 'do_claimIncome', to: 'claim', entry: 'claim' },
    words: 'claim collect rewards harvest 領取 領獎 獎勵 收取',
  },
  {
    ...{ key: 'do_stakeCoin', to: 'coinStaking', entry: 'coinStaking' },
    words: 'stake staking vlm apr deposit 質押 存幣 單幣 定存',
  },
  {
    ...{ key: 'do_unstakeCoin', to: 'assetStaking', entry: 'assetStaking' },
    words: 'unstake exit stop positions 解除質押 贖回 解質押',
  },
  {
    ...{ key: 'do_stakeLp', to: 'lpStaking', entry: 'lpStaking' },
    words: 'farm farming lp pool 流動性挖礦 礦池 挖礦',
  },
  {
    ...{ key: 'do_buyLp', to: 'buyLp', entry: 'assetStaking' },
    words: 'liquidity add pool zap 流動性 加池 組LP',
  },
  {
    ...{ key: 'do_burnTokens', to: 'computingPower', entry: 'computingPower' },
    words: 'burn mining power destroy hash 銷毀 燒毀 算力 燃燒',
  },
  {
    ...{ key: 'do_lockTokens', to: 'lockNew', entry: 'locks' },
    words: 'lock vest freeze timelock 鎖倉 鎖幣 鎖定',
  },
  {
    ...{ key: 'do_openLock', to: 'locks', entry: 'locks' },
    words: 'unlock release vesting 解鎖 解倉 釋放',
  },
  {
    ...{ key: 'do_checkLock', to: 'lockProof', entry: 'locks' },
    words: 'proof locked check 鎖倉證明 查鎖',
  },
  {
    ...{ key: 'do_launchToken', to: 'launchSimple', entry: 'launchSimple' },
    words: 'launch create issue deploy meme ico token 發行 發幣 建立代幣 上幣',
  },
  {
    ...{ key: 'do_editToken', to: 'tokens', entry: 'tokens' },
    words: 'edit logo website description manage 編輯 修改 管理代幣',
  },
  {
    ...{ key: 'do_launchFigures', to: 'dashboard', entry: 'dashboard' },
    words: 'dashboard analytics statistics chart 儀表板 數據 統計',
  },
  {
    ...{ key: 'do_joinPresale', to: 'rankings', entry: 'rankings' },
    words: 'presale fundraising new hot trending top 預售 募資 新幣 熱門 排行',
  },
  {
    ...{ key: 'do_getRefund', to: 'refunds', entry: 'refunds' },
    words: 'refund failed back money 退款 退回 退費',
  },
  {
    ...{ key: 'do_buyBox', to: 'boxes', entry: 'boxes' },
    words: 'box mystery lottery gacha surprise 盲盒 抽獎 開箱 抽盒',
  },
  {
    ...{ key: 'do_openBox', to: 'myBoxes', entry: 'myBoxes' },
    words: 'open unbox prize reveal 開盒 開獎 拆盒',
  },
  {
    ...{ key: 'do_verifyBox', to: 'boxVerify', entry: 'boxes' },
    words: 'verify fair fairness random 驗證 公平 隨機',
  },
  {
    ...{ key: 'do_otcOffer', to: 'otc', entry: 'otc' },
    words: 'otc offer limit order escrow 場外 掛單 限價 自訂價',
  },
  {
    ...{ key: 'do_internalSale', to: 'preSwap', entry: 'preSwap' },
    words: 'internal whitelist preswap allocation 內部認購 白名單 認購 預先兌換',
  },
  {
    ...{ key: 'do_rentEnergy', to: 'energy', entry: 'energy' },
    words: 'energy fee gas cheap rent lease bandwidth 能量 手續費 租能量 省手續費',
  },
  {
    ...{ key: 'do_seePortfolio', to: 'portfolio', entry: 'portfolio' },
    words: 'balance portfolio assets worth holdings wealth 餘額 資產 持有 總值',
  },
  {
    ...{ key: 'do_seeWaiting', to: 'waiting', entry: 'waiting' },
    words: 'todo due pending waiting reminders 待辦 待領 到期 提醒',
  },
  {
    ...{ key: 'do_seeHistory', to: 'activity', entry: 'activity' },
    words: 'history transactions activity receipt status log 紀錄 歷史 交易紀錄 明細',
  },
  {
    ...{ key: 'do_invite', to: 'invitations', entry: 'invitations' },
    words: 'invite friend referral code link share 邀請 推薦 邀請碼 啟用碼 好友',
  },
  {
    ...{ key: 'do_seeInvited', to: 'myInvitations', entry: 'myInvitations' },
    words: 'invited invitees 邀請名單 下線',
  },
  {
    ...{ key: 'do_seeTeam', to: 'team', entry: 'team' },
    words: 'team members network tree 團隊 成員 組織',
  },
  {
    ...{ key: 'do_seeUsers', to: 'users', entry: 'users' },
    words: 'people users person profile search 使用者 會員 找人 用戶',
  },
  {
    ...{ key: 'do_editProfile', to: 'profileEdit', entry: 'users' },
    words: 'name nickname avatar photo picture profile 暱稱 頭像 名字 改名',
  },
  {
    ...{ key: 'do_vote', to: 'dao', entry: 'dao' },
    words: 'vote voting dao governance ballot 投票 表決 治理',
  },
  {
    ...{ key: 'do_propose', to: 'daoPropose', entry: 'dao' },
    words: 'propose proposal suggest 提案 提議 建議',
  },
  {
    ...{ key: 'do_delegate', to: 'dao', entry: 'dao' },
    words: 'delegate delegation 委託 委任 代理',
  },
  {
    ...{ key: 'do_checkSolvency', to: 'solvency', entry: 'solvency' },
    words: 'solvency reserves safe proof audit safety 償付 準備金 安全 儲備 稽核',
  },
  {
    ...{ key: 'do_revoke', to: 'approvals', entry: 'approvals' },
    words: 'revoke approval allowance permission security 授權 撤銷 取消授權 權限',
  },
  {
    ...{ key: 'do_readNews', to: 'announcements', entry: 'announcements' },
    words: 'news announcements updates notice 公告 消息 新聞 通知',
  },
  {
    ...{ key: 'do_saveContact', to: 'contacts', entry: 'contacts' },
    words: 'contacts address book 聯絡人 地址簿 通訊錄',
  },
  {
    ...{ key: 'do_changeLanguage', to: 'settings', entry: 'settings' },
    words: 'language english chinese translate locale 語言 中文 英文 語系',
  },
  {
    ...{ key: 'do_darkTheme', to: 'settings', entry: 'settings' },
    words: 'dark light theme night mode appearance 深色 暗色 夜間 主題 淺色',
  },
  {
    ...{ key: 'do_changeSettings', to: 'settings', entry: 'settings' },
    words: 'settings options preferences currency 設定 偏好 選項',
  },
  {
    ...{ key: 'do_runContracts', to: 'owner', entry: 'owner' },
    words: 'owner admin console contract parameters 擁有者 管理員 合約 參數',
  },
  {
    ...{ key: 'do_getHelp', to: 'welcome', entry: 'welcome' },
    words: 'help tutorial guide start support tour how 說明 幫助 教學 新手 客服',
  },
  {
    ...{ key: 'do_explainWord', to: 'glossary', entry: 'glossary' },
    words: 'glossary meaning word explain dictionary 名詞 解釋 術語 意思',
  },
];
