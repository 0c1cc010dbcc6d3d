// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Adds liquidity to a token's WTRX pair in one call
/// @notice Holds nothing between calls: takes what the pair's ratio needs, sends the LP on, returns the rest.
interface ILiquidityHelper {
    /// @notice `user` gave `tokenUsed` and `trxUsed` for `lp`; one of them is 0 in a zap.
    event LiquidityAdded(
        address indexed user,
        address indexed token,
        uint256 tokenUsed,
        uint256 trxUsed,
        uint256 lp
    );
    /// @notice The allowed distance of the pair's price from its average, in bps.
    event SlippageSet(uint256 bps);
    /// @notice The owner took stray coins (zero address: TRX).
    event StrayWithdrawn(address indexed coin, uint256 amount);

    /// @notice There is no pair of `token` with WTRX, or nothing in it.
    error LiquidityHelperNoPool(address token);
    /// @notice Both a token amount and TRX are needed; for a zap, enough to buy some of the other coin.
    error LiquidityHelperAmountZero();
    /// @notice The pair's price is too far from its average.
    error LiquidityHelperPriceOff(uint256 spot, uint256 average);
    /// @notice The pair received less than was sent.
    error LiquidityHelperTokenTaxed(address token);
    /// @notice Less LP than the caller's limit.
    error LiquidityHelperBelowMinimum(uint256 lp, uint256 minLp);
    /// @notice A zap would swap `swapped`, more than 0.12 % of what the pair holds.
    error LiquidityHelperZapTooLarge(uint256 swapped, uint256 most);
    /// @notice Slippage lies between 10 and 300 bps.
    error LiquidityHelperSlippageInvalid(uint256 bps);
    /// @notice TRX could not be sent to `to`.
    error LiquidityHelperPaymentFailed(address to);

    /// @notice Adds up to `tokenAmount` and `msg.value`; refused when the price is off its average. LP to the caller.
    function addLiquidity(address token, uint256 tokenAmount) external payable returns (uint256 lp);

    /// @notice The same bounded by the caller's own `minLp` instead of the average.
    function addLiquidityMin(
        address token,
        uint256 tokenAmount,
        uint256 minLp
    ) external payable returns (uint256 lp);

    /// @notice Like {addLiquidityMin}, with the LP in the Locker for a day in the caller's name.
    function addLiquidityLocked(
        address token,
        uint256 tokenAmount,
        uint256 minLp
    ) external payable returns (uint256 lp);

    /// @notice LP for TRX alone: swaps the part that lets the rest fit the pair, adds both, returns what is left over
    /// (at most 0.01 TRX stays in the pair) and puts the LP into the Locker for a day in the caller's name. Refused
    /// when the price is off its average, and when the swap is so large that others could gain by trading around it.
    function zapTrx(address token, uint256 minLp) external payable returns (uint256 lp);

    /// @notice {zapTrx} with `token` alone; what does not fit is not taken from the caller.
    function zapToken(address token, uint256 amount, uint256 minLp) external returns (uint256 lp);

    /// @notice Owner: 10 to 300 bps.
    function setSlippage(uint256 bps) external;

    /// @notice Owner: takes stray `coin` (zero address: TRX); no user's money rests here.
    function withdraw(address coin) external;

    /// @notice The allowed distance of the pair's price from its average, in bps.
    function slippage() external view returns (uint256);
}
