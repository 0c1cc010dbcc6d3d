import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import type { SwapEnd } from './swap-ends.ts';
import type { SwapToken } from './swap-token.ts';
import { SwapTokenFace } from './swap-token-face.tsx';

type TokenButtonProps = Readonly<{ end: SwapEnd; token: SwapToken; onPress: () => void }>;

/** The token of an end; leads to the others. */
export function TokenButton({ end, token, onPress }: TokenButtonProps): ReactNode {
  const t = useTexts(swapTexts);
  return (
    <button
      type="button"
      className="-mt-3 -mb-1 flex min-h-11 items-center text-16"
      onClick={onPress}
    >
      <span className="sr-only">
        {t(end === 'pay' ? 'choosePay' : 'chooseReceive', { symbol: token.symbol })}
      </span>
      <span
        aria-hidden
        className="flex h-9 items-center gap-2 rounded-full border border-line bg-surface pr-3 pl-1 font-strong text-ink"
      >
        <SwapTokenFace token={token} size={28} />
        <bdi>{token.symbol}</bdi>
        <Icon of={ChevronDown} size={16} className="text-ink-2" />
      </span>
    </button>
  );
}
