import { StackProblem } from '../stack-problem.ts';

export type BackupCode =
  | 'NOTHING_TO_BACK_UP'
  | 'BACKUP_EXISTS'
  | 'BACKUP_INSIDE_DATA'
  | 'BACKUP_NO_SPACE'
  | 'BACKUP_MISSING'
  | 'BACKUP_DAMAGED'
  | 'BACKUP_FORMAT'
  | 'BACKUP_NETWORK'
  | 'SCHEMA_NEWER'
  | 'SCHEMA_CHANGED'
  | 'TARGET_NOT_EMPTY'
  | 'TARGET_IN_USE'
  | 'TARGET_MOUNTED'
  | 'RESTORE_UNFINISHED';

/** Why there is no backup, or nothing was restored: then nothing was changed either. */
export class BackupProblem extends StackProblem {
  override readonly name = 'BackupProblem';
  readonly code: BackupCode;

  constructor(code: BackupCode, message: string, options?: ErrorOptions) {
    super(`${code}: ${message}`, options);
    this.code = code;
  }
}
