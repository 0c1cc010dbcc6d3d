import type { Abi } from '@vellum/tron/abi/abi-item';
import type { ReactNode } from 'react';
import { type ReadArgument, readCall } from '../../shared/chain/read-call.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { demoWalletTexts } from './texts.ts';

type DecodedCallProps = Readonly<{
  data: Uint8Array;
  value: bigint;
  /** Null until the contract's interface is known. */
  abi: Abi | null;
}>;

/** The call as the contract itself words it, argument by argument. */
export function DecodedCall({ data, value, abi }: DecodedCallProps): ReactNode {
  const t = useTexts(demoWalletTexts);
  if (!abi) return <Skeleton height={140} />;
  const { selector, signature, args } = readCall(data, abi);
  return (
    <section className="rounded-card border border-line-soft bg-bg px-4 py-3">
      <div className="flex items-baseline justify-between gap-3 text-14">
        <h3 className="font-strong">{t('callDecoded')}</h3>
        <span className="font-mono text-13">{selector}</span>
      </div>
      {signature ? (
        <p className="mt-2 font-mono text-14 break-words">{signature}</p>
      ) : (
        <div className="mt-2">
          <Notice kind="warn">{t('callUnknown')}</Notice>
        </div>
      )}
      <dl className="mt-1 text-14">
        {args.map(({ name, value: content }) => (
          <Argument key={name} name={name} content={content} />
        ))}
        <Argument name={t('callValue')} content={{ kind: 'text', text: `${value} ${t('sun')}` }} />
      </dl>
    </section>
  );
}

type ArgumentProps = Readonly<{ name: string; content: ReadArgument['value'] }>;

function Argument({ name, content }: ArgumentProps): ReactNode {
  const isAddress = content.kind === 'address';
  return (
    <div
      className={`gap-x-3 gap-y-2 border-t border-line-soft py-3 first:border-t-0 ${isAddress ? 'grid' : 'flex items-baseline justify-between'}`}
    >
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 font-mono text-13 break-words">
        {isAddress ? <AddressFull address={content.address} /> : content.text}
      </dd>
    </div>
  );
}
