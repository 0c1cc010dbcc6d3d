import type { AnnouncementTopic } from '@vellum/api/wire/choice-lists';

type Words = Readonly<{
  topic: AnnouncementTopic;
  pinned?: true;
  titleEn: string;
  titleZh: string;
  bodyEn: string;
  bodyZh: string;
}>;

/** Announcements of the demo world, oldest first. */
export const announcementTexts: readonly Words[] = [
  {
    topic: 'safety',
    titleEn: 'A fake copy of this site asks for recovery words. We never do.',
    titleZh: '有仿冒網站索取助記詞，我們絕不會這麼做。',
    bodyEn:
      'We never ask for keys or recovery words. You pay only in your own wallet, which shows the contract and amount before you sign. If a page asks for more, close it.',
    bodyZh:
      '我們絕不會索取私鑰或助記詞。您只會在自己的錢包付款，簽署前會顯示合約與金額。若有頁面要求更多，請關閉它。',
  },
  {
    topic: 'contracts',
    titleEn: 'The timelock now owns all contracts',
    titleZh: '所有合約現已歸時間鎖持有',
    bodyEn:
      'The keys that deployed the contracts can no longer change anything. Every change is decided by vote and waits in public before it takes effect.',
    bodyZh: '部署合約所用的金鑰已無法更改任何事。任何變更都須先經投票，並公開等待後才會生效。',
  },
  {
    topic: 'pools',
    titleEn: 'Reward pools funded for 90 days',
    titleZh: '獎勵池已備妥 90 天的資金',
    bodyEn:
      'VLM holders voted to fund the pools for LP, cards and burn mining for 90 days. Each pool’s page shows its current rate and end date.',
    bodyZh:
      'VLM 持有人已投票通過，為 LP、卡片與銷毀挖礦三個獎勵池提供 90 天的資金。各池頁面會顯示目前的發放速度與截止日。',
  },
  {
    topic: 'launch',
    pinned: true,
    titleEn: 'Salt Road has launched; buyers’ LP vests over ten weeks',
    titleZh: 'Salt Road 已上線，買家的 LP 分十週解鎖',
    bodyEn:
      'Someone launched the token right after its presale, as anyone can. Part of the liquidity is burned, the creator’s part is locked for half a year, and buyers claim theirs every week.',
    bodyZh:
      '預售一結束就有人讓代幣上線，任何人都能這麼做。部分流動性已永久銷毀，發行人的部分鎖定半年，買家則逐週領取。',
  },
  {
    topic: 'launch',
    titleEn: 'Paper Crane missed its soft cap: refunds are open',
    titleZh: 'Paper Crane 未達軟頂，開放退款',
    bodyEn:
      'The Paper Crane presale sold 381 of the 600 shares it needed. Every buyer of the presale and the internal sale can claim a full refund. There is no deadline.',
    bodyZh:
      'Paper Crane 的預售在所需的 600 份中只售出 381 份。預售與內部認購的買家都可全額退款，沒有期限。',
  },
];
