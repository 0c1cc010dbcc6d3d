// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice Price of a share in sun, shares per address, shares in all, tokens of a share. The last two never change.
struct TradeConfig {
    uint128 tradeAmount;
    uint32 tradeMaxNum;
    uint32 tradeShares;
    uint128 tokensPerShare;
}

/// @notice What a buyer holds in a trade. `claimed`: its tokens were delivered or, after a cancel, its payment returned.
struct UserTrade {
    address user;
    uint256 tradeCount;
    bool claimed;
}

/// @title The inside sale of a launch, for whitelisted addresses
/// @notice All tokens are in escrow from creation. The trade follows its presale: tokens are delivered and proceeds
/// paid out only after the launch, and a failed presale makes every payment refundable.
interface ITrade {
    /// @notice `user` bought `num` shares.
    event TradeBought(address indexed user, uint256 num, uint256 paid);
    /// @notice `user` received its tokens, or the {Locker} did for `user`.
    event TradeUnlocked(address indexed user, uint256 tokens);
    /// @notice `user` got its payment back.
    event TradeRefunded(address indexed user, uint256 paid);
    /// @notice The creator moved the trade to status `s`.
    event StatusChanged(uint256 s);
    /// @notice `user` may trade (`ok`) or no longer.
    event CanTradeSet(address indexed user, bool ok);
    /// @notice Price and shares per address changed while closed.
    event ConfigSet(uint128 tradeAmount, uint32 tradeMaxNum);
    /// @notice The creator took the proceeds.
    event ProceedsWithdrawn(address indexed to, uint256 amount, uint256 fee);
    /// @notice Tokens that nobody can claim any more were burned.
    event UnsoldBurned(uint256 tokens);

    /// @notice The clone is already in use.
    error TradeAlreadyInitialized();
    /// @notice The call needs another status than `status`.
    error TradeWrongStatus(uint256 status);
    /// @notice The presale is not in the status the call needs.
    error TradePresaleStatus(uint256 presaleStatus);
    /// @notice The caller is not whitelisted.
    error TradeNotAllowed(address user);
    /// @notice The payment is not a whole number of shares, or none.
    error TradePaymentNotExact(uint256 paid, uint256 price);
    /// @notice The buyer would hold more than `max` shares.
    error TradeExceedsMaxShares(uint256 wanted, uint256 max);
    /// @notice Only `left` shares remain.
    error TradeRemainingInsufficient(uint256 wanted, uint256 left);
    /// @notice A price, a limit per address, or a fixed field is wrong.
    error TradeConfigInvalid();
    /// @notice The end must lie in the future and within 30 days.
    error TradeEndInvalid(uint256 endTime);
    /// @notice The fee may be at most `max` bps.
    error TradeFeeTooHigh(uint256 feeBps, uint256 max);
    /// @notice A trade cannot be opened 30 days after the launch.
    error TradeOpenTooLate(uint256 until);
    /// @notice At most 100 addresses at once.
    error TradeBatchTooLong(uint256 length);
    /// @notice The caller has nothing to take, or took it.
    error TradeNothingDue(address user);
    /// @notice The presale's buyers cannot all have left before `from`; until then no tokens are delivered.
    error TradeUnlockTooEarly(uint256 from);
    /// @notice `to` is a status the creator cannot set from `from`.
    error TradeStatusNotSettable(uint256 from, uint256 to);
    /// @notice TRX could not be sent to `to`.
    error TradePaymentFailed(address to);

    /// @notice Sets up a clone once; the tokens come with the token's own initialisation.
    function initialize(
        TradeConfig calldata config,
        address creator,
        address token,
        address presale
    ) external;

    /// @notice Buys `msg.value / tradeAmount` shares; the payment must divide exactly.
    function trade() external payable;

    /// @notice Delivers the caller's tokens once the trade is over and the presale launched, as {unlockTerms} says:
    /// tokens that lock go to the {Locker} in the caller's name, others are refused until they are free.
    function tradeUnlock() external;

    /// @notice Pays the caller everything back once the trade is cancelled.
    function tradeRefund() external;

    // solhint-disable func-name-mixedcase
    /// @notice Creator: takes the proceeds less the fee, after the launch; burns what was not sold.
    function WITHDRAW() external;
    // solhint-enable func-name-mixedcase

    /// @notice Burns the tokens nobody can claim any more. Anyone, once the trade is over for good: cancelled, ended
    /// after the launch, or never opened within 30 days of it.
    function burnUnsold() external;

    /// @notice Creator: opens the sale until `endTime`, at most 30 days, between the presale's start (its settings are
    /// final then) and 30 days after the launch.
    function openTrade(uint40 endTime) external;

    /// @notice Creator: ends an open sale.
    function endTrade() external;

    /// @notice Creator: lets at most 100 addresses trade, or no longer; what they bought stays theirs.
    function setCanTrade(address[] calldata users, bool ok) external;

    /// @notice Creator: price and shares per address, only while closed; the other fields must stay as they are.
    function setTradeConfig(TradeConfig calldata config) external;

    /// @notice Creator: 1 -> 2 ends, 0 or 1 -> 3 cancels; nothing else.
    function setTradeStatus(uint256 s) external;

    /// @notice The settings.
    function tradeConfig()
        external
        view
        returns (uint128 tradeAmount, uint32 tradeMaxNum, uint32 tradeShares, uint128 tokensPerShare);

    /// @notice 0 closed, 1 open, 2 ended, 3 cancelled.
    function status() external view returns (uint256);

    /// @notice Whether `user` may trade.
    function canTrade(address user) external view returns (bool);

    /// @notice The record of `user`.
    function userTrade(address user) external view returns (UserTrade memory);

    /// @notice Status, price, shares per address, shares sold, shares left, end time.
    function getTradeData() external view returns (uint256[6] memory);

    /// @notice Sun per share.
    function getInsidePrice() external view returns (uint256);

    /// @notice Whether the tokens were sold below the pair's opening price and so lock as long as the creator's part,
    /// and from when on they can be moved: the far future before the launch. The opening price follows the presale's
    /// shares sold so far and is final from the launch on.
    function unlockTerms() external view returns (bool locks, uint256 from);

    /// @notice The token on sale.
    function token() external view returns (address);

    /// @notice Who made the clone and takes its fee.
    function factory() external view returns (address);

    /// @notice The presale the trade follows.
    function presale() external view returns (address);

    /// @notice The fee on the proceeds, in bps, fixed for good.
    function feeBps() external view returns (uint256);
}
