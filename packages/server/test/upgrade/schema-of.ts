import { Client } from 'pg';

/** Everything that makes up a schema, one line each; comparing two tells what differs. */
const parts: Readonly<Record<string, string>> = {
  columns: `select format('%s.%s %s%s %s%s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end, a.attidentity, a.attgenerated,
      pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'S')
      and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`,
  constraints: `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
  indexes: `select indexdef as line from pg_indexes where schemaname = 'public' order by 1`,
  triggers: `select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal order by 1`,
  functions: `select pg_get_functiondef(p.oid) as line from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
  extensions: 'select extname as line from pg_extension order by 1',
  migrations: `select name || ' ' || sha256 as line from migration order by 1`,
};

export type Schema = Readonly<Record<string, readonly string[]>>;

export async function schemaOf(url: string): Promise<Schema> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found: Record<string, readonly string[]> = {};
    for (const [part, statement] of Object.entries(parts)) {
      const { rows } = await client.query<{ line: string }>(statement);
      found[part] = rows.map(({ line }) => line);
    }
    return found;
  } finally {
    await client.end();
  }
}
