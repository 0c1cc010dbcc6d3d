import type { MessagesLike } from '../i18n/texts-of.ts';
import type { messages as english } from './messages.en.ts';

export const messages: MessagesLike<typeof english> = {
  hours: '{n} 小時',
  rentReview: '確認：租用能量',
  rentDoing: '正在租用 {energy} 能量',
  rentDone: '{energy} 能量已付款，即將送達',
  notRented: '未租用',
  rentGet: '{energy} 能量，{hours}',
  forMe: '給您自己的地址',
  forOther: '給此地址：',
  rentSpending: '沒有人。款項由合約保管：期滿付給營運方，否則退還給您。',
  rentCanFail:
    '若價格先變動或能量已被租完，只會損失網路手續費。10 分鐘內未證明送達，款項全數退還。',
  rentLost: '期間內未用完的能量不會退費。',
  myRentals: '我的租賃',
};
