// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Time-weighted prices of Uniswap V2 pairs
/// @notice Averages over at least 30 minutes and at most 2 hours, from observations that anyone may take. Fails closed:
/// without an observation of that age there is no price.
interface IPriceOracle {
    /// @notice The cumulative prices of `pair` were recorded at time `t`.
    event Observed(address indexed pair, uint256 t);
    /// @notice What `pair` is taken to hold until its next observations, unless it holds less.
    event DepthRecorded(address indexed pair, uint256 reserve0, uint256 reserve1);

    /// @notice `pair` is not a pair of this oracle's factory.
    error PriceOracleUnknownPair(address pair);
    /// @notice The factory has no pair of these two tokens.
    error PriceOracleNoPair(address tokenA, address tokenB);
    /// @notice `pair` has no liquidity.
    error PriceOracleNoLiquidity(address pair);
    /// @notice No observation of `pair` is between 30 minutes and 2 hours old.
    error PriceOracleStale(address pair);

    /// @notice Records the cumulative prices of `pair`, 30 minutes after the last time at the earliest, and its reserves, if
    /// nobody touched the pair in this block before. In between it records reserves that could not be recorded then, and
    /// lowers recorded ones when liquidity was taken out since; it never raises them.
    function observe(address pair) external;

    /// @notice What `amountIn` of `tokenIn` is worth in `tokenOut`, without the pair's fee, rounded down.
    /// @return twapOut at the average price of the window: what one transaction cannot move
    /// @return spotOut at the pair's reserves of this moment: anyone can move it within a transaction, so use it only
    /// in the direction that hurts the one who moves it
    /// @return windowSeconds the length of the window
    function consult(
        address tokenIn,
        uint256 amountIn,
        address tokenOut
    ) external view returns (uint256 twapOut, uint256 spotOut, uint256 windowSeconds);

    /// @notice {consult}, and how much of `tokenIn` the pair holds: the least of what it holds at this moment and what was
    /// recorded at its observations of the last 2 hours; 0 if nothing was recorded.
    /// @return twapOut as of {consult}
    /// @return spotOut as of {consult}
    /// @return depthIn nobody can lift it above the records within a transaction; anyone can record less once liquidity left
    function consultWithDepth(
        address tokenIn,
        uint256 amountIn,
        address tokenOut
    ) external view returns (uint256 twapOut, uint256 spotOut, uint256 depthIn);

    /// @notice Whether {consult} has a price for these two tokens now.
    function isFresh(address tokenA, address tokenB) external view returns (bool);

    /// @notice Whether the newest observation of `pair` lacks its reserves, or more than a twentieth of their product has
    /// been taken out since: time to {observe}.
    function isDepthDue(address pair) external view returns (bool);

    /// @notice The factory whose pairs are observed.
    function factory() external view returns (address);
}
