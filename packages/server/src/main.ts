import { readConfigFile } from './config/config-file.ts';
import { createServer } from './server.ts';

// One server process from a configuration file: `node main.ts <file>`. The stack starts the server itself.

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('usage: node main.ts <file with a ServerConfig as JSON>');
  process.exit(2);
}
const config = await readConfigFile(path);
const server = await createServer(config);
console.log(JSON.stringify({ listening: server.url }));

const stop = () => {
  server.close().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
