import { type ReactNode, useState } from 'react';
import { useContactBook, useContacts } from '../../shared/contacts/contact-book.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { saveFile } from '../../shared/ui/save-file.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { fileOf, taken } from './book-csv.ts';
import { contactBookTexts } from './texts.ts';

/** Larger files are no contact book. */
const MOST_BYTES = 200_000;

/** The book as a file, to keep or to bring to another device. */
export function BookFile(): ReactNode {
  const t = useTexts(contactBookTexts);
  const book = useContactBook();
  const contacts = useContacts();
  const [told, setTold] = useState<string | null>(null);
  const take = async (file: File): Promise<string> => {
    if (file.size > MOST_BYTES) return t('fileTooLarge');
    const { added, left } = taken(await file.text(), contacts);
    for (const contact of added) book?.save(contact);
    return t('imported', { n: added.length, left });
  };
  return (
    <Section title={t('file')}>
      <div className="grid gap-3 px-4">
        <p className="text-14 text-ink-2">{t('fileText')}</p>
        <Button
          kind="secondary"
          disabled={contacts.length === 0}
          onClick={() => saveFile(fileOf(contacts), 'vellum-contacts.csv')}
        >
          {t('export')}
        </Button>
        <label
          className={`${buttonClass('ghost')} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-info`}
        >
          {t('import')}
          <input
            type="file"
            accept=".csv,text/csv"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void take(file).then(setTold);
            }}
          />
        </label>
        <div role="status">{told !== null && <Notice>{told}</Notice>}</div>
      </div>
    </Section>
  );
}
