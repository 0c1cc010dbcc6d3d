// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ExactPull} from "../shared/ExactPull.sol";
import {StreamCore} from "../shared/StreamCore.sol";
import {CardLevels} from "./CardLevels.sol";
import {Card, CardWord} from "./CardWords.sol";
import {ICardPledge} from "./ICardPledge.sol";

/// @title Pledge of cards and its funded rewards
/// @notice See {ICardPledge}.
/// @dev Weight = level weight x term multiplier. Both are fixed for good, so what a pledge adds is what its unlock
/// takes away and the card need not store it.
abstract contract CardPledge is CardLevels {
    using SafeTRC20 for ITRC20;
    using StreamCore for StreamCore.Stream;
    using StreamCore for StreamCore.Position;

    uint256 private constant _MOST_TERMS = 8;
    /// @dev Keeps unlock times within 32 bits until the year 2103.
    uint256 private constant _LONGEST_TERM = 1095 days;

    /// @inheritdoc ICardPledge
    address public immutable rewardCoin;

    /// @notice Who may fund besides the owner.
    mapping(address funder => bool allowed) public isFunder;

    Term[] private _terms;
    StreamCore.Stream private _stream;
    mapping(address user => StreamCore.Position position) private _positions;

    constructor(address rewardCoin_, Term[] memory terms) {
        rewardCoin = rewardCoin_;
        if (terms.length == 0 || terms.length > _MOST_TERMS) revert CardsSettingOutOfRange();
        for (uint256 i; i < terms.length; ++i) {
            // Rising times: no doubles, and the last is the longest.
            bool rising = i == 0 ? terms[i].time != 0 : terms[i].time > terms[i - 1].time;
            if (!rising || terms[i].multiplier == 0) revert CardsSettingOutOfRange();
            _terms.push(terms[i]);
        }
        if (_longestTerm() > _LONGEST_TERM) revert CardsSettingOutOfRange();
    }

    /// @inheritdoc ICardPledge
    function pledge(uint256 tokenId, uint256 time) external whenEntriesOpen {
        Card card = _ownCard(tokenId);
        if (!card.plain()) _requireFree(tokenId, card);
        Rules storage rules = _rules[tokenId >> 64];
        uint256 term = _termOf(time);
        if (time < rules.pledgeTime) revert CardsTermNotAllowed(time);

        uint256 unlockTime = block.timestamp + time;
        _cards[tokenId] = CardWord.pledged(msg.sender, unlockTime, term);
        _stream.increase(_positions[msg.sender], uint256(rules.weight) * _terms[term].multiplier);
        emit Pledged(tokenId, msg.sender, unlockTime);
    }

    /// @inheritdoc ICardPledge
    function unlock(uint256 tokenId) external {
        Card card = _ownCard(tokenId);
        uint256 unlockTime = card.unlockTime();
        if (unlockTime == 0) revert CardsNotPledged(tokenId);
        if (block.timestamp < unlockTime) revert CardsStillLocked(tokenId, unlockTime);

        uint256 weight = uint256(_rules[tokenId >> 64].weight) * _terms[card.term()].multiplier;
        _cards[tokenId] = card.cleared();
        _stream.decrease(_positions[msg.sender], weight);
        emit Unlocked(tokenId, msg.sender);
    }

    /// @inheritdoc ICardPledge
    function claimCardReward() external nonReentrant {
        uint256 reward = _stream.collect(_positions[msg.sender]);
        if (reward == 0) revert CardsNothingDue(msg.sender);
        emit CardRewardPaid(msg.sender, reward);
        ITRC20(rewardCoin).safeTransferChecked(msg.sender, reward);
    }

    /// @inheritdoc ICardPledge
    function fund(uint256 amount, uint256 duration) external nonReentrant {
        if (msg.sender != owner() && !isFunder[msg.sender]) revert CardsNotFunder(msg.sender);
        ExactPull.pull(ITRC20(rewardCoin), msg.sender, address(this), amount);
        (uint256 rate, uint256 finish) = _stream.fund(amount, duration);
        emit CardRewardFunded(amount, rate, finish);
    }

    /// @inheritdoc ICardPledge
    function setFunder(address funder, bool on) external onlyOwner {
        isFunder[funder] = on;
        emit FunderSet(funder, on);
    }

    /// @inheritdoc ICardPledge
    function earned(address user) external view returns (uint256) {
        return _stream.earned(_positions[user]);
    }

    /// @inheritdoc ICardPledge
    function pledgedWeight(address user) external view returns (uint256) {
        return _positions[user].amountOf();
    }

    /// @inheritdoc ICardPledge
    function pledgeTerms() external view returns (Term[] memory) {
        return _terms;
    }

    /// @inheritdoc ICardPledge
    function rewardStream()
        external
        view
        returns (uint256 rate, uint256 finish, uint256 unstreamed, uint256 weight)
    {
        return (_stream.plan.rate, _stream.finishTime(), _stream.unstreamed(), _stream.clock.total);
    }

    function _longestTerm() internal view override returns (uint256) {
        return _terms[_terms.length - 1].time;
    }

    function _termOf(uint256 time) private view returns (uint256) {
        uint256 count = _terms.length;
        for (uint256 i; i < count; ++i) if (_terms[i].time == time) return i;
        revert CardsTermNotAllowed(time);
    }
}
