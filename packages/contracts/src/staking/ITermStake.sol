// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Staking of one coin for a chosen number of days
/// @notice The whole reward is quoted and set aside when a stake is made, so what was promised is always held. Terms
/// never change once added; the owner opens and closes them for new stakes and can take only what is not set aside.
interface ITermStake {
    /// @notice Where a stake stands. Matured is computed from the time.
    enum State {
        None,
        Active,
        Matured,
        Closed,
        ClosedEarly
    }

    /// @notice A stake: `reward` is fixed, due with the amount from `unlockTime` on.
    struct TermPosition {
        uint256 amount;
        uint256 reward;
        uint256 startTime;
        uint256 unlockTime;
        State state;
    }

    /// @notice `user` staked `amount`; `reward` is set aside for it.
    event TermStaked(
        address indexed user,
        uint256 indexed id,
        uint256 amount,
        uint256 reward,
        uint256 unlockTime
    );
    /// @notice Stake `id` was paid back with `reward`, which is 0 when it was closed early.
    event TermClosed(address indexed user, uint256 indexed id, uint256 amount, uint256 reward);
    /// @notice Term `index` exists: `daysLen` days at `rateBps` a year.
    event TermAdded(uint256 indexed index, uint256 daysLen, uint256 rateBps, uint256 minAmount);
    /// @notice Term `index` takes new stakes or not, and sets at most `dailyCap` of rewards aside per day, besides what
    /// stakes closed early gave back.
    event TermSet(uint256 indexed index, bool open, uint256 dailyCap);
    /// @notice `from` added `amount` to the free rewards.
    event TermFunded(address indexed from, uint256 amount);
    /// @notice The owner took `amount` of the free rewards.
    event FreeWithdrawn(address indexed to, uint256 amount);

    /// @notice Days must be 1..3650, the rate 1..10000 bps, and there are at most 256 terms.
    error TermStakeInvalidTerm(uint256 daysLen, uint256 rateBps);
    /// @notice There is no term number `index`.
    error TermStakeNoSuchTerm(uint256 index);
    /// @notice Term `index` takes no new stakes.
    error TermStakeClosedTerm(uint256 index);
    /// @notice `amount` is below the minimum of the term.
    error TermStakeBelowMinimum(uint256 amount, uint256 minimum);
    /// @notice An amount is beyond what a position can hold.
    error TermStakeAmountTooLarge(uint256 amount);
    /// @notice The quote is below what the caller asked for, or nothing.
    error TermStakeRewardTooLow(uint256 reward, uint256 minReward);
    /// @notice One stake sets at most a tenth of the free rewards aside.
    error TermStakeNotCovered(uint256 reward, uint256 available);
    /// @notice The term has `available` rewards left to set aside today.
    error TermStakeDailyCapReached(uint256 reward, uint256 available);
    /// @notice The caller has no open stake `id`.
    error TermStakeNotActive(uint256 id);
    /// @notice Possible only from `time` on.
    error TermStakeTooEarly(uint256 time);
    /// @notice The stake has matured: closing it early would give its reward away.
    error TermStakeMatured(uint256 id);
    /// @notice Only `free` is not set aside.
    error TermStakeFreeTooLow(uint256 amount, uint256 free);
    /// @notice An amount of 0 is refused.
    error TermStakeNothingGiven();

    /// @notice Stakes `amount` for term `termIndex`; refused when the reward would be below `minReward`.
    function stake(uint128 amount, uint256 termIndex, uint256 minReward) external returns (uint256 id);

    /// @notice Pays a matured stake of the caller back with its reward.
    function close(uint256 id) external;

    /// @notice Pays a stake of the caller back without its reward, from 3 days after it was made until it matures. Others
    /// can take the reward it had set aside, on top of the daily cap.
    function closeEarly(uint256 id) external;

    /// @notice Adds `amount` to the free rewards. Anyone may.
    function fund(uint256 amount) external;

    /// @notice Owner: adds a term. Its days, rate and minimum never change.
    function addTerm(
        uint16 daysLen,
        uint16 rateBps,
        uint80 minAmount,
        uint80 dailyCap
    ) external returns (uint256 index);

    /// @notice Owner: opens or closes a term for new stakes and sets its daily cap.
    function setTerm(uint256 index, bool open, uint80 dailyCap) external;

    /// @notice Owner: takes `amount` of what is not set aside.
    function withdrawFree(address to, uint256 amount) external;

    /// @notice The coin that is staked and paid.
    function coin() external view returns (address);

    /// @notice Term number `i`.
    function terms(
        uint256 i
    ) external view returns (uint32 daysLen, uint16 rateBps, uint128 minAmount, bool open);

    /// @notice The number of terms.
    function termsLength() external view returns (uint256);

    /// @notice The reward that term `i` quotes for `amount`.
    function quote(uint256 amount, uint256 i) external view returns (uint256);

    /// @notice How much reward one stake of term `i` can set aside now.
    function available(uint256 i) external view returns (uint256);

    /// @notice Stake `id` of `user`.
    function positionOf(address user, uint256 id) external view returns (TermPosition memory);

    /// @notice Rewards that are not set aside.
    function free() external view returns (uint256);

    /// @notice Rewards that are set aside for open stakes.
    function reserved() external view returns (uint256);
}
