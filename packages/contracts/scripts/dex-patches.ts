export type Patch = Readonly<{ from: string; to: string }>;

const core = '@uniswap/v2-core/contracts';
export const pairUnit = `${core}/UniswapV2Pair.sol`;
export const factoryUnit = `${core}/UniswapV2Factory.sol`;

/** The compiler that knows transient storage; the first decoder, which takes the same call data as 0.5 does. */
const pragma: Patch = {
  from: 'pragma solidity =0.5.16;',
  to: 'pragma solidity 0.8.26;\npragma abicoder v1;',
};

/** Since 0.8 arithmetic is checked by itself: these lines check, or want to overflow, on their own. */
const unchecked = (line: string): Patch => ({ from: line, to: `unchecked { ${line} }` });

/** An interface may no longer declare the same events as the contract. */
const withoutInterface = (name: string): Patch => ({
  from: `contract ${name} is I${name} {`,
  to: `contract ${name} {`,
});

/** USDT on TRON answers false on success, so the balance decides instead of the answer of `transfer`. */
const provenTransfer: readonly Patch[] = [
  {
    from: '(bool success, bytes memory data) = token.call(',
    to: 'uint held = IERC20(token).balanceOf(address(this));\n        (bool success, ) = token.call(',
  },
  {
    from: "require(success && (data.length == 0 || abi.decode(data, (bool))), 'UniswapV2: TRANSFER_FAILED');",
    to: "require(success && (to == address(this) || held.sub(IERC20(token).balanceOf(address(this))) >= value), 'UniswapV2: TRANSFER_FAILED');",
  },
];

/** The same guard in transient storage: two writes of 100 energy in place of two of 5,000. */
const transientGuard: readonly Patch[] = [
  { from: 'uint private unlocked = 1;\n', to: '' },
  {
    from: "require(unlocked == 1, 'UniswapV2: LOCKED');\n        unlocked = 0;\n        _;\n        unlocked = 1;",
    to: "{\n            uint locked;\n            assembly { locked := tload(0) }\n            require(locked == 0, 'UniswapV2: LOCKED');\n            assembly { tstore(0, 1) }\n        }\n        _;\n        assembly { tstore(0, 0) }",
  },
];

const patches: Readonly<Record<string, readonly Patch[]>> = {
  [pairUnit]: [
    { from: 'is IUniswapV2Pair, UniswapV2ERC20 {', to: 'is UniswapV2ERC20 {' },
    {
      from: 'balance0 <= uint112(-1) && balance1 <= uint112(-1)',
      to: 'balance0 <= type(uint112).max && balance1 <= type(uint112).max',
    },
    {
      from: 'uint32 timeElapsed = blockTimestamp',
      to: 'uint32 timeElapsed;\n        unchecked { timeElapsed = blockTimestamp',
    },
    { from: 'blockTimestampLast; // overflow is desired', to: 'blockTimestampLast; }' },
    unchecked(
      'price0CumulativeLast += uint(UQ112x112.encode(_reserve1).uqdiv(_reserve0)) * timeElapsed;',
    ),
    unchecked(
      'price1CumulativeLast += uint(UQ112x112.encode(_reserve0).uqdiv(_reserve1)) * timeElapsed;',
    ),
    ...provenTransfer,
    ...transientGuard,
  ],
  [factoryUnit]: [withoutInterface('UniswapV2Factory')],
  [`${core}/UniswapV2ERC20.sol`]: [
    withoutInterface('UniswapV2ERC20'),
    { from: 'chainId := chainid\n', to: 'chainId := chainid()\n' },
    { from: 'uint(-1)', to: 'type(uint).max' },
  ],
  [`${core}/libraries/SafeMath.sol`]: [
    unchecked("require((z = x + y) >= x, 'ds-math-add-overflow');"),
    unchecked("require((z = x - y) <= x, 'ds-math-sub-underflow');"),
    unchecked("require(y == 0 || (z = x * y) / y == x, 'ds-math-mul-overflow');"),
  ],
  // A root takes a hundred rounds; x begins at y / 2 + 1 and falls, so the sum cannot overflow.
  [`${core}/libraries/Math.sol`]: [unchecked('x = (y / x + x) / 2;')],
  [`${core}/libraries/UQ112x112.sol`]: [unchecked('z = uint224(y) * Q112;')],
};

/** A unit of the DEX's core for our compiler; throws when the text is not the known one. */
export function patchedCore(unit: string, original: string): string {
  // Its interfaces are open to every compiler.
  const known = unit.startsWith(`${core}/interfaces/`) ? [] : [pragma, ...(patches[unit] ?? [])];
  return known.reduce((text, { from, to }) => {
    if (text.split(from).length !== 2) throw new Error(`the source of ${unit} changed: ${from}`);
    return text.replace(from, () => to);
  }, original);
}
