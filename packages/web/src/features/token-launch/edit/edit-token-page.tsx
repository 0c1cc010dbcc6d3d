import { useQuery } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/wire/paths';
import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../../shared/http/call.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { type TokenDetail, tokenQuery } from '../../../shared/launch/launch-queries.ts';
import { tokenPath } from '../../../shared/launch/token-path.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { SignedInGate } from '../../../shared/session/signed-in-gate.tsx';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../../shared/ui/states/skeleton.tsx';
import { EditForm } from './edit-form.tsx';
import { tokenEditTexts } from './texts.ts';
import type { NewestTexts } from './use-token-edit.ts';

/** Texts, picture and links of a token of mine, with the public log of every change. */
export function EditTokenPage(): ReactNode {
  const t = useTexts(tokenEditTexts);
  const [search] = useSearchParams();
  const token = parseAddress(search.get('token') ?? '');
  return (
    <SignedInGate t={t}>
      {(address) => (token ? <OwnToken token={token} owner={address} /> : <NoToken />)}
    </SignedInGate>
  );
}

function NoToken(): ReactNode {
  const t = useTexts(tokenEditTexts);
  return (
    <EmptyState
      title={t('noneTitle')}
      text={t('noneText')}
      action={
        <Link to={paths.tokens} className={buttonClass()}>
          {t('toTokens')}
        </Link>
      }
    />
  );
}

function OwnToken({ token, owner }: Readonly<{ token: Address; owner: Address }>): ReactNode {
  const t = useTexts(tokenEditTexts);
  const detail = useQuery(tokenQuery(token));
  const texts = useQuery(newestTextsQuery(token));
  if (detail.data && texts.data) {
    return detail.data.creator === owner ? (
      <EditForm key={token} token={detail.data} texts={texts.data} />
    ) : (
      <NotMine token={detail.data} />
    );
  }
  const again = () => {
    void detail.refetch();
    void texts.refetch();
  };
  return detail.isError || texts.isError ? (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={again} />
  ) : (
    <PageSkeleton />
  );
}

function NotMine({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenEditTexts);
  return (
    <EmptyState
      title={t('othersTitle')}
      text={t('othersText')}
      action={
        <Link to={tokenPath(token.tokenAddress)} className={buttonClass()}>
          {t('seePage')}
        </Link>
      }
    />
  );
}

/** All texts as they are now, also those of an evidence card that is not complete. */
const newestTextsQuery = (tokenAddress: Address) => ({
  queryKey: ['token-launch', 'texts', tokenAddress],
  queryFn: async ({ signal }: Readonly<{ signal: AbortSignal }>): Promise<NewestTexts> => {
    const asked = { tokenAddress, pageNo: 1, pageSize: 1 };
    const { list } = await call(wire.tokenLaunch.listEdits, asked, { signal });
    const [newest] = list;
    return { hash: newest?.hash ?? '', texts: newest?.texts ?? {} };
  },
});
