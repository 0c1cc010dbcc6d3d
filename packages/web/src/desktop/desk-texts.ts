import type { Language } from '@vellum/api/typed-text/language';

export type DeskTexts = Readonly<
  Record<'promise' | 'note' | 'scan' | 'onlyHere' | 'frame', string>
>;

/** The few words around the frame, in both languages: too few for a chunk of their own. */
export const deskTexts: Readonly<Record<Language, DeskTexts>> = {
  en: {
    promise: 'Every number can be checked. No money is promised that is not already there.',
    note: 'Made for phones; shown here at phone width.',
    scan: 'Scan to open on your phone',
    onlyHere: 'This address works only on this computer. A public site shows a QR code here.',
    frame: 'Vellum',
  },
  'zh-TW': {
    promise: '每個數字都能核對。沒有到位的資金，絕不承諾。',
    note: '為手機設計，在此以手機寬度顯示。',
    scan: '掃描後在手機上開啟',
    onlyHere: '這個網址只能在這台電腦上開啟。使用公開網址時，這裡會顯示供手機掃描的 QR 碼。',
    frame: 'Vellum',
  },
};
