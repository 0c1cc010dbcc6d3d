// The door of every npm script. It must run on whatever Node the machine has, so it is plain
// JavaScript with old syntax, and loads the rest only when this Node can read it.
const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(
    `vellum: Node ${process.versions.node} is too old. Install Node 20 or newer (24 is best) and run the command again.`,
  );
  process.exit(1);
}

void import('./enter/enter.mjs').then(({ enter }) => enter(process.argv.slice(2)));
