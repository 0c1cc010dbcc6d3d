const soljson = require('solc/soljson.js');

const { cwrap } = soljson;

/** The compiler as Hardhat expects it, but able to take all sources at once. */
module.exports = soljson;

soljson.cwrap = (name, ...signature) =>
  name === 'solidity_compile' ? compileFromHeap : cwrap(name, ...signature);

/** The usual binding copies the input onto the compiler's stack, which our sources and tests together overflow. */
function compileFromHeap(input, callback, context) {
  const bytes = soljson.lengthBytesUTF8(input) + 1;
  const pointer = soljson._solidity_alloc(bytes);
  soljson.stringToUTF8(input, pointer, bytes);
  return soljson.UTF8ToString(soljson._solidity_compile(pointer, callback, context));
}
