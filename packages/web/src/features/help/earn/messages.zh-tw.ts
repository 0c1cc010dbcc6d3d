import type { MessagesLike } from '../../../shared/i18n/texts-of.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  assetStaking_does:
    '比較三種賺取收益的方式：代幣、LP 與卡片。看看各付多少、資金來自哪裡、到什麼時候為止。',
  assetStaking_risk: '質押標的的跌幅可能大於您的收益。\n獎勵池若未再注資，用完就會停止發放。',
  assetStaking_numbers:
    '「最低收益（已備足）」只計入池中已有的獎勵，「目前年化」會隨他人加入或退出而變動，皆不含複利，並標明所屬獎勵池與資金可用至哪一天。',
  lpStaking_does: '質押 LP，沒有期限。獎勵逐秒累計，隨時可以解除質押。',
  lpStaking_risk: '無常損失可能大於獎勵。\n即使獎勵代幣失效，您仍可解除質押，但沒有獎勵。',
  lpStaking_numbers: '目前獎勵的發放速度除以全部質押的 LP，加入的人越多就越低。',
  coinStaking_does: '質押 VLM 一段期限，獎勵在質押當天就已確定。',
  coinStaking_risk:
    '期滿前解除質押只能拿回本金，沒有獎勵，而且最早要到第 3 天。\n這段期間代幣價格可能下跌。',
  coinStaking_numbers: '質押時就預留全部獎勵；獎勵池資金不足時，質押會失敗。',
  computingPower_does: '銷毀代幣以換取算力。只要獎勵池還有資金，算力就能分得收益。',
  computingPower_risk:
    '永久銷毀，沒有人能恢復。\n您賺到的可能少於銷毀的，其他人銷毀時您的占比也會下降。',
  computingPower_numbers: '算力以均價與現價中較低者計算。獎勵池、算力與節點數都讀自合約。',
  lpPosition_does: '以兩種代幣顯示您的部位，無論在錢包、質押、解鎖時程或鎖倉。移除即換回兩種代幣。',
  lpPosition_risk: '兩種代幣漲跌不同步時，部位價值會低於分別持有。已賺取的手續費已計入部位。',
  lpPosition_numbers: '您的份額由瀏覽器依流動池合約的資金與 LP 總量計算。',
  buyLp_does: '用一種代幣，在一筆交易中換成 LP，一天後解鎖。',
  buyLp_risk: '其中一半會先兌換，滑價與流動池手續費會有少許成本，上限寫在確認頁。\nLP 有無常損失。',
  buyLp_numbers: '確認頁會寫明您最少得到多少，低於這個數量，交易就會失敗。',
  locks_does: '您的鎖倉：鎖了什麼、到什麼時候、現在可以解鎖哪些。',
  locks_risk: '時間未到，任何人都無法解鎖，包括您和擁有者。\n鎖倉只能延長，不能縮短。',
  locks_numbers: '數量與日期讀自鎖倉合約，該合約沒有擁有者。',
  lockNew_does: '把代幣或 LP 鎖到您選定的日期，任何人都看得到。',
  lockNew_risk: '在那天之前無法解鎖，請再三核對年份與數量。\n請勿鎖定會自行改變餘額的代幣。',
  lockNew_numbers: '日期以鏈上時間為準，並以您的時區顯示。',
  lockProof_does: '讓任何人都能看到某種代幣鎖了多少、由誰鎖定、到什麼時候。',
  lockProof_risk: 'LP 已鎖定，並不代表價格不會下跌。\n除了日期，也請留意鎖定的比例。',
  lockProof_numbers: '直接由鎖倉合約加總，每一筆都附交易。',
  income_does: '您的全部收益：現在可以領取的、發放中的，以及近日的變化。',
  income_risk: '領取需要網路手續費，小額收益可能不及成本，確認頁會同時列出兩者。',
  income_numbers: '直接收益由各合約持有；發放收益由鏈上紀錄推算，任何人都能重新計算。',
  incomeRecords_does: '所有收益與提領紀錄，可以篩選，也可以匯出。',
  incomeRecords_risk: '尚未最終確認的紀錄仍可能變動。失敗的紀錄會說明原因，餘額也會退回。',
  incomeRecords_numbers: '每筆紀錄都對應一筆交易，匯出檔的合計與頁面一致。',
  claim_does: '以您自己的交易領取一項收益。',
  claim_risk: '即使已無可領取的金額，您仍需負擔網路手續費。\n款項只會付給您本人。',
  claim_numbers: '依這個區塊向合約查詢，在您的交易確認之前還會增加。',
  withdraw_does: '申請把發放收益送到您的地址，由下一份付款清單一併處理，免網路手續費。',
  withdraw_risk: '需要數小時：付款清單須等待異議期。若遭否決，餘額會恢復。\n您也可以自己立即領取。',
  withdraw_numbers: '由鏈上紀錄推算，任何人都能重新計算並比對每個根雜湊。',
};
