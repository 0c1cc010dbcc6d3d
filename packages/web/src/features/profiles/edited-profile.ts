import {
  INTRODUCTION_LENGTH,
  NICK_NAME_LENGTH,
  tidyIntroduction,
  tidyNickName,
} from '@vellum/api/profiles/nick-name';
import {
  type ProfileReason,
  profileReasons,
  reasonAgainstIntroduction,
  reasonAgainstNickName,
} from '@vellum/api/profiles/profile-review';
import { countCharacters } from '@vellum/api/typed-text/character-count';
import { CallFailed } from '../../shared/http/call-failed.ts';

/** What someone says of themselves while they say it; the avatar is empty for none. */
export type EditedProfile = Readonly<{ nickName: string; introduction: string; avatar: string }>;
export type EditedField = keyof EditedProfile;

/** So many characters too many, or why it is not published. */
export type FieldProblem =
  | Readonly<{ kind: 'long'; over: number }>
  | Readonly<{ kind: 'refused'; reason: ProfileReason }>;

export type Problems = Readonly<Partial<Record<EditedField, FieldProblem>>>;

/** As the server keeps it. */
export const tidied = ({ nickName, introduction, avatar }: EditedProfile): EditedProfile => ({
  nickName: tidyNickName(nickName),
  introduction: tidyIntroduction(introduction),
  avatar,
});

export function countsOf(edited: EditedProfile) {
  const { nickName, introduction } = tidied(edited);
  return { nickName: countCharacters(nickName), introduction: countCharacters(introduction) };
}

/** What the server would refuse by the public rules; only it knows the names that others have. */
export function problemsOf(edited: EditedProfile): Problems {
  const { nickName, introduction } = tidied(edited);
  const counts = countsOf(edited);
  const ofName =
    tooLong(counts.nickName, NICK_NAME_LENGTH) ?? refused(reasonAgainstNickName(nickName));
  const ofIntroduction =
    tooLong(counts.introduction, INTRODUCTION_LENGTH) ??
    refused(reasonAgainstIntroduction(introduction));
  return {
    ...(ofName && { nickName: ofName }),
    ...(ofIntroduction && { introduction: ofIntroduction }),
  };
}

const tooLong = (count: number, max: number): FieldProblem | null =>
  count > max ? { kind: 'long', over: count - max } : null;

const refused = (reason: ProfileReason | null): FieldProblem | null =>
  reason && { kind: 'refused', reason };

/** Which field the content check of the server refused, and why; null for any other failure. */
export function refusalOfServer(error: unknown): Problems | null {
  if (!(error instanceof CallFailed) || error.problem.kind !== 'refused') return null;
  const { code, params, fields } = error.problem.failure;
  const field = fields?.[0]?.field;
  const reason = profileReasons.find((one) => one === params?.['reason']);
  if (code !== 'REVIEW_FAILED' || !reason || !isEdited(field)) return null;
  return { [field]: { kind: 'refused', reason } };
}

const isEdited = (field: string | undefined): field is EditedField =>
  field === 'nickName' || field === 'introduction' || field === 'avatar';
