import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { clockText, timeText } from '../../shared/format/date.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import type { JournalRecord } from '../../shared/paid-action/journal/journal-record.ts';
import { RegisterNow, useLacksSession } from '../../shared/paid-action/register-now.tsx';
import { ReservedNotice } from '../../shared/paid-action/reserved-notice.tsx';
import { resumedRun } from '../../shared/paid-action/resumed.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { ActivityEntry } from './activity-entry.ts';
import { activityTexts } from './texts.ts';

const loadRuns = () => import('../../shared/paid-action/run/page-runs.ts');

/** What an action that is not over waits for, and what the person can do. */
export function OpenPart({ entry }: Readonly<{ entry: ActivityEntry }>): ReactNode {
  const t = useTexts(activityTexts);
  const { record, status, elsewhere } = entry;
  if (status === 'can-go-on' && record && !elsewhere) return <CanGoOn record={record} />;
  if (status !== 'running') return null;
  if (!record) return <Line>{t('waitingText')}</Line>;
  return (
    <>
      <Running record={record} />
      {elsewhere && <Line>{t('elsewhereText')}</Line>}
    </>
  );
}

function Line({ children }: Readonly<{ children: ReactNode }>): ReactNode {
  return <p className="mt-2 text-14 text-ink-2">{children}</p>;
}

function Running({ record }: Readonly<{ record: JournalRecord }>): ReactNode {
  const t = useTexts(activityTexts);
  const { state } = record;
  if (state.step === 'confirming' || state.step === 'broadcasting') {
    const isSlow = state.step === 'confirming' && state.slow;
    const time = timeText(state.sent.signedAt);
    return <Line>{t(isSlow ? 'confirmingSlow' : 'confirmingText', { time })}</Line>;
  }
  if (state.step !== 'registering') return null;
  if (state.tries > 0) return <Registering record={record} />;
  const time = timeText(record.times.registering ?? record.updatedAt);
  return <Line>{t('registeringNow', { time })}</Line>;
}

function Registering({ record }: Readonly<{ record: JournalRecord }>): ReactNode {
  const t = useTexts(activityTexts);
  const lacksSession = useLacksSession(record);
  const time = timeText(record.times.registering ?? record.updatedAt);
  return (
    <>
      <Line>{t(lacksSession ? 'registeringSignIn' : 'registeringText', { time })}</Line>
      <RegisterNow record={record} />
    </>
  );
}

function CanGoOn({ record }: Readonly<{ record: JournalRecord }>): ReactNode {
  const t = useTexts(activityTexts);
  const navigate = useNavigate();
  const [isLost, setLost] = useState(false);
  const drop = () => {
    setLost(false);
    loadRuns()
      .then(({ dropRun }) => dropRun(record))
      .catch(() => setLost(true));
  };
  return (
    <>
      <Line>
        {record.orderId === null
          ? t('reviewLeft')
          : t('canGoOnText', { time: clockText(record.orderExpiresAt ?? 0) })}
      </Line>
      {record.orderId !== null && <ReservedNotice until={record.orderExpiresAt ?? 0} />}
      {record.approval && (
        <Line>
          {t('approvalStands')}{' '}
          <Link to={paths.approvals} className="text-primary">
            {t('cancelApprovals')}
          </Link>
        </Line>
      )}
      <div className="mt-2 flex gap-2">
        <Button
          size="small"
          onClick={() => void navigate(record.page, { state: resumedRun(record) })}
        >
          {t(resumedRun(record) ? 'goOn' : 'toForm')}
        </Button>
        <Button kind="ghost" size="small" onClick={drop}>
          {t('drop')}
        </Button>
      </div>
      <div role="alert" className="mt-2 empty:hidden">
        {isLost && <Notice kind="bad">{t('dropFailed')}</Notice>}
      </div>
    </>
  );
}
