import type { MessagesLike } from '../../../shared/i18n/texts-of.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  solvency_does: '在同一個區塊上，所有合約應付與實際持有的金額。',
  solvency_risk:
    '有償付能力，代表應付的錢都在，但與價格漲跌無關。\n只有在樹中找到自己的份額，才能證明您受到涵蓋，請親自驗證。',
  solvency_numbers:
    '所有應付款組成一棵 Merkle 加總樹，根雜湊寫在鏈上。「驗證我的份額」會在這個瀏覽器中計算您的份額。',
  approvals_does: '誰可以動用您錢包裡的代幣、最多多少。不需要的請取消。',
  approvals_risk: '被授權對象隨時可以動用額度內的代幣。\n在取消確認之前，對方仍可能使用。',
  approvals_numbers: '每筆額度都直接向代幣合約查詢，並標示區塊。',
  activity_does: '您送出的所有動作：等待中、已進區塊、最終確認或失敗。重新載入後會繼續。',
  activity_risk: '進行中的動作請勿重送，否則會付款兩次。\n失敗的交易仍可能花費網路手續費。',
  activity_numbers: '每一筆都對應一個交易編號。「最終確認」表示無法再被取代。',
  energy_does: '按小時租用能量，讓交易少燃燒一些 TRX。',
  energy_risk: '租期結束，未用完的能量就會失效。\n10 分鐘內未送達，可全額退款。',
  energy_numbers: '價格取自目前的鏈上參數與租賃櫃檯，營運方要到租期結束才會收到款項。',
  contacts_does: '為常用的收款地址取名，輸入時若遇到相似地址就會警告。',
  contacts_risk: '名單只存在這個瀏覽器，清除瀏覽器資料後就會消失。',
  contacts_numbers: '新增時會以檢查碼驗證每個地址。',
  settings_does: '語言、外觀、錢包、節點、合約與儲存的資料。',
  settings_risk:
    '清除資料時，會保留示範錢包的金鑰與未完成的訂單。\n使用真實資金時，請用其他來源核對合約地址。',
  settings_numbers: '您的瀏覽器會比對每個合約的程式碼，並標明是否直接查詢節點。',
  owner_does: '擁有者可以變更什麼，以及任何人都做不到什麼。',
  owner_risk: '每項變更都是一筆獨立的交易。擁有者若是時間鎖，只有表決才能變更。',
  owner_numbers: '舊值讀自合約，簽署前會先模擬每項變更。',
  portfolio_does:
    '您持有的一切，以及合約應付給您的一切，都附價值。\n也可看出變化來自價格、獎勵、存入或提領。',
  portfolio_risk:
    '價值是價格，不是報價。若現在賣出只能換得不到 90\u202f%，會同時列出兩者，並採計較低者。\n沒有價格的項目以零計。',
  portfolio_numbers: '餘額與價格都讀自同一個區塊。合約應付給您的金額與償付證明一致。',
  waiting_does: '您可以領取、不能錯過，或尚未完成的一切。每一列都直接開啟該項目。',
  waiting_risk:
    '「即將到期」的項目，時間一到就會失效。\n獎勵、解鎖與退款若沒有標示期限，就沒有期限。',
  waiting_numbers: '金額是合約目前應付給您的數字。未完成的動作只有您登入後看得到。',
  menu_does: '所有頁面，並可搜尋。',
  menu_risk: '這一頁不會動到您的錢。不連接錢包也能自由瀏覽。',
  menu_numbers: '這一頁沒有數字。',
  me_does: '屬於您、等您處理的事項：卡片、收益、團隊與各項設定。',
  me_risk: '若發現不屬於您的動作，請先查看「授權」與「活動紀錄」。',
  me_numbers: '依目前連接的地址統計，各有專屬頁面。',
  payfi_does: '規劃中的功能，目前還沒有。',
  payfi_risk: '沒有東西可買，也沒有名單可加入。聲稱有的人就是在騙您。',
  payfi_numbers: '這一頁沒有數字。',
  welcome_does: '開始前需要知道的事、三件值得一試的事，以及導覽。',
  welcome_risk: '示範鏈上的一切都沒有價值。\n在其他網路上，您簽署的內容會動用自己的代幣。',
  welcome_numbers: '目前的網路由伺服器告知，並與您的錢包核對。',
  glossary_does: '這些頁面所用的名詞，各以兩三句白話說明。',
  glossary_risk: '懂得名詞並不會消除風險，各頁的說明都會指出風險所在。',
  glossary_numbers: '有數字的名詞，會在對應的頁面顯示。',
  notFound_does: '這個網址沒有對應的頁面。',
  notFound_risk: '涉及金錢的網址請自行輸入，連結可能把您帶到假網站。',
  notFound_numbers: '這一頁沒有數字。',
};
