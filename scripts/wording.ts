/** Words of other regions, or second words for one thing, and what is written here instead. */
const TERMS: Readonly<Record<string, string>> = {
  // As people in Taiwan write.
  ...{ 網絡: '網路', 信息: '訊息', 默認: '預設', 設置: '設定', 用戶: '使用者', 質量: '品質' },
  ...{ 視頻: '影片', 軟件: '軟體', 硬件: '硬體', 服務器: '伺服器', 數據: '資料', 屏幕: '螢幕' },
  ...{ 點擊: '按', 登錄: '登入', 激活: '啟用', 賬: '帳', 鏈接: '連結', 菜單: '選單', 搜索: '搜尋' },
  ...{ 導出: '匯出', 導入: '匯入', 二維碼: 'QR 碼', 智能合約: '合約', 到帳: '入帳、送達' },
  ...{ 提現: '提領', 提交: '送出', 加載: '載入', 刷新: '重新整理', 實時: '即時', 調用: '呼叫' },
  ...{ 字節: '位元組', 哈希: '雜湊', 緩存: '快取', 文檔: '文件', 計算機: '電腦', 佔: '占' },
  // One word for one thing, as the glossary has it.
  ...{
    帳戶: '帳號',
    網路成本: '網路手續費',
    網路費用: '網路手續費',
    滑點: '滑價',
    內部交易: '內部認購',
    礦池: '獎勵池',
    不可逆: '最終確認',
    獎品: '獎項',
  },
  ...{ 會員: '成員', 試跑: '試算', 通訊錄: '聯絡人', 賣家: '賣方', 創建者: '發行人' },
  ...{ 支持資金: '儲備', 分配收益: '發放收益', 未能載入: '無法載入', 未能讀取: '無法讀取' },
  ...{ 算力中心: '算力', 銷毀算力: '算力', 簽名: '簽署', 你: '您', 幣種: '代幣' },
  ...{ 鉑金: '白金', 黑金: '黑曜', 法定人數: '法定票數', 發行主體: '資產發行機構', 賺得: '賺取' },
  ...{ 自行核對: '驗證', 啟用帳號: '啟用地址', 首次發售: '首售', 首次銷售: '首售', 背離: '分歧' },
  ...{ 資金到期: '資金可用至', 實體資產: '現實世界資產', 網路能量: '能量', 投票權: '票數' },
  // Signs.
  ...{ '／': ' / ', ' %': '\\u202f%' },
};

const HAN = '\\p{Script=Han}';
const RULES: readonly Readonly<{ fault: string; pattern: RegExp }>[] = [
  {
    fault: 'half-width punctuation beside Han',
    pattern: new RegExp(`${HAN} ?[,;:?()]|[,;:?()] ?${HAN}|${HAN}\\.`, 'u'),
  },
  {
    fault: 'no space between Han and Latin letters, digits or a value',
    pattern: new RegExp(`${HAN}[A-Za-z0-9{#]|[A-Za-z0-9}%#]${HAN}`, 'u'),
  },
  {
    fault: 'a space beside full-width punctuation',
    pattern: / [，。；：、？）」]|[，。；：、？（「] /u,
  },
];

/** The parts of an ICU message that a person reads, with `{}` in the place of every value. */
function readParts(message: string): readonly string[] {
  const plain = message
    .replace(/\{\w+(?:, number)?\}/g, '\u0001')
    .replace(/\{\w+, (?:plural|select),/g, '\n');
  const branches = plain.split(/(?:^|\s)(?:=?\w+) \{|\}/);
  return branches.map((part) => part.replaceAll('\u0001', '{}').replace(/[ \t]+$/, ''));
}

/** `fault: part` of everything in a Chinese text that is not written as this project writes. */
export function chineseFaults(message: string): readonly string[] {
  const found = Object.entries(TERMS)
    .filter(([term]) => message.includes(term))
    .map(([term, instead]) => `${term} instead of ${instead}: ${message}`);
  for (const part of readParts(message)) {
    for (const { fault, pattern } of RULES) {
      if (pattern.test(part)) found.push(`${fault}: ${part}`);
    }
  }
  return [...found, ...loudness(message)];
}

/** What English says in another word than elsewhere, or too loudly. */
export function englishFaults(message: string): readonly string[] {
  const other =
    /\b(?:seed phrase|secret words|inside sale|color|canceled|canceling|favorite|behavior)\b|"/i;
  return [...(other.test(message) ? [`another word: ${message}`] : []), ...loudness(message)];
}

const loudness = (message: string) => (/[!！]/.test(message) ? [`loud: ${message}`] : []);
