import type { AnnouncementTopic } from '@vellum/api/wire/choice-lists';

type Words = Readonly<{
  topic: AnnouncementTopic;
  pinned?: true;
  titleEn: string;
  titleZh: string;
  bodyEn: string;
  bodyZh: string;
}>;

/** What the people behind the demo world tell, oldest first. */
export const announcementTexts: readonly Words[] = [
  {
    topic: 'safety',
    titleEn: 'A copy of this site asks for your recovery words. We never do.',
    titleZh: '有仿冒網站索取助記詞，我們絕不會這麼做。',
    bodyEn:
      'None of us will ever ask for a key or recovery words. Every payment is made in your own wallet, which shows the contract and the amount before you sign. If a page asks for more, close it.',
    bodyZh:
      '我們任何人都不會向您索取私鑰或助記詞。每一筆付款都在您自己的錢包中進行，簽署前會顯示合約與金額。若有頁面要求更多，請關閉它。',
  },
  {
    topic: 'contracts',
    titleEn: 'All contracts are owned by the timelock now',
    titleZh: '所有合約現已歸時間鎖持有',
    bodyEn:
      'The keys with which the contracts were put up can change nothing any more. Whatever is to be changed is voted on first, and waits in public before it takes effect.',
    bodyZh: '部署合約所用的金鑰已無法更改任何事。任何變更都須先經投票，並公開等待後才會生效。',
  },
  {
    topic: 'pools',
    titleEn: 'The reward pools are funded for a quarter',
    titleZh: '獎勵池已備妥一季的資金',
    bodyEn:
      'Holders voted to fund the pools for liquidity, cards and burning for ninety days. What streams from them each second, and until when, stands on the page of each pool.',
    bodyZh:
      '持有人已投票通過，為流動性、卡片與銷毀三個獎勵池提供九十天的資金。每秒的發放量與截止日可於各池頁面查看。',
  },
  {
    topic: 'launch',
    pinned: true,
    titleEn: 'Salt Road has launched, its liquidity vests over ten weeks',
    titleZh: 'Salt Road 已上線，流動性分十週釋出',
    bodyEn:
      'A stranger ended the presale the minute it was over, as anybody can. Part of the liquidity was burned for good, the part of the creator is locked for half a year, and buyers take theirs week by week.',
    bodyZh:
      '預售一結束，便由一位陌生人完成上線，任何人都能這麼做。部分流動性已永久銷毀，發行人的部分鎖定半年，買家則逐週領取。',
  },
  {
    topic: 'launch',
    titleEn: 'Paper Crane missed its soft cap: everybody can take their money back',
    titleZh: 'Paper Crane 未達軟頂：所有人都能取回款項',
    bodyEn:
      'The presale of Paper Crane sold 381 of the 600 shares it needed. Payments for shares and for the internal sale lie in its contracts and can be taken back at any time; there is no deadline.',
    bodyZh:
      'Paper Crane 的預售在所需的 600 份中只售出 381 份。預售與內部認購的款項都在合約中，隨時可取回，沒有期限。',
  },
];
