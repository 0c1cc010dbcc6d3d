import { type Address, parseAddress } from '@vellum/tron/address';
import { type ReactNode, useId, useState } from 'react';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { type Coin, readCoin } from '../../shared/coins/coin.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { useCoinNote } from '../../shared/coins/use-coin.ts';
import { AddressInput } from '../../shared/contacts/address-input.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { CoinOrLp } from '../../shared/lp/coin-or-lp.tsx';
import { radioClass } from '../../shared/ui/fields/radio-class.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { lockTexts } from './texts.ts';

/** Coins and pairs of the deployment by name. */
const names = ['vlm', 'usdt', 'wtrx', 'vlmWtrx', 'vlmUsdt', 'wtrxUsdt'] as const;

type Lockable = Readonly<{ coin: Coin; balance: bigint }>;

/** What of the platform's coins and LP an address holds, so that it could be locked. */
function useLockables(address: Address | null): readonly Lockable[] | undefined {
  const { data } = useChainRead(address && ['locks', 'lockables', address], async (chain) => {
    const found = await Promise.all(
      namedIn(chain).map(async (place) => ({
        coin: await readCoin(chain, place),
        balance: await readBalance(chain, address as Address, place),
      })),
    );
    return found.filter(({ balance }) => balance > 0n);
  });
  return data;
}

function namedIn({ config }: Chain): readonly Address[] {
  return names.flatMap((name) => config.contracts[name] ?? []);
}

type CoinChoiceProps = Readonly<{
  address: Address | null;
  coin: Address | null;
  onChoose: (coin: Address | null) => void;
}>;

const OTHER = 'other';

/** Which coin or LP: those in the wallet, or any by its address. */
export function CoinChoice({ address, coin, onChoose }: CoinChoiceProps): ReactNode {
  const t = useTexts(lockTexts);
  const lockables = useLockables(address);
  const name = useId();
  const isListed = lockables?.some((one) => one.coin.address === coin) ?? false;
  const [isOther, setOther] = useState(false);
  const [text, setText] = useState(coin ?? '');
  const showsOther = isOther || (coin !== null && lockables !== undefined && !isListed);
  return (
    <Section title={t('which')}>
      <fieldset className="px-4">
        <legend className="sr-only">{t('coins')}</legend>
        {address && lockables === undefined && <Skeleton height={56} />}
        {lockables?.length === 0 && <p className="pb-2 text-14 text-ink-2">{t('noCoins')}</p>}
        {lockables?.map((one) => (
          <CoinLine
            key={one.coin.address}
            name={name}
            lockable={one}
            checked={!showsOther && one.coin.address === coin}
            onChoose={() => {
              setOther(false);
              onChoose(one.coin.address);
            }}
          />
        ))}
        <Line
          name={name}
          value={OTHER}
          checked={showsOther}
          onChoose={() => {
            setOther(true);
            onChoose(parseAddress(text));
          }}
        >
          {t('anotherCoin')}
        </Line>
      </fieldset>
      {showsOther && (
        <div className="px-4 pt-2">
          <OtherCoin
            text={text}
            coin={coin}
            onChange={(next, found) => {
              setText(next);
              onChoose(found);
            }}
          />
        </div>
      )}
    </Section>
  );
}

type CoinLineProps = Readonly<{
  name: string;
  lockable: Lockable;
  checked: boolean;
  onChoose: () => void;
}>;

function CoinLine({ name, lockable, checked, onChoose }: CoinLineProps): ReactNode {
  const { coin, balance } = lockable;
  return (
    <Line name={name} value={coin.address ?? ''} checked={checked} onChoose={onChoose}>
      <span className="flex flex-1 items-center justify-between gap-3">
        <span>{coin.symbol}</span>
        <AmountAlone amount={balance} coin={coin} />
      </span>
    </Line>
  );
}

function AmountAlone({ amount, coin }: Readonly<{ amount: bigint; coin: Coin }>): ReactNode {
  return (
    <span className="text-14 text-ink-2">
      {coin.pair ? (
        <CoinOrLp amount={amount} coin={coin} className="" />
      ) : (
        <CoinAmount amount={amount} coin={{ ...coin, symbol: '' }} className="" />
      )}
    </span>
  );
}

type LineProps = Readonly<{
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}>;

function Line({ name, value, checked, onChoose, children }: LineProps): ReactNode {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 border-t border-line-soft first-of-type:border-t-0">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className={radioClass}
      />
      {children}
    </label>
  );
}

type OtherCoinProps = Readonly<{
  text: string;
  coin: Address | null;
  onChange: (text: string, coin: Address | null) => void;
}>;

function OtherCoin({ text, coin, onChange }: OtherCoinProps): ReactNode {
  const t = useTexts(lockTexts);
  return (
    <AddressInput
      label={t('coinAddress')}
      text={text}
      onChange={onChange}
      note={useCoinNote(coin)}
      guard="coin"
    />
  );
}
