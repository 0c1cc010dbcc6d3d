/**
 * The database does not fit this version: a newer one has changed it, or a migration is not what it was when it was
 * applied. Nothing was changed.
 */
export class SchemaRefused extends Error {
  override readonly name = 'SchemaRefused';
  readonly code: 'SCHEMA_NEWER' | 'SCHEMA_CHANGED';

  constructor(code: SchemaRefused['code'], message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}
