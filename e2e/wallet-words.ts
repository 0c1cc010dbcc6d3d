const english = (name: string) => ({
  connect: 'Connect wallet',
  account: (short: string) => `Account ${short}`,
  unlock: 'Unlock wallet',
  rejected: 'Cancelled in the wallet. Nothing happened.',
  isElsewhere: `${name} is on another network`,
  onMain: `${name} is on TRON main network`,
  switchTo: `Switch to the demo chain in ${name}`,
  byHand: `${name} cannot be switched from here.`,
  yourAccount: 'Your account',
  signIn: 'Sign in',
  signInWith: `Sign in with ${name}`,
  continueIn: `Continue in ${name}`,
  signedIn: 'Signed in',
  signedOut: 'Not signed in',
  pleaseInstall: 'Please install TronLink or OKX Wallet',
  options: 'See options',
  again: 'Search again',
  tryOf: (n: number) => `try ${n} of 5`,
  whatNow: /Install one, or try everything with the demo wallet/,
  whatNowPhone: /Open this page inside the app of your wallet, or try/,
  installTronLink: 'Install TronLink',
  openInOkx: 'Open in app: OKX Wallet',
});

type WalletWords = ReturnType<typeof english>;

const chinese = (name: string): WalletWords => ({
  connect: '連接錢包',
  account: (short) => `帳號 ${short}`,
  unlock: '解鎖錢包',
  rejected: '已在錢包中取消，沒有任何變動。',
  isElsewhere: `${name} 在其他網路上`,
  onMain: `${name} 目前的網路：TRON 主網`,
  switchTo: `在 ${name} 切換網路：示範鏈`,
  byHand: `${name} 無法由此切換。`,
  yourAccount: '您的帳號',
  signIn: '登入',
  signInWith: `以 ${name} 登入`,
  continueIn: `前往 ${name} 簽署`,
  signedIn: '已登入',
  signedOut: '尚未登入',
  pleaseInstall: '請安裝 TronLink 或 OKX Wallet',
  options: '查看選項',
  again: '重新搜尋',
  tryOf: (n) => `第 ${n} 次，共 5 次`,
  whatNow: /請先安裝，或以示範錢包體驗全部功能/,
  whatNowPhone: /請在錢包 App 內開啟本頁，或以示範錢包/,
  installTronLink: '安裝 TronLink',
  openInOkx: '在 App 開啟：OKX Wallet',
});

/** What someone with a wallet reads and presses, by language and wallet. */
export const walletWords = { en: english, 'zh-TW': chinese };
