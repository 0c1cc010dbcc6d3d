import { cards } from '@vellum/contracts/cards';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Field, inputClass } from '../../shared/ui/fields/field.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { noFields } from './owner-act.ts';
import { OwnerActionRow } from './owner-action-row.tsx';
import { ReviewButton } from './review-button.tsx';
import { ownerTexts } from './texts.ts';
import type { OwnerActions } from './use-owner-actions.tsx';

type CardActionsProps = Readonly<{ at: Address; actions: OwnerActions }>;

/** Levels of the deployment begin at 1. */
const FIRST = 1n;

async function readLevel(chain: Chain, level: bigint) {
  const [shown, rules] = await Promise.all([
    chain.read('cards', cards.level(level)),
    chain.read('cards', cards.levelRules(level)),
  ]);
  return { ...shown, ...rules };
}

/** What the owner of the cards can do: price and sale of a level, and where its pictures are. */
export function CardActions({ at, actions }: CardActionsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const [level, setLevel] = useState<bigint | null>(FIRST);
  const { data } = useChainRead(level === null ? null : ['owner', 'level', `${level}`], (chain) =>
    readLevel(chain, level ?? FIRST),
  );
  const picked = { at, actions, level: Number(level ?? FIRST) };
  return (
    <OwnerActionRow title={t('levels')} text={t('levelsText')}>
      <AmountInput label={t('level')} value={level} onChange={setLevel} decimals={0} unit="" />
      {level !== null && data && data.name !== '' && (
        <>
          <LevelForm key={`${level}`} {...picked} settings={data} />
          <UriForm key={`uri ${level}`} {...picked} />
        </>
      )}
    </OwnerActionRow>
  );
}

type OfLevel = CardActionsProps & Readonly<{ level: number }>;
type LevelFormProps = OfLevel & Readonly<{ settings: Awaited<ReturnType<typeof readLevel>> }>;

function LevelForm({ at, actions, level, settings }: LevelFormProps): ReactNode {
  const t = useTexts(ownerTexts);
  const [price, setPrice] = useState<bigint | null>(settings.price);
  const [sale, setSale] = useState<'open' | 'closed'>(settings.isOpen ? 'open' : 'closed');
  const unit = settings.pricedInU ? 'U' : 'TRX';
  const begin = () => {
    if (price === null) return;
    const sum = exactSentence(price, { symbol: unit, decimals: COIN_DECIMALS });
    actions.act.begin({
      ...{ ...noFields, contract: at, deed: 'setLevel', what: settings.name, level },
      ...{ name: settings.name, pledgeTime: Number(settings.pledgeTime), amount: `${price}` },
      ...{ pricedInU: settings.pricedInU, weight: Number(settings.weight) },
      ...{ enabled: sale === 'open', fund: fromHexAddress(settings.fund) },
      value: t(sale === 'open' ? 'levelOpen' : 'levelClosed', { price: sum }),
    });
  };
  return (
    <>
      <AmountInput
        label={t('levelPrice', { name: settings.name })}
        value={price}
        onChange={setPrice}
        decimals={COIN_DECIMALS}
        unit={unit}
      />
      <Segmented
        label={t('levelSale')}
        choices={[
          { value: 'open', label: t('on') },
          { value: 'closed', label: t('off') },
        ]}
        value={sale}
        onChange={setSale}
      />
      <ReviewButton
        used={actions.act}
        missing={price === null ? 'enterAmount' : null}
        onPress={begin}
      />
    </>
  );
}

function UriForm({ at, actions, level }: OfLevel): ReactNode {
  const t = useTexts(ownerTexts);
  const [uri, setUri] = useState('');
  return (
    <>
      <Field label={t('uri')}>
        {(links) => (
          <input
            {...links}
            value={uri}
            maxLength={200}
            spellCheck={false}
            onChange={({ target }) => setUri(target.value.trim())}
            className={inputClass}
          />
        )}
      </Field>
      <ReviewButton
        used={actions.act}
        missing={uri === '' ? 'enterUri' : null}
        onPress={() =>
          actions.act.begin({
            ...{ ...noFields, contract: at, deed: 'setUri', what: String(level), level },
            ...{ uri, value: uri },
          })
        }
      />
    </>
  );
}
