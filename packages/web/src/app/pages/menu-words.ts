import type { PathName } from '../../shared/navigation/paths.ts';

/** What people look for when they mean a page, beside its title; in both languages, since either may be typed. */
export const menuWords: Readonly<Partial<Record<PathName, string>>> = {
  swap: 'exchange buy sell trade wrap unwrap wtrx dex 交換 買進 賣出 交易 換回',
};
