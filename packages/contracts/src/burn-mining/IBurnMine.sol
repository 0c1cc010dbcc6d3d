// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice One burn. `uAmount` is in U (6 decimals), `burnAmount` in units of `coin`.
struct BurnRecord {
    uint256 id;
    address user;
    address coin;
    uint256 burnAmount;
    uint256 uAmount;
    uint256 createTime;
}

/// @title Destroy mining
/// @notice Burning is permanent and gives power: a share of a stream that was funded before. Power never decays, never
/// gives a right to what was burned, and promises no return.
interface IBurnMine {
    /// @notice `user` destroyed `burnAmount` of `coin` and got `uAmount` of power.
    event Burned(
        uint256 indexed id,
        address indexed user,
        address indexed coin,
        uint256 burnAmount,
        uint256 uAmount
    );
    /// @notice `user` was paid `amount` of the reward coin.
    event RewardPaid(address indexed user, uint256 amount);
    /// @notice `amount` was added; from now `rate` (2^-64 units per second) flows until `finish`.
    event Funded(uint256 amount, uint256 rate, uint256 finish);
    /// @notice `coin` can be burned or not.
    event CoinSet(address indexed coin, bool allowed);
    /// @notice `funder` may or may no longer fund.
    event FunderSet(address indexed funder, bool allowed);

    /// @notice `coin` is not on the list.
    error BurnMineCoinNotAllowed(address coin);
    /// @notice The coin cannot be listed: it is the U coin, has no code, or the list is full.
    error BurnMineInvalidCoin(address coin);
    /// @notice An amount of 0 is refused.
    error BurnMineNothingGiven();
    /// @notice The pair of the coin with U holds `liquidity` U, less than needed.
    error BurnMineLiquidityTooLow(uint256 liquidity, uint256 minimum);
    /// @notice Only `room` U can be burned in this block.
    error BurnMineBlockCapReached(uint256 uAmount, uint256 room);
    /// @notice The burn would take `burnAmount`, more than the caller's limit.
    error BurnMineAboveLimit(uint256 burnAmount, uint256 limit);
    /// @notice The swap would give `out`, less than the average price less 1 %, or than the caller's limit.
    error BurnMineOutTooLow(uint256 out, uint256 minimum);
    /// @notice There is no burn number `id`.
    error BurnMineNoSuchBurn(uint256 id);
    /// @notice Only the owner and the funders may fund.
    error BurnMineNotFunder(address caller);

    /// @notice Burns `coin` worth `uAmount`. The limit is what the caller has approved.
    function burn(address coin, uint256 uAmount) external;

    /// @notice {burn}, refused when it would take more than `maxCoin`.
    function burnMax(address coin, uint256 uAmount, uint256 maxCoin) external;

    /// @notice Takes `uAmount` of the U coin from the caller, buys `coin` with it and burns that. Refused when the buy
    /// would be more than 1 % (fee included) worse than the average price, and when this block's swaps would pass
    /// 0.15 % of the pair's U: above that, others could gain by trading around it.
    function swapToBurn(address coin, uint256 uAmount) external;

    /// @notice {swapToBurn}, refused when it would burn less than `minCoin`.
    function swapToBurnMin(address coin, uint256 uAmount, uint256 minCoin) external;

    /// @notice Pays what the caller earned.
    function getReward() external;

    /// @notice Owner and funders: adds `amount` to the stream, spread until the later of the running end and `duration`
    /// (1..365 days) from now. Never lowers the running rate, never brings the end nearer.
    function fund(uint256 amount, uint256 duration) external;

    /// @notice Owner: lists `coin` or takes it off the list.
    function setCoin(address coin, bool allowed) external;

    /// @notice Owner: lets `funder` fund, or no longer.
    function setFunder(address funder, bool allowed) external;

    /// @notice The number of the last burn; the first is 1.
    function burnId() external view returns (uint256);

    /// @notice Burn number `id`.
    function burns(uint256 id) external view returns (BurnRecord memory);

    /// @notice How much of `coin` a burn worth `uAmount` takes now: at the cheaper of average and present price.
    function getUToCoin(address coin, uint256 uAmount) external view returns (uint256);

    /// @notice How much U of `coin` can still be burned in this block.
    function roomInBlock(address coin) external view returns (uint256);

    /// @notice How much U can still be swapped into `coin` and burned in this block.
    function swapRoomInBlock(address coin) external view returns (uint256);

    /// @notice Whether `coin` can be burned.
    function isAllowed(address coin) external view returns (bool);

    /// @notice The power of `user`: all it burned, in U.
    function power(address user) external view returns (uint256);

    /// @notice The power of all.
    function totalPower() external view returns (uint256);

    /// @notice What `user` would be paid now.
    function earned(address user) external view returns (uint256);

    /// @notice Funded rewards that belong to nobody yet: the "pool left" of the pages.
    function rewardFree() external view returns (uint256);

    /// @notice The running rate in 2^-64 units per second; it flows only before {finish} and while somebody has power.
    function rewardRate() external view returns (uint256);

    /// @notice When the funded stream ends, if somebody has power from now on.
    function finish() external view returns (uint256);

    /// @notice All that was ever funded.
    function funded() external view returns (uint256);

    /// @notice The coin that is paid.
    function rewardCoin() external view returns (address);

    /// @notice Whether `account` may fund besides the owner.
    function isFunder(address account) external view returns (bool);
}
