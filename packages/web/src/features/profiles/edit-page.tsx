import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useCallback } from 'react';
import { isNotFound } from '../../shared/http/call-failed.ts';
import { useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useErrorSentence } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { type Profile, profileQuery } from '../../shared/people/profile-query.ts';
import { UserFace } from '../../shared/people/user-face.tsx';
import { SignedInGate } from '../../shared/session/signed-in-gate.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { PictureField } from '../../shared/uploads/picture-field.tsx';
import { IntroductionField, NickNameField, useProblemText } from './edit-fields.tsx';
import { type EditedProfile, tidied } from './edited-profile.ts';
import { type ProfileText, profileTexts } from './texts.ts';
import { type ProfileEdit, useProfileEdit } from './use-profile-edit.ts';
import { UserRow } from './user-row.tsx';

/** What one says of oneself: a name, a few words, a face. */
export function EditPage(): ReactNode {
  const t = useTexts(profileTexts);
  return <SignedInGate t={t}>{(address) => <Mine key={address} address={address} />}</SignedInGate>;
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(profileTexts);
  const { data, error, refetch } = useQuery(profileQuery(address));
  if (data) return <EditForm profile={data} />;
  if (isNotFound(error)) return <EditForm profile={blank(address)} />;
  return error ? (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  ) : (
    <PageSkeleton />
  );
}

/** Of someone who has not joined and not said a word yet. */
const blank = (address: Address): Profile => ({
  ...{ address, nickName: '', introduction: '', avatar: null },
  ...{ level: 0, teamSize: 0, cards: 0, power: '0', joinedAt: null },
  ...{ active: false, directCount: 0, joinedBlock: null, inviter: null },
  ...{ namedAt: null, alike: null, final: false, asOf: { head: 0, solid: 0 } },
});

/** The form, how others will see it, and the button that says what is missing. */
function EditForm({ profile }: Readonly<{ profile: Profile }>): ReactNode {
  const t = useTexts(profileTexts);
  const { nickName, introduction, avatar } = profile;
  const before: EditedProfile = { nickName, introduction, avatar: avatar ?? '' };
  const edit = useProfileEdit(profile.address, before);
  return (
    <>
      <div className="grid gap-6 px-4 pt-2">
        <Picture address={profile.address} edit={edit} />
        <NickNameField edit={edit} />
        <IntroductionField edit={edit} />
      </div>
      <Preview profile={profile} edit={edit} />
      <p className="px-4 pt-3 text-14 text-ink-2">{t('public')}</p>
      {!profile.active && <p className="px-4 pt-3 text-14 text-ink-2">{t('notListed')}</p>}
      <Problem edit={edit} />
      <FootBar>
        <p className="pb-2 text-14 text-ink-2">{t('free')}</p>
        <SaveButton edit={edit} />
      </FootBar>
    </>
  );
}

type EditProps = Readonly<{ edit: ProfileEdit }>;

function Picture({ address, edit }: EditProps & Readonly<{ address: string }>): ReactNode {
  const t = useTexts(profileTexts);
  const problem = useProblemText()(edit.problems.avatar);
  const { avatar } = edit.edited;
  return (
    <div>
      <PictureField
        image={avatar}
        purpose="avatar"
        face={<UserFace key={avatar} address={address} avatar={avatar || null} size={68} />}
        hint={t(avatar === '' ? 'pictureDrawn' : 'pictureOwn')}
        onChange={(image) => edit.change('avatar', image)}
      />
      {problem && (
        <p role="alert" className="mt-2 text-14 text-down">
          {problem.text}
        </p>
      )}
    </div>
  );
}

function Preview({ profile, edit }: EditProps & Readonly<{ profile: Profile }>): ReactNode {
  const t = useTexts(profileTexts);
  const { nickName, introduction, avatar } = publishable(profile, edit);
  const user = { ...profile, nickName, introduction, avatar: avatar || null };
  return (
    <section aria-label={t('preview')} className="pt-6">
      <h2 className="border-b border-line px-4 pb-2 text-14">{t('preview')}</h2>
      <div className="flex min-h-[72px] items-center gap-3 border-b border-line-soft px-4 py-2">
        <UserRow user={user} sort="team" isMe={false} />
      </div>
    </section>
  );
}

/** What is refused, others never see: then it stays what it was. */
function publishable(profile: Profile, { edited, problems }: ProfileEdit) {
  const next = tidied(edited);
  return {
    nickName: problems.nickName ? profile.nickName : next.nickName,
    introduction: problems.introduction ? profile.introduction : next.introduction,
    avatar: problems.avatar ? profile.avatar : next.avatar,
  };
}

/** That nothing was saved, and why; what the content check refused is at its field. */
function Problem({ edit: { error } }: EditProps): ReactNode {
  const gap = useSentenceGap();
  const failure = error === 'review' ? null : error;
  const reason = useErrorSentence(failure);
  const kept = useErrorSentence(
    error ? { kind: 'http', code: 'UPDATE_FAILED', technical: '' } : null,
  );
  // The foot of the page may cover the place where it stands.
  const show = useCallback((place: HTMLElement | null) => {
    place?.scrollIntoView({ block: 'center' });
  }, []);
  if (!error) return null;
  return (
    <div ref={show} role="alert" className="px-4 pt-4">
      <Notice kind="bad">
        {kept}
        {failure && failure.code !== 'UPDATE_FAILED' && `${gap}${reason}`}
      </Notice>
    </div>
  );
}

function SaveButton({ edit }: EditProps): ReactNode {
  const t = useTexts(profileTexts);
  const online = useOnline();
  if (!online) return <Button disabled>{t('offline')}</Button>;
  if (edit.isBusy) return <Button busy>{t('saving')}</Button>;
  const obstacle = obstacleOf(edit);
  if (obstacle) return <Button disabled>{t(obstacle)}</Button>;
  const isNamed = tidied(edit.edited).nickName !== '';
  return <Button onClick={edit.save}>{t(isNamed ? 'save' : 'saveNoName')}</Button>;
}

/** What keeps the form from being saved, as the button says it. */
function obstacleOf({ problems, isChanged }: ProfileEdit): ProfileText | null {
  const { nickName, introduction, avatar } = problems;
  if (nickName) return nickName.kind === 'long' ? 'shorten' : 'choose';
  if (introduction) return introduction.kind === 'long' ? 'shortenIntroduction' : 'change';
  if (avatar) return 'choosePicture';
  return isChanged ? null : 'nothing';
}
