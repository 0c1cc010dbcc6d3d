import { useInfiniteQuery } from '@tanstack/react-query';
import { type Address, parseAddress } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { SearchField } from '../../shared/ui/fields/search-field.tsx';
import { PagedList } from '../../shared/ui/lists/paged-list.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { useRested } from '../../shared/ui/time/use-rested.ts';
import { PastedToken } from './pasted-token.tsx';
import { PickerRow } from './picker-row.tsx';
import { type ListedToken, tokensQuery } from './swap-queries.ts';
import { swapTokenOf } from './swap-token.ts';

type TokenPickerProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** What stands at this end now. */
  chosen: Address | null;
  onPick: (coin: Address | null) => void;
}>;

/** Every token that can be swapped; a contract address is judged. */
export function TokenPicker({ open, onClose, chosen, onPick }: TokenPickerProps): ReactNode {
  const t = useTexts(swapTexts);
  const [typed, setTyped] = useState('');
  const asked = useRested(typed.trim());
  const address = parseAddress(asked);
  const pick = (coin: Address | null) => {
    onPick(coin);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('selectToken')}>
      <SearchField label={t('search')} value={typed} onChange={setTyped} />
      <div className="pt-3">
        {address === null ? (
          <Tokens keyword={asked} chosen={chosen} onPick={pick} />
        ) : (
          <PastedToken address={address} isChosen={address === chosen} onPick={pick} />
        )}
      </div>
    </Sheet>
  );
}

type TokensProps = Pick<TokenPickerProps, 'chosen' | 'onPick'> & Readonly<{ keyword: string }>;

function Tokens({ keyword, chosen, onPick }: TokensProps): ReactNode {
  const t = useTexts(swapTexts);
  const query = useInfiniteQuery(tokensQuery(keyword));
  return (
    <PagedList
      query={query}
      label={t('tokens')}
      keyOf={({ coin }) => coin ?? 'TRX'}
      render={(listed) => (
        <PickerRow
          token={tokenOf(listed)}
          liquidity={listed.liquidity}
          isChosen={listed.coin === chosen}
          onPick={() => onPick(listed.coin)}
        />
      )}
      failed={{ text: t('tokensFailed') }}
      empty={<p className="py-4 text-ink-2">{t('noToken')}</p>}
    />
  );
}

const tokenOf = (listed: ListedToken) =>
  swapTokenOf({ ...listed, reason: null, asOf: { head: 0, solid: 0 } });
