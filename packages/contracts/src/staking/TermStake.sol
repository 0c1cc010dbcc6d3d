// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {EntryPause} from "../shared/EntryPause.sol";
import {ExactPull} from "../shared/ExactPull.sol";
import {ITermStake} from "./ITermStake.sol";

/// @title Staking for a term
/// @notice See {ITermStake}.
/// @dev The coin held is at least all open amounts + `reserved` + `free`. One word per stake, one for the pool.
contract TermStake is ITermStake, EntryPause, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;
    using ExactPull for ITRC20;

    struct Pool {
        uint80 free;
        uint80 reserved;
        uint64 lastId;
    }

    struct Term {
        uint16 daysLen;
        uint16 rateBps;
        uint80 minAmount;
        uint80 dailyCap;
        bool open;
    }

    /// @dev What a term set aside of its cap on one day, counted in days since 1970, and what stakes closed early gave
    /// back. That stays until somebody takes it: with less, the same coins could hold the cap of every day, three days
    /// each, and cost nothing. So holding it for n days takes the coins of n caps.
    struct Usage {
        uint40 day;
        uint80 used;
        uint80 returned;
    }

    /// @dev `state` is a {State}: as an enum it would keep the compiler from writing the word at once.
    struct Position {
        uint80 amount;
        uint80 reward;
        uint40 startTime;
        uint40 unlockTime;
        uint8 state;
        uint8 term;
    }

    uint256 private constant _EARLY_AFTER = 3 days;
    uint256 private constant _YEAR_BPS = 365 * 10_000;
    uint256 private constant _PART_OF_FREE = 10;
    uint256 private constant _MAX_DAYS = 3650;
    uint256 private constant _MAX_RATE_BPS = 10_000;
    uint256 private constant _MAX_TERMS = 256;

    ITRC20 private immutable _COIN;

    Pool private _pool;
    Term[] private _terms;
    mapping(uint256 term => Usage) private _usage;
    mapping(address user => mapping(uint256 id => Position)) private _positions;

    constructor(ITRC20 coin_, address owner_, address guardian_) Ownable(owner_) EntryPause(guardian_) {
        _COIN = coin_;
    }

    /// @inheritdoc ITermStake
    function stake(
        uint128 amount,
        uint256 termIndex,
        uint256 minReward
    ) external nonReentrant whenEntriesOpen returns (uint256 id) {
        Term memory term = _term(termIndex);
        if (!term.open) revert TermStakeClosedTerm(termIndex);
        if (amount == 0 || amount < term.minAmount) revert TermStakeBelowMinimum(amount, term.minAmount);
        if (amount > type(uint80).max) revert TermStakeAmountTooLarge(amount);
        uint256 reward = _quote(term, amount);
        if (reward == 0 || reward < minReward) revert TermStakeRewardTooLow(reward, minReward);

        id = _reserve(termIndex, term.dailyCap, reward);
        uint256 unlockTime = block.timestamp + uint256(term.daysLen) * 1 days;
        _positions[msg.sender][id] = Position({
            amount: uint80(amount),
            reward: uint80(reward),
            startTime: uint40(block.timestamp),
            unlockTime: uint40(unlockTime),
            state: uint8(State.Active),
            term: uint8(termIndex)
        });
        emit TermStaked(msg.sender, id, amount, reward, unlockTime);
        _COIN.pull(msg.sender, address(this), amount);
    }

    /// @inheritdoc ITermStake
    function close(uint256 id) external nonReentrant {
        Position memory position = _active(id);
        if (block.timestamp < position.unlockTime) revert TermStakeTooEarly(position.unlockTime);
        _pool.reserved -= position.reward;
        _end(id, position, State.Closed, position.reward);
    }

    /// @inheritdoc ITermStake
    function closeEarly(uint256 id) external nonReentrant {
        Position memory position = _active(id);
        if (block.timestamp >= position.unlockTime) revert TermStakeMatured(id);
        uint256 from = position.startTime + _EARLY_AFTER;
        if (block.timestamp < from) revert TermStakeTooEarly(from);
        Pool memory pool = _pool;
        pool.reserved -= position.reward;
        pool.free += position.reward;
        _pool = pool;
        // Fits: the cap is used only when nothing is left of this, so with all open rewards it is never more than
        // was reserved at once.
        _usage[position.term].returned += position.reward;
        _end(id, position, State.ClosedEarly, 0);
    }

    /// @inheritdoc ITermStake
    function fund(uint256 amount) external nonReentrant {
        if (amount == 0) revert TermStakeNothingGiven();
        Pool memory pool = _pool;
        // free + reserved stays in 80 bits, so that giving a reservation back can never overflow.
        uint256 room = type(uint80).max - pool.free - pool.reserved;
        if (amount > room) revert TermStakeAmountTooLarge(amount);
        _pool.free = pool.free + uint80(amount);
        emit TermFunded(msg.sender, amount);
        _COIN.pull(msg.sender, address(this), amount);
    }

    /// @inheritdoc ITermStake
    function addTerm(
        uint16 daysLen,
        uint16 rateBps,
        uint80 minAmount,
        uint80 dailyCap
    ) external onlyOwner returns (uint256 index) {
        index = _terms.length;
        bool valid = daysLen != 0 && daysLen <= _MAX_DAYS && rateBps != 0 && rateBps <= _MAX_RATE_BPS;
        if (!valid || index == _MAX_TERMS) revert TermStakeInvalidTerm(daysLen, rateBps);
        _terms.push(
            Term({daysLen: daysLen, rateBps: rateBps, minAmount: minAmount, dailyCap: dailyCap, open: true})
        );
        emit TermAdded(index, daysLen, rateBps, minAmount);
        emit TermSet(index, true, dailyCap);
    }

    /// @inheritdoc ITermStake
    function setTerm(uint256 index, bool open, uint80 dailyCap) external onlyOwner {
        Term memory term = _term(index);
        term.open = open;
        term.dailyCap = dailyCap;
        _terms[index] = term;
        emit TermSet(index, open, dailyCap);
    }

    /// @inheritdoc ITermStake
    function withdrawFree(address to, uint256 amount) external onlyOwner nonReentrant {
        uint256 free_ = _pool.free;
        if (amount > free_) revert TermStakeFreeTooLow(amount, free_);
        _pool.free = uint80(free_ - amount);
        emit FreeWithdrawn(to, amount);
        _COIN.safeTransferChecked(to, amount);
    }

    /// @inheritdoc ITermStake
    function coin() external view returns (address) {
        return address(_COIN);
    }

    /// @inheritdoc ITermStake
    function terms(
        uint256 i
    ) external view returns (uint32 daysLen, uint16 rateBps, uint128 minAmount, bool open) {
        Term memory term = _term(i);
        return (term.daysLen, term.rateBps, term.minAmount, term.open);
    }

    /// @inheritdoc ITermStake
    function termsLength() external view returns (uint256) {
        return _terms.length;
    }

    /// @inheritdoc ITermStake
    function quote(uint256 amount, uint256 i) external view returns (uint256) {
        return _quote(_term(i), amount);
    }

    /// @inheritdoc ITermStake
    function available(uint256 i) external view returns (uint256) {
        (uint256 today, , ) = _leftToday(i, _term(i).dailyCap);
        uint256 part = _pool.free / _PART_OF_FREE;
        return today < part ? today : part;
    }

    /// @inheritdoc ITermStake
    function positionOf(address user, uint256 id) external view returns (TermPosition memory) {
        Position memory position = _positions[user][id];
        bool matured = position.state == uint8(State.Active) && block.timestamp >= position.unlockTime;
        return
            TermPosition({
                amount: position.amount,
                reward: position.reward,
                startTime: position.startTime,
                unlockTime: position.unlockTime,
                state: matured ? State.Matured : State(position.state)
            });
    }

    /// @inheritdoc ITermStake
    function free() external view returns (uint256) {
        return _pool.free;
    }

    /// @inheritdoc ITermStake
    function reserved() external view returns (uint256) {
        return _pool.reserved;
    }

    function _reserve(uint256 termIndex, uint256 dailyCap, uint256 reward) private returns (uint256 id) {
        Pool memory pool = _pool;
        uint256 part = pool.free / _PART_OF_FREE;
        if (reward > part) revert TermStakeNotCovered(reward, part);
        (uint256 left, uint256 used, uint256 returned) = _leftToday(termIndex, dailyCap);
        if (reward > left) revert TermStakeDailyCapReached(reward, left);
        uint256 again = reward < returned ? reward : returned;
        _usage[termIndex] = Usage({
            day: _today(),
            used: uint80(used + reward - again),
            returned: uint80(returned - again)
        });

        // reward <= free, so it fits 80 bits like free does.
        pool.free -= uint80(reward);
        pool.reserved += uint80(reward);
        id = ++pool.lastId;
        _pool = pool;
    }

    /// @dev Keeps the record, closed, for the pages.
    function _end(uint256 id, Position memory position, State state, uint256 reward) private {
        position.state = uint8(state);
        _positions[msg.sender][id] = position;
        emit TermClosed(msg.sender, id, position.amount, reward);
        _COIN.safeTransferChecked(msg.sender, position.amount + reward);
    }

    function _term(uint256 index) private view returns (Term memory) {
        if (index >= _terms.length) revert TermStakeNoSuchTerm(index);
        return _terms[index];
    }

    function _active(uint256 id) private view returns (Position memory position) {
        position = _positions[msg.sender][id];
        if (position.state != uint8(State.Active)) revert TermStakeNotActive(id);
    }

    /// @dev A cap lowered during the day can be below what was used of it.
    function _leftToday(
        uint256 termIndex,
        uint256 dailyCap
    ) private view returns (uint256 left, uint256 used, uint256 returned) {
        Usage memory usage = _usage[termIndex];
        used = usage.day == _today() ? usage.used : 0;
        returned = usage.returned;
        left = (used < dailyCap ? dailyCap - used : 0) + returned;
    }

    function _today() private view returns (uint40) {
        return uint40(block.timestamp / 1 days);
    }

    function _quote(Term memory term, uint256 amount) private pure returns (uint256) {
        return (amount * term.rateBps * term.daysLen) / _YEAR_BPS;
    }
}
