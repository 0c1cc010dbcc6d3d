import { toHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { buttonClass } from '../../../shared/ui/button-class.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { tokenPageTexts } from './texts.ts';

const MOST_BYTES = 50_000_000;

type Compared = 'fileMatches' | 'fileDiffers' | 'fileTooLarge';

/** Whether a document that the reader has is the one the issuer named; nothing is fetched and nothing sent. */
export function DocumentCheck({ hash }: Readonly<{ hash: string }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const [compared, setCompared] = useState<Compared | null>(null);
  return (
    <div className="px-4">
      <label
        className={`${buttonClass('secondary')} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-info`}
      >
        {t('compareFile')}
        <input
          type="file"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void compare(file, hash).then(setCompared);
          }}
        />
      </label>
      <p className="pt-2 text-13 text-ink-2">{t('compareText')}</p>
      <div role="status" className="pt-2 empty:hidden">
        {compared && (
          <Notice kind={compared === 'fileMatches' ? 'good' : 'warn'}>{t(compared)}</Notice>
        )}
      </div>
    </div>
  );
}

async function compare(file: File, hash: string): Promise<Compared> {
  if (file.size > MOST_BYTES) return 'fileTooLarge';
  const found = toHex(sha256(new Uint8Array(await file.arrayBuffer())));
  return found === hash ? 'fileMatches' : 'fileDiffers';
}
