import type { Rosette } from '../line-picture.ts';

/** What a member tells of themselves, by place in the family. Many tell nothing, as among real people. */
export type DemoProfile = Readonly<{
  member: number;
  nickName: string;
  introduction?: string;
  picture?: Rosette;
}>;

const greens = { ink: [14, 92, 78], paper: [222, 240, 233] } as const;
const browns = { ink: [122, 74, 36], paper: [243, 227, 211] } as const;
const blues = { ink: [42, 72, 138], paper: [226, 233, 247] } as const;
const plums = { ink: [110, 44, 92], paper: [244, 228, 240] } as const;

const rings = { waves: 7, rings: 7, depth: 0.1, turn: 0.6 };
const petals = { waves: 5, rings: 6, depth: 0.18, turn: 0.3 };
const star = { waves: 12, rings: 8, depth: 0.07, turn: 0.9 };
const wheel = { waves: 9, rings: 5, depth: 0.13, turn: 0.2 };

/** In the order in which they are told; those of a small world come first. */
export const profileTexts: readonly DemoProfile[] = [
  {
    member: 0,
    nickName: 'Vera',
    introduction:
      'I hold the keys of what is left to decide here. Every change is voted on first, and waits in public.',
    picture: { ...greens, ...rings },
  },
  {
    member: 1,
    nickName: 'Ilse Marin',
    introduction:
      'I bring things that exist to the chain: barrels, berths, a house in Mill Street.',
    picture: { ...browns, ...petals },
  },
  {
    member: 2,
    nickName: '阿澤',
    introduction: '收藏卡片，也質押一些。看得見數字的地方才放心。\n歡迎交流。',
    picture: { ...blues, ...star },
  },
  { member: 3, nickName: 'Mirela', introduction: 'Baker. Here for the flour token.' },
  { member: 4, nickName: '山中的茶', introduction: '在鹿谷種茶，閒時看鏈上的帳。' },
  { member: 5, nickName: 'Tomás', picture: { ...plums, ...wheel } },
  { member: 7, nickName: 'Ada 🌿', introduction: 'I read contracts for a living and for fun.' },
  { member: 8, nickName: 'דנה' },
  { member: 10, nickName: '小林', picture: { ...greens, ...star } },
  { member: 12, nickName: 'Oskar', introduction: 'Night ferry, upper deck.' },
  { member: 13, nickName: '彩雲', introduction: '每個月只看一次收益。' },
  { member: 14, nickName: 'Naledi', picture: { ...browns, ...wheel } },
  { member: 16, nickName: 'Pim' },
  { member: 17, nickName: '海風', introduction: '喜歡盲盒，但先看機率。' },
  { member: 18, nickName: 'Jón', introduction: 'Locks my LP and forgets about it.' },
  { member: 20, nickName: 'Ruth & Co', picture: { ...plums, ...rings } },
  { member: 21, nickName: '陳師傅', introduction: '木工。OAK 的持有人。' },
  { member: 23, nickName: 'Zoë' },
  { member: 24, nickName: 'Ferenc', introduction: 'Votes on everything, mostly against.' },
  { member: 26, nickName: '夜航', picture: { ...blues, ...petals } },
  { member: 27, nickName: 'Amara', introduction: 'One card a month, never sold one.' },
  { member: 30, nickName: '老王' },
  { member: 32, nickName: 'Lucía', picture: { ...greens, ...wheel } },
  { member: 35, nickName: 'Bo', introduction: 'Short name, long stakes.' },
  { member: 38, nickName: '晴天', introduction: '把合約念給家人聽的人。' },
  { member: 41, nickName: 'Yusuf' },
  { member: 44, nickName: 'Grete', picture: { ...plums, ...star } },
  { member: 47, nickName: '燈塔' },
  { member: 50, nickName: 'Milo', introduction: 'New here, reading everything twice.' },
  { member: 56, nickName: 'Hana' },
];
