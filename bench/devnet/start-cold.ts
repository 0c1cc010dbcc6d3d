// Prints the milliseconds, wall and processor, from here until a first chain answers; code is loaded on the way.
const begun = performance.now();
const before = process.cpuUsage();
const { createDevnet } = await import('@vellum/devnet');
const devnet = await createDevnet();
devnet.chain.head();
const { user, system } = process.cpuUsage(before);
console.log(performance.now() - begun, (user + system) / 1000);
await devnet.close();
