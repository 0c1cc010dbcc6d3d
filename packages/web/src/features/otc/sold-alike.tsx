import type { ReactNode } from 'react';
import { useAlikeQuestion } from '../../shared/sale/alike-question.tsx';
import { useCoinAlike } from '../../shared/sale/coin-alike.ts';
import type { LookAlike } from '../../shared/sale/look-alike.ts';
import { LookAlikeNotice } from '../../shared/sale/look-alike-notice.tsx';
import type { Offer } from './otc-queries.ts';

export type SoldAlike = Readonly<{
  /** What the coin for sale can be mistaken for; empty for most. */
  symbol: string;
  /** The buyer has yet to say that they know. */
  isHeld: boolean;
  part: ReactNode;
}>;

/** Whether what an offer sells only looks like a coin that people know: told, and asked, before it is bought. */
export function useSoldAlike({ sell }: Pick<Offer, 'sell'>): SoldAlike {
  const { coin, symbol, like } = sell;
  const found = useCoinAlike(coin, symbol ?? '');
  const alike = found ?? nearTo(like);
  const { isHeld, question } = useAlikeQuestion(alike);
  const launch = { name: symbol ?? '', symbol: symbol ?? '', token: coin };
  const part = alike && launch.token && (
    <div className="-mx-4">
      <LookAlikeNotice launch={{ ...launch, token: launch.token }} alike={alike} />
      <div className="px-4">{question}</div>
    </div>
  );
  return { symbol: alike?.symbol ?? '', isHeld, part };
}

/** One letter more or less than a symbol that people trust, as the server says. */
const nearTo = (like: string | null): LookAlike | null =>
  like === null ? null : { name: like, symbol: like, address: null };
