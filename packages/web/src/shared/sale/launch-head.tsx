import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { amountText } from '../format/amount.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Launch } from '../launch/launch.ts';
import { TokenFace } from '../launch/token-face.tsx';
import { Dot } from '../ui/dot.tsx';
import { ShareButton } from '../ui/overlays/share-button.tsx';
import { saleTexts } from './texts.ts';

type LaunchHeadProps = Readonly<{
  launch: Launch;
  /** Of the picture that the creator gave; null for none or while unknown. */
  image: string | null;
  /** What stands behind the symbol; the supply unless told. */
  about?: string;
  badge?: ReactNode;
  /** Of the page, from the slash on. */
  path: string;
}>;

/** Which token this is about. */
export function LaunchHead({ launch, image, about, badge, path }: LaunchHeadProps): ReactNode {
  const t = useTexts(saleTexts);
  const { name, symbol, token, totalSupply } = launch;
  const supply = t('supply', { amount: amountText(totalSupply, COIN_DECIMALS).full });
  return (
    <div className="flex items-center gap-3 px-4 pt-2 pb-4">
      <TokenFace tokenAddress={token} tokenSymbol={symbol.replace(/^\u2068/u, '')} image={image} />
      <div className="min-w-0 flex-1">
        <h2 className="title text-24 wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <div className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
          <span>
            <bdi>{symbol}</bdi>
            <Dot />
            {about ?? supply}
          </span>
          {badge}
        </div>
      </div>
      <span className="-mr-3 self-start">
        <ShareButton title={name} path={path} />
      </span>
    </div>
  );
}
