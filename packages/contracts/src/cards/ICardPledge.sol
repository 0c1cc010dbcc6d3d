// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Pledge of cards and its funded rewards
/// @notice A pledged card earns its weight's share of a stream that was funded first. Pledges end by time alone:
/// nobody can prolong one or take its reward.
interface ICardPledge {
    /// @notice A choice of pledge time (seconds) and its multiplier (percent of the level's weight).
    struct Term {
        uint32 time;
        uint16 multiplier;
    }

    /// @notice `user` pledged `tokenId` until `unlockTime`.
    event Pledged(uint256 indexed tokenId, address indexed user, uint256 unlockTime);
    /// @notice `user` has `tokenId` back.
    event Unlocked(uint256 indexed tokenId, address indexed user);
    /// @notice `user` took `amount` of card rewards.
    event CardRewardPaid(address indexed user, uint256 amount);
    /// @notice The stream got `amount`; it now runs at `rate` units a second until `finish`.
    event CardRewardFunded(uint256 amount, uint256 rate, uint256 finish);
    /// @notice The owner let `funder` fund the stream, or no longer.
    event FunderSet(address indexed funder, bool on);

    /// @notice `time` is not one of the terms, or shorter than the level asks.
    error CardsTermNotAllowed(uint256 time);
    /// @notice `tokenId` is pledged until `unlockTime`.
    error CardsPledged(uint256 tokenId, uint256 unlockTime);
    /// @notice `tokenId` is not pledged.
    error CardsNotPledged(uint256 tokenId);
    /// @notice `tokenId` unlocks at `unlockTime`, not before.
    error CardsStillLocked(uint256 tokenId, uint256 unlockTime);
    /// @notice Only the owner or a funder may fund.
    error CardsNotFunder(address caller);

    /// @notice Pledges an owned card for `time` seconds, one of the terms. A listing ends.
    function pledge(uint256 tokenId, uint256 time) external;

    /// @notice Ends the pledge of a card whose unlock time has come. A freeze or pause does not stop it.
    function unlock(uint256 tokenId) external;

    /// @notice Pays the caller's card rewards.
    function claimCardReward() external;

    /// @notice Owner or funder: pulls `amount` of the reward coin and streams it over `duration` (1..365 days). It
    /// never lowers the running rate nor shortens the end.
    function fund(uint256 amount, uint256 duration) external;

    /// @notice Owner: lets `funder` fund the stream.
    function setFunder(address funder, bool on) external;

    /// @notice Card rewards that `user` can claim now.
    function earned(address user) external view returns (uint256);

    /// @notice Sum of the weights of the cards `user` has pledged.
    function pledgedWeight(address user) external view returns (uint256);

    /// @notice All terms.
    function pledgeTerms() external view returns (Term[] memory);

    /// @notice The stream: `rate` in 2^-64 units a second until `finish`, `unstreamed` units funded and not yet
    /// anybody's, `weight` of all pledged cards.
    function rewardStream()
        external
        view
        returns (uint256 rate, uint256 finish, uint256 unstreamed, uint256 weight);

    /// @notice The coin of the card rewards.
    function rewardCoin() external view returns (address);
}
