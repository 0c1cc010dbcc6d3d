const soljson = require('solc/soljson.js');
const { compileTestsPlainly } = require('./plain-tests.ts');

const { cwrap } = soljson;

/** The compiler as Hardhat expects it, but able to take all sources at once, and quick with tests. */
module.exports = soljson;

soljson.cwrap = (name, ...signature) =>
  name === 'solidity_compile' ? compileAll : cwrap(name, ...signature);

function compileAll(input, callback, context) {
  return compileTestsPlainly(input, (part) => compileFromHeap(part, callback, context));
}

/** The usual binding copies the input onto the compiler's stack, which our sources and tests together overflow. */
function compileFromHeap(input, callback, context) {
  const wanted = withoutOpcodes(input);
  const bytes = soljson.lengthBytesUTF8(wanted) + 1;
  const pointer = soljson._solidity_alloc(bytes);
  soljson.stringToUTF8(wanted, pointer, bytes);
  const output = soljson.UTF8ToString(soljson._solidity_compile(pointer, callback, context));
  // Both texts stay in its memory until then.
  soljson._solidity_reset();
  // They must be there, but nobody looks into them.
  return output.replaceAll('"object":"', '"opcodes":"","object":"');
}

/** Hardhat asks for all code in words too, which is a seventh of the work and two fifths of the output. */
function withoutOpcodes(input) {
  return input.replaceAll(/"evm\.(?:bytecode|deployedBytecode)\.opcodes",/g, '');
}
