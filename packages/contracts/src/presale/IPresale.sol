// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice The thirteen settings of the product plus the end. Shares and rates in bps, times in seconds, TRX in sun.
/// @dev Three storage words.
struct PresaleConfig {
    uint40 startTime;
    uint40 endTime;
    uint128 presaleEthAmount;
    uint32 maxTotalNum;
    uint32 presaleMaxNum;
    uint16 softCapRate;
    uint16 userLPShare;
    uint16 devLPShare;
    address devLPReceiver;
    bool lpDistributionEnabled;
    uint32 vestingDelay;
    uint16 vestingRate;
    uint32 vestingDis;
    uint16 backingShare;
}

/// @notice What a buyer holds in a presale.
struct UserPresale {
    address user;
    uint256 preSaleCount;
    uint256 hasUnlockAmount;
    uint256 userLastClaimedTime;
    bool isReturn;
}

/// @notice Where a presale clone belongs and what it was given.
struct PresaleParties {
    address creator;
    address token;
    address pair;
    address basePool;
    uint112 lpSupply;
    uint112 devSupply;
}

/// @title The sale of shares in a launch's first liquidity
/// @notice Buyers pay TRX for shares. Success turns the TRX into liquidity whose LP vests to them; failure gives
/// every sun back. The status follows from chain time and what was sold: nobody has to act for a refund to be due.
interface IPresale {
    /// @notice `user` paid for `shares`.
    event Bought(address indexed user, uint256 shares, uint256 paid);
    /// @notice `user` gave `shares` back while the sale ran.
    event Left(address indexed user, uint256 shares, uint256 paid);
    /// @notice The presale launched (`success`) or was failed by call; `lpMinted` is all LP of the launch.
    event Ended(bool success, uint256 raised, uint256 lpMinted);
    /// @notice What became of the raised TRX at launch.
    event Launched(uint256 fee, uint256 backing, uint256 pooled, uint256 lpForUsers, uint256 lpForDev);
    /// @notice `user` got its payment back.
    event Refunded(address indexed user, uint256 amount);
    /// @notice `user` received vested LP.
    event LPClaimed(address indexed user, uint256 amount);
    /// @notice The settings changed before the start.
    event ConfigSet(PresaleConfig config);
    /// @notice After a failure the creator took the unsold tokens back.
    event TokensReclaimed(address indexed to, uint256 amount);

    /// @notice The clone is already in use.
    error PresaleAlreadyInitialized();
    /// @notice Setting `field` is out of its range or does not go with another.
    error PresaleConfigInvalid(bytes32 field);
    /// @notice The fee may be at most `max` bps.
    error PresaleFeeTooHigh(uint256 feeBps, uint256 max);
    /// @notice The call needs another status than `status`.
    error PresaleWrongStatus(uint256 status);
    /// @notice The creator's own address cannot join.
    error PresaleCreatorExcluded(address user);
    /// @notice The payment is not a whole number of shares, or none.
    error PresalePaymentNotExact(uint256 paid, uint256 price);
    /// @notice The buyer would hold more than `max` shares.
    error PresaleExceedsMaxShares(uint256 wanted, uint256 max);
    /// @notice Only `left` shares remain.
    error PresaleRemainingInsufficient(uint256 wanted, uint256 left);
    /// @notice Leaving closed at `closedAt`; buying goes on.
    error PresaleLeaveClosed(uint256 closedAt);
    /// @notice The caller holds only `held` shares.
    error PresaleSharesInsufficient(uint256 wanted, uint256 held);
    /// @notice The caller has no payment to get back.
    error PresaleNothingToRefund(address user);
    /// @notice Nothing is vested that was not claimed.
    error PresaleNothingVested(address user);
    /// @notice Failing by call is possible from `from` on.
    error PresaleFailTooEarly(uint256 from);
    /// @notice Only cancelling (4) can be set; everything else is computed.
    error PresaleStatusNotSettable(uint256 wanted);
    /// @notice The tokens were taken back already.
    error PresaleNothingToReclaim();
    /// @notice TRX could not be sent to `to`.
    error PresalePaymentFailed(address to);

    /// @notice Sets up a clone once.
    function initialize(PresaleConfig calldata config, PresaleParties calldata parties) external;

    /// @notice Buys `msg.value / presaleEthAmount` shares; the payment must divide exactly.
    function preSale() external payable;

    /// @notice Gives `shares` back for their full price, until {leaveUntil}.
    function leavePresale(uint256 shares) external;

    /// @notice Pays the caller everything back after a failure.
    function refundPresale() external;

    /// @notice Launches a successful presale. Anyone.
    function endPresale() external;

    /// @notice Fails a presale that nobody launched within three days. Anyone.
    function failPresale() external;

    /// @notice Sends the caller its vested LP.
    function claimVestedLP() external;

    /// @notice Creator: takes the tokens of a failed launch back.
    function reclaimTokens() external;

    /// @notice Creator: changes the settings before the start, at least an hour ahead of the new start.
    function setPresaleConfig(PresaleConfig calldata config) external;

    /// @notice Creator: `4` cancels before the end and everybody is refunded; no other value can be set.
    function setPresaleStatus(uint256 status) external;

    /// @notice LP that `user` can claim now.
    function calculateVestedAmount(address user) external view returns (uint256);

    /// @notice Settings, status, shares sold, TRX raised, LP for the buyers, time of the launch (0 before).
    function getPresaleData()
        external
        view
        returns (
            PresaleConfig memory config,
            uint256 status,
            uint256 soldShares,
            uint256 raised,
            uint256 lpForUsers,
            uint256 endedAt
        );

    /// @notice The record of `user`.
    function userPresale(address user) external view returns (UserPresale memory);

    /// @notice 0 not started, 1 in progress, 2 ended (success pending), 3 launched, 4 failed.
    function status() external view returns (uint256);

    /// @notice Until when {leavePresale} is open.
    function leaveUntil() external view returns (uint256);

    /// @notice When all LP of the buyers is vested; the far future before the launch.
    function vestingEnd() external view returns (uint256);

    /// @notice What the internal sale is judged by. `trx` and `tokens` are what the launch puts into the pair, at the
    /// shares sold so far and without gifts to the pair; final from the launch on. `buyersFreeAt` is when every buyer
    /// could have taken all LP out, `creatorFreeAt` when the creator's part unlocks; the far future before the launch.
    function openingTerms()
        external
        view
        returns (uint256 trx, uint256 tokens, uint256 buyersFreeAt, uint256 creatorFreeAt);

    /// @notice When the presale launched, 0 before.
    function launchedAt() external view returns (uint256);

    /// @notice Of each 10000 sun paid: LP for the buyers, LP for the creator, LP burned, backing, fee.
    function moneySplit()
        external
        view
        returns (uint256 userLP, uint256 devLP, uint256 burnedLP, uint256 backing, uint256 fee);

    /// @notice The token that is launched.
    function token() external view returns (address);

    /// @notice Its pair with WTRX.
    function pair() external view returns (address);

    /// @notice Where the backing share goes.
    function basePool() external view returns (address);

    /// @notice Who made the clone and takes its fee.
    function factory() external view returns (address);

    /// @notice Tokens for the pair, and tokens locked for the creator at launch.
    function supplies() external view returns (uint256 lpSupply, uint256 devSupply);

    /// @notice The fee on a success, in bps, fixed for good.
    function feeBps() external view returns (uint256);
}
