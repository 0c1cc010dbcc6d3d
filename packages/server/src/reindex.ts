import { pino } from 'pino';
import { readConfigFile } from './config/config-file.ts';
import { reindex } from './indexer/reindex.ts';
import { createModules } from './modules/modules.ts';
import { openDatabase } from './platform/database/open.ts';

// Makes the tables of one projection again from the kept logs: `node reindex.ts <file> <projection>`. The stack writes
// the file as server.json into its data folder; the server may go on running meanwhile.

const [path, name] = process.argv.slice(2);
if (path === undefined || name === undefined) {
  console.error('usage: node reindex.ts <file with a ServerConfig as JSON> <projection>');
  process.exit(2);
}
const config = await readConfigFile(path);
const open = openDatabase(config.databaseUrl, { statementTimeoutMs: 0 });
const { projections } = createModules({ config, open, clock: Date.now, log: pino() });
const projection = projections.find((each) => each.name === name);
if (projection === undefined) {
  const names = projections.map((each) => each.name).join(', ');
  console.error(`no projection is called "${name}"; there are ${names}`);
  process.exit(1);
}
console.log(`${name}: ${await reindex(open.database, projection)} events`);
await open.close();
