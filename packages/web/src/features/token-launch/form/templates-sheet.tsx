import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useStored } from '../../../shared/state/use-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Sheet } from '../../../shared/ui/sheet.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import type { DraftTexts } from './draft.ts';
import {
  keepOwnTemplate,
  ownTemplate,
  templateNames,
  withOwnTemplate,
  withTemplate,
} from './templates.ts';
import { launchFormTexts } from './texts.ts';

type TemplatesSheetProps = Readonly<{
  open: boolean;
  onClose: () => void;
  draft: DraftTexts;
  onUse: (draft: DraftTexts) => void;
}>;

/** Whole sets of terms to begin with. */
export function TemplatesSheet({ open, onClose, draft, onUse }: TemplatesSheetProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const own = useStored(ownTemplate);
  const use = (next: DraftTexts) => {
    onUse(next);
    onClose();
    void showToast({ kind: 'good', text: t('templateUsed') });
  };
  const keep = () => {
    keepOwnTemplate(draft);
    void showToast({ kind: 'good', text: t('templateSaved') });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('templates')}
      detail={t('templatesText')}
      footer={
        <Button kind="secondary" onClick={keep}>
          {t('templateSave')}
        </Button>
      }
    >
      <ul className="-mx-4">
        {templateNames.map((name) => (
          <Choice
            key={name}
            title={t(`template${name}`)}
            text={t(`template${name}Text`)}
            onUse={() => use(withTemplate(draft, name))}
          />
        ))}
        {own !== null && (
          <Choice
            title={t('templateOwn')}
            text={t('templateOwnText')}
            onUse={() => use(withOwnTemplate(draft))}
          />
        )}
      </ul>
    </Sheet>
  );
}

type ChoiceProps = Readonly<{ title: string; text: string; onUse: () => void }>;

function Choice({ title, text, onUse }: ChoiceProps): ReactNode {
  return (
    <li className="border-t border-line-soft first:border-t-0">
      <button
        type="button"
        onClick={onUse}
        className="block min-h-15 w-full px-4 py-3 text-left -outline-offset-2 hover:bg-surface-2"
      >
        <span className="block">{title}</span>
        <span className="block text-13 text-ink-2">{text}</span>
      </button>
    </li>
  );
}
