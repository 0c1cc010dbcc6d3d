// Prints the milliseconds from here until a first chain answers; code is loaded on the way.
const begun = performance.now();
const { createDevnet } = await import('@vellum/devnet');
const devnet = await createDevnet();
devnet.chain.head();
console.log(performance.now() - begun);
await devnet.close();
