// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20Metadata} from "@openzeppelin/tron-contracts/token/TRC20/extensions/ITRC20Metadata.sol";

/// @notice What a creator chooses about the token. Amounts have 6 decimals, `percentForLPBurn` is in bps.
struct TokenConfig {
    string name;
    string symbol;
    uint256 totalSupply;
    bool lpBurnEnabled;
    uint32 lpBurnFrequency;
    uint16 percentForLPBurn;
    uint256 burnLimit;
}

/// @title A launched token
/// @notice Plain TRC20 with 6 decimals: the whole supply exists from the start, no owner, no mint, no tax, no blacklist.
/// Before its presale launches, only the presale can move tokens into the pair, so nobody else sets a price.
interface ILaunchToken is ITRC20Metadata {
    /// @notice `amount` was burned out of the pair, which holds `reserveAfter` now.
    event LpBurn(uint256 amount, uint256 reserveAfter);
    /// @notice The presale launched; anyone may trade on the pair.
    event Opened(uint256 pairReserve);

    /// @notice The clone already has its token.
    error LaunchTokenAlreadyInitialized();
    /// @notice A name of 1..64 bytes and a symbol of 1..16 bytes are needed.
    error LaunchTokenNameInvalid();
    /// @notice The supply is zero or beyond what a pair can hold.
    error LaunchTokenSupplyInvalid(uint256 totalSupply);
    /// @notice More than 50 bps a burn, less than a day between burns, or a zero of either while burning is enabled.
    error LaunchTokenBurnConfigInvalid(uint32 frequency, uint16 percent);
    /// @notice Only the presale may do this.
    error LaunchTokenNotPresale(address caller);
    /// @notice The pair takes no tokens from others before the launch.
    error LaunchTokenNotOpen();
    /// @notice The token is open already.
    error LaunchTokenAlreadyOpen();
    /// @notice This token has no LP burn.
    error LaunchTokenBurnDisabled();
    /// @notice The next burn is possible from `from` on.
    error LaunchTokenBurnTooEarly(uint256 from);
    /// @notice The pair traded in this block, so its reserve may be bent.
    error LaunchTokenPairTouched();
    /// @notice The burn limit or the 5 % cap is reached.
    error LaunchTokenNothingToBurn();

    /// @notice Sets up a clone once: mints `tradeSupply` to `trade` and the rest to `presale`.
    function initialize(
        TokenConfig calldata config,
        address presale,
        address trade,
        address pair,
        uint256 tradeSupply
    ) external;

    /// @notice Presale only, once, after the pair is funded.
    function open() external;

    /// @notice Burns `value` of the caller's tokens.
    function burn(uint256 value) external;

    /// @notice Burns `value` of `account`'s tokens within the caller's allowance.
    function burnFrom(address account, uint256 value) external;

    /// @notice Burns one step out of the pair. Anyone, once an interval, never while presale LP is unvested.
    function lpBurn() external returns (uint256 burned);

    /// @notice When the last LP burn happened; the launch before the first.
    function lastLpBurnTime() external view returns (uint256);

    /// @notice The tokens that LP burns took so far.
    function lpBurned() external view returns (uint256);

    /// @notice The sum of the parts, in bps, that LP burns took of what the pair held at each: 500 at most.
    function lpBurnedBps() external view returns (uint256);

    /// @notice The pair's token reserve at launch.
    function launchReserve() external view returns (uint256);

    /// @notice Whether the presale launched the token.
    function isOpen() external view returns (bool);

    /// @notice The token's pair with WTRX.
    function pair() external view returns (address);

    /// @notice The presale that launches the token.
    function presale() external view returns (address);

    /// @notice The LP burn settings.
    function lpBurnConfig()
        external
        view
        returns (bool enabled, uint32 frequency, uint16 percent, uint256 burnLimit);
}
