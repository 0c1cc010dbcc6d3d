import type { MessagesLike } from '../../../shared/i18n/texts-of.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  launchSimple_does: '用一份簡短的表單建立代幣、預售與流動池，其餘採用安全的預設值。',
  launchSimple_risk: '建立費用不退還。\n名稱、總供應量與規則都是永久的，無法更改。',
  launchSimple_numbers: '費用與上限讀自工廠合約。表單旁的評分，就是買家會看到的評分。',
  launchAdvanced_does:
    '同樣的發行流程，但每個選項都由您決定：硬頂與軟頂、份數、日期、分期解鎖、白名單與鎖倉。',
  launchAdvanced_risk:
    '您在這裡的承諾由合約強制執行，對您也一樣。\n未達軟頂時，買家都能領取全額退款，您一無所得。',
  launchAdvanced_numbers: '所有上限都來自合約。草稿只保存在這個瀏覽器中。',
  dashboard_does: '您發行與參與的項目：代幣、預售、內部認購、鎖倉，以及等您處理的事項。',
  dashboard_risk:
    '預售結束或售罄後三天內若無人讓代幣上線，任何人都能取消預售，買家即可全額退款；在取消之前，代幣仍可上線。',
  dashboard_numbers: '依您的地址由鏈上統計，每一列都連到專屬頁面。',
  editToken_does: '修改代幣的文字與圖片，鏈上資料不變。',
  editToken_risk:
    '文字會經過內容審核，可能不通過，並會說明原因。\n不實的說法不會因為寫在這裡就變成真的。',
  editToken_numbers: '代幣的事實讀自鏈上，無法編輯。',
  editLiquidity_does: '為您的代幣流動池增加流動性，並延長鎖倉。',
  editLiquidity_risk: '有無常損失。\n延長後的鎖倉無法再縮短。',
  editLiquidity_numbers: '比例取自這個區塊的流動池，用不到的部分留在您的錢包。',
  presale_does: '單一預售：已募集多少、每份價格、您持有幾份。',
  presale_risk:
    '代幣可能變得一文不值，多數新代幣都是如此。\n未達軟頂時，您可以領取全額退款，沒有人能阻止。',
  presale_numbers: '金額與日期來自預售合約，LP 依解鎖時程解鎖。',
  refunds_does: '您可以領取退款的預售與內部認購。',
  refunds_risk: '退款由您自己送出交易領取，需付網路手續費，沒有期限。',
  refunds_numbers: '金額就是合約為您的地址保管的數目。',
  rankings_does: '依募集、成交、銷毀或持有人數排列的代幣。',
  rankings_risk: '名次說明的是過去，不是未來。\n同一錢包來回交易不計入，但多個錢包仍可能推高名次。',
  rankings_numbers: '每個榜單上方都有公式，沒有付費名次。',
  token_does: '單一代幣的價格、評分、鎖倉、儲備金、持有人與發行人。',
  token_risk:
    '這種代幣可能變得一文不值，多數新代幣都是如此，請只用損失得起的錢。\n沒有證明卡，就是未提供資產支持證明。',
  token_numbers: '價格取自鏈上流動池。評分只依據鏈上事實，公式公開。',
  trade_does: '某個發行案提供給白名單地址的內部認購。',
  trade_risk:
    '所有預售買家都能退出流動池後，代幣才會解鎖；買入價低於開盤價時，鎖倉時間與發行人的代幣相同。\n發行失敗或發行人取消時，您可以領取全額退款。',
  trade_numbers: '價格、名單與數量讀自內部認購合約，代幣全數由該合約保管。',
  preSwap_does: '所有內部認購，以及您的地址是否在白名單上。',
  preSwap_risk: '白名單上的位置不能買賣，向您兜售的人就是在騙您。',
  preSwap_numbers: '每一列都向對應的合約查詢，不能購買時會寫明原因。',
  swap_does: '兌換 TRX、WTRX、USDT、VLM 與已上線的代幣。賣出與退出都不需要啟用地址。',
  swap_risk:
    '流動池越小，能換到的越少，請留意價格影響。\n滑價容忍度過高，他人可能從您的兌換中獲利。\n名稱可以仿冒，請比對合約地址。',
  swap_numbers: '報價由您的瀏覽器計算：依所示區塊的流動池資金，採用流動池自己的公式。',
  otc_does: '持有人之間的掛單：以代幣換 TRX 或 USDT，可整筆或部分成交，不收手續費。',
  otc_risk:
    '價格由賣方自訂，不是市價，可能與他人的成交價相差很遠。\n請核對代幣地址，名稱可能遭人仿冒。',
  otc_numbers: '掛出的代幣存放在合約中，直到成交或取消。',
  tokens_does: '您發行的代幣，以及對每種代幣還能做的事。',
  tokens_risk: '發行人無權動用買家支付或持有的資產。',
  tokens_numbers: '清單取自工廠合約中屬於您地址的紀錄。',
};
