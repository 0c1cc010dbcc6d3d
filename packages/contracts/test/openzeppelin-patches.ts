/** A difference between upstream 5.7.0 and the port 5.6.0, in normalised text; `from` may occur several times. */
type Patch = Readonly<{ reason: string; from: string | RegExp; to: string }>;

const create2 = "CREATE2's prefix is 0x41 on the TVM";
const taken = 'the TVM does not refuse CREATE2 at a taken address by itself';
const since57 = 'upstream 5.7 only, not in the ported 5.6:';
const clockMode = `${since57} the clock's mode moved to a library`;
const chainId = 'the chain id of TIP-712 is its low four bytes';
const fallback = `${since57} names above 31 bytes have no storage; ours are shorter`;
const padding = `${since57} pads what a contract that signs is asked; only its votes by signature see that`;
const unusedCall = `${since57} a call we do not use`;
const message = 'the prefix of messages signed on TRON';
const position = `${since57} \`at\` is called \`pos\` too, locals renamed`;

/** Every difference in the files we import. A new version of either package is read against this list. */
export const knownPatches: Readonly<Record<string, readonly Patch[]>> = {
  'governance/extensions/GovernorVotes.sol': [
    { reason: clockMode, from: /import \{ERC6372Utils\} [^;]*; /g, to: '' },
    {
      reason: clockMode,
      from: 'ERC6372Utils.blockNumberClockMode(clock)',
      to: '"mode=blocknumber&from=default"',
    },
  ],
  'governance/utils/Votes.sol': [
    { reason: clockMode, from: /import \{ERC6372Utils\} [^;]*; /g, to: '' },
    {
      reason: clockMode,
      from: 'error ERC5805FutureLookup',
      to: 'error ERC6372InconsistentClock(); error ERC5805FutureLookup',
    },
    {
      reason: clockMode,
      from: 'return ERC6372Utils.blockNumberClockMode(clock);',
      to: 'if (clock() != Time.blockNumber()) { revert ERC6372InconsistentClock(); } return "mode=blocknumber&from=default";',
    },
    { reason: position, from: 'uint32 index', to: 'uint32 pos' },
    { reason: position, from: '.pos(index)', to: '.at(pos)' },
  ],
  'proxy/Clones.sol': [
    {
      reason: taken,
      from: /(function cloneDeterministic\( address implementation, bytes32 salt, uint256 value \) [^}]*\})/g,
      to: '$1 if (predictDeterministicAddress(implementation, salt).code.length != 0) { revert Errors.FailedDeployment(); }',
    },
    { reason: create2, from: '5bf3ff)', to: '5bf341)' },
  ],
  'token/TRC20/utils/SafeTRC20.sol': [
    { reason: unusedCall, from: /import \{IERC20Metadata\} [^;]*; /g, to: '' },
    {
      reason: 'coins like USDT, whose transfer answers false on success',
      from: 'function safeIncreaseAllowance',
      to: 'function safeTransferChecked(IERC20 token, address to, uint256 value) internal { uint256 balanceBefore = token.balanceOf(address(this)); _safeTransfer(token, to, value, true); if (to != address(this) && balanceBefore - token.balanceOf(address(this)) < value) { revert SafeERC20FailedOperation(address(token)); } } function safeIncreaseAllowance',
    },
    { reason: unusedCall, from: /function tryGetDecimals.*?\} \}/g, to: '' },
  ],
  'utils/Create2.sol': [
    {
      reason: taken,
      from: 'assembly ("memory-safe") { addr := create2(',
      to: 'if (computeAddress(salt, keccak256(bytecode)).code.length != 0) { revert Errors.FailedDeployment(); } assembly ("memory-safe") { addr := create2(',
    },
    {
      reason: 'a creation that leaves no code is refused too',
      from: 'LowLevelCall.bubbleRevert(); } } } function computeAddress',
      to: 'LowLevelCall.bubbleRevert(); } } if (addr.code.length == 0) { revert Errors.FailedDeployment(); } } function computeAddress',
    },
    { reason: create2, from: 'mstore8(start, 0xff)', to: 'mstore8(start, 0x41)' },
  ],
  'utils/cryptography/ECDSA.sol': [
    {
      reason: `${since57} a local renamed`,
      from: /\berr(?=, bytes32 errorArg\)|, errorArg\)| == )/g,
      to: 'error',
    },
  ],
  'utils/cryptography/MessageHashUtils.sol': [
    { reason: message, from: 'toEthSignedMessageHash', to: 'toTronSignedMessageHash' },
    { reason: message, from: '\\x19Ethereum Signed', to: '\\x19TRON Signed' },
    { reason: message, from: 'mstore(0x1c, messageHash)', to: 'mstore(0x18, messageHash)' },
    { reason: message, from: 'keccak256(0x00, 0x3c)', to: 'keccak256(0x00, 0x38)' },
  ],
  'utils/cryptography/SignatureChecker.sol': [
    {
      reason: padding,
      from: 'mstore(add(add(ptr, 0x64), length), 0) length := shl(5, shr(5, add(length, 0x1F)))',
      to: '',
    },
  ],
  'utils/cryptography/TIP712.sol': [
    {
      reason: fallback,
      from: 'name.toShortString()',
      to: 'name.toShortStringWithFallback(_nameFallback)',
    },
    {
      reason: fallback,
      from: 'version.toShortString()',
      to: 'version.toShortStringWithFallback(_versionFallback)',
    },
    { reason: fallback, from: '_name.toString()', to: '_name.toStringWithFallback(_nameFallback)' },
    {
      reason: fallback,
      from: '_version.toString()',
      to: '_version.toStringWithFallback(_versionFallback)',
    },
    {
      reason: chainId,
      from: 'block.chainid, address(this)',
      to: 'block.chainid & 0xffffffff, address(this)',
    },
  ],
  'utils/structs/Checkpoints.sol': [
    {
      reason: position,
      from: /function at\([^)]*\) internal view returns \([^)]*\) \{ return pos\(self, index\); \}/g,
      to: '',
    },
    { reason: position, from: 'function pos(', to: 'function at(' },
    { reason: position, from: /\bindex\b/g, to: 'pos' },
    { reason: position, from: /len( = self\._checkpoints\.length; return )len/g, to: 'pos$1pos' },
    {
      reason: position,
      from: /len( = self\._checkpoints\.length; if \()len( ==)/g,
      to: 'pos$1pos$2',
    },
    { reason: position, from: /len( = self\.length; if \()len/g, to: 'pos$1pos' },
    { reason: position, from: 'len - 1)', to: 'pos - 1)' },
  ],
  'utils/structs/DoubleEndedQueue.sol': [
    { reason: unusedCall, from: /import \{Math\} [^;]*; /g, to: '' },
    {
      reason: position,
      from: /\{ return pos\(deque, index\); \} function pos\([^)]*\) internal view returns \(bytes32\)/g,
      to: '',
    },
    { reason: unusedCall, from: /function values\(.*?return result; \} \}/g, to: '' },
  ],
};
