import type { PriceUnit } from '@vellum/api/wire/choice-lists';
import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateText } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { ChangeText } from '../../../shared/launch/change-text.tsx';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { usePriceInU } from '../../../shared/launch/price-in-u.ts';
import { priceText, wholePrice } from '../../../shared/launch/price-text.ts';
import { StageBadge } from '../../../shared/launch/stage-badge.tsx';
import { TokenFace } from '../../../shared/launch/token-face.tsx';
import { tokenPath } from '../../../shared/launch/token-path.ts';
import { AlikeBadge } from '../../../shared/sale/alike-badge.tsx';
import { useLookAlike } from '../../../shared/sale/look-alike.ts';
import { LookAlikeNotice } from '../../../shared/sale/look-alike-notice.tsx';
import { Dot } from '../../../shared/ui/dot.tsx';
import { ShareButton } from '../../../shared/ui/overlays/share-button.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { StatusBadge } from '../../../shared/ui/states/status-badge.tsx';
import { tokenPageTexts } from './texts.ts';

type TokenHeadProps = Readonly<{ token: TokenDetail; unit: PriceUnit }>;

/** Who it is, what it costs, and what must be read before anything else. */
export function TokenHead({ token, unit }: TokenHeadProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  const locale = useLocale();
  const {
    tokenName: name,
    tokenSymbol: symbol,
    tokenAddress,
    image,
    stage,
    createdAt,
    label,
  } = token;
  const launch = { name, symbol, token: tokenAddress };
  const alike = useLookAlike(launch, token.looksLike);
  return (
    <>
      <LookAlikeNotice launch={launch} alike={alike} />
      <div className="flex items-start gap-3 px-4 pt-1">
        <TokenFace tokenAddress={tokenAddress} tokenSymbol={symbol} image={image} />
        <div className="min-w-0 flex-1">
          <h2 className="title text-24 wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-14 text-ink-2">
            <bdi>{symbol}</bdi>
            <Dot />
            {t('made', { date: dateText(createdAt, locale) })}
          </p>
          {label && (
            <div className="pt-1">
              <StatusBadge>{t(`label_${label}`)}</StatusBadge>
            </div>
          )}
        </div>
        <div className="flex flex-none flex-col items-end gap-1">
          {alike ? <AlikeBadge /> : <StageBadge stage={stage} />}
          {token.evidence && (
            <StatusBadge kind="accent" icon={ScrollText}>
              {t('evidenceShown')}
            </StatusBadge>
          )}
          <span className="-mr-3">
            <ShareButton title={name} path={tokenPath(tokenAddress)} />
          </span>
        </div>
      </div>
      <Warnings token={token} />
      <HeadPrice token={token} unit={unit} />
    </>
  );
}

function HeadPrice({ token, unit }: TokenHeadProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  const inU = usePriceInU();
  const { price, priceOf, change24h, sold, shares } = token;
  if (price === null) return null;
  const worth = inU(BigInt(price));
  const prices = [
    { of: 'trx', value: BigInt(price), name: 'TRX' },
    ...(worth === null ? [] : [{ of: 'u', value: worth, name: 'U' }]),
  ].toSorted((one) => (one.of === unit ? -1 : 1));
  const [first, second] = prices;
  if (!first) return null;
  return (
    <div className="px-4 pt-3">
      <p title={`${wholePrice(first.value)} ${first.name}`}>
        <span className="text-32 font-strong">{priceText(first.value)}</span>
        <span className="ml-2 text-ink-2">{first.name}</span>
      </p>
      <p className="text-14">
        {priceOf === 'pool' ? (
          <>
            <ChangeText change={change24h} />{' '}
            {change24h !== null && change24h !== 0 && (
              <span aria-hidden className="text-ink-2">
                {t('inDay')}
              </span>
            )}
          </>
        ) : (
          <span className="text-ink-2">{t('launchPrice', { sold, shares })}</span>
        )}
        {second && (
          <span className="whitespace-nowrap text-ink-2">
            <Dot />
            {`${priceText(second.value)}\u00a0${second.name}`}
          </span>
        )}
      </p>
    </div>
  );
}

function Warnings({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { review, stage, tokenSymbol: symbol } = token;
  return (
    <div className="grid gap-2 px-4 pt-3 empty:hidden">
      {stage === 'failed' && <Notice kind="warn">{t('neverSold', { symbol })}</Notice>}
      {review.length > 0 && (
        <Notice kind="bad">
          <p className="font-strong">{t('reviewFailed')}</p>
          <ul>
            {review.map(({ field, reason }) => (
              <li key={`${field} ${reason}`}>
                {t('finding', { field: t(`field_${field}`), reason: t(`reason_${reason}`) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
