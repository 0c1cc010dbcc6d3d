// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Streaming rewards over weighted positions
/// @notice A funded amount flows at a constant rate to all positions in proportion to their amount. The clock runs
/// only while somebody holds a position, so no reward is ever streamed to nobody.
/// @dev Bookkeeping only: the caller moves the tokens, and funds only with tokens that it has already received.
///
/// Solvency: what all positions together can ever collect is at most what was funded. The stream hands out
/// `rate x seconds` in 2^-64 units, of which every accrual keeps the floor per unit of amount; debts are rounded up
/// when a position grows and down when it shrinks, so a position's claim is never above its real share.
///
/// Range: `funded` < 2^63 and `total` < 2^80. As the whole stream divided by at least one unit of amount bounds the
/// accumulator, `acc` < 2^127; `amount x acc / 2^33` < 2^174 bounds a debt. So no settlement can overflow, whatever
/// the order of calls, and an exit cannot be blocked by arithmetic. In coins of 6 decimals the limits are 9.2e12
/// coins funded and 1.2e18 coins held.
library StreamCore {
    /// @dev The word that every settlement writes. `acc` is reward per unit of amount in 2^-64 units.
    struct Clock {
        uint128 acc;
        uint40 last;
        uint80 total;
    }

    /// @dev The word that funding writes, and the first entry after an idle time. `rate` is per second in 2^-64 units.
    struct Plan {
        uint128 rate;
        uint40 finish;
        uint64 funded;
    }

    struct Stream {
        Clock clock;
        Plan plan;
    }

    /// @dev One word per holder. `debt` is signed, in 2^-31 reward units: a position that was closed with rewards not
    /// yet collected has a negative debt.
    struct Share {
        uint80 amount;
        int176 debt;
    }

    /// @dev A struct around the word, since only a member of a storage pointer can be assigned in one write.
    struct Position {
        Share share;
    }

    uint256 internal constant MIN_DURATION = 1 days;
    uint256 internal constant MAX_DURATION = 365 days;
    uint256 internal constant MAX_FUNDED = type(uint64).max >> 1;
    uint256 internal constant MAX_TOTAL = type(uint80).max;

    uint256 private constant _DEBT_SHIFT = 33;
    uint256 private constant _UNIT_SHIFT = 31;

    error StreamCoreDurationOutOfRange(uint256 duration);
    error StreamCoreNothingToFund();
    error StreamCoreFundedTooMuch(uint256 amount, uint256 room);
    error StreamCoreRateLowered(uint256 rate, uint256 running);
    error StreamCoreAmountTooLarge(uint256 amount, uint256 room);
    error StreamCoreAmountExceedsPosition(uint256 amount, uint256 held);

    /// @notice Adds to a position. What it earned before stays collectable.
    function increase(Stream storage self, Position storage position, uint256 amount) internal {
        (uint256 acc, uint256 total) = _advance(self);
        if (amount > MAX_TOTAL - total) revert StreamCoreAmountTooLarge(amount, MAX_TOTAL - total);
        uint256 held = position.share.amount;
        int256 debt = position.share.debt;
        // held + amount <= total + amount <= MAX_TOTAL, checked above; the debt fits by the range given in the title.
        unchecked {
            _write(self, acc, total + amount);
            _write(position, held + amount, debt + int256(_shareOf(amount, acc, true)));
        }
    }

    /// @notice Takes from a position. What it earned before stays collectable, also when nothing is left in it.
    function decrease(Stream storage self, Position storage position, uint256 amount) internal {
        _settle(self, position, amount, false);
    }

    /// @notice Books the whole units earned by a position as collected and returns them: the caller pays them out.
    function collect(Stream storage self, Position storage position) internal returns (uint256 reward) {
        return _settle(self, position, 0, true);
    }

    /// @notice {decrease} and {collect} with one write per word.
    function decreaseAndCollect(
        Stream storage self,
        Position storage position,
        uint256 amount
    ) internal returns (uint256 reward) {
        return _settle(self, position, amount, true);
    }

    /// @notice Spreads `amount` and what is still to be streamed evenly until the later of the running end and
    /// `duration` from now. Refuses whatever would lower the running rate, so holders never lose by a funding.
    function fund(
        Stream storage self,
        uint256 amount,
        uint256 duration
    ) internal returns (uint256 rate, uint256 finish) {
        if (duration < MIN_DURATION || duration > MAX_DURATION) revert StreamCoreDurationOutOfRange(duration);
        if (amount == 0) revert StreamCoreNothingToFund();
        (uint256 acc, uint256 total) = _advance(self);
        _write(self, acc, total);

        Plan memory plan = self.plan;
        if (amount > MAX_FUNDED - plan.funded)
            revert StreamCoreFundedTooMuch(amount, MAX_FUNDED - plan.funded);
        uint256 left = plan.finish > block.timestamp ? plan.finish - block.timestamp : 0;
        uint256 length = duration > left ? duration : left;
        rate = ((amount << 64) + plan.rate * left) / length;
        if (left != 0 && rate < plan.rate) revert StreamCoreRateLowered(rate, plan.rate);
        finish = block.timestamp + length;
        self.plan = Plan({rate: uint128(rate), finish: uint40(finish), funded: plan.funded + uint64(amount)});
    }

    /// @notice Whole reward units that {collect} would return now.
    function earned(Stream storage self, Position storage position) internal view returns (uint256) {
        return _collectable(position.share.amount, position.share.debt, _accrued(self));
    }

    /// @notice What a position holds.
    function amountOf(Position storage position) internal view returns (uint256) {
        return position.share.amount;
    }

    /// @notice When the stream ends if somebody holds a position from now on.
    function finishTime(Stream storage self) internal view returns (uint256 finish) {
        finish = self.plan.finish;
        uint256 last = self.clock.last;
        if (self.clock.total == 0 && last < finish) finish += block.timestamp - last;
    }

    /// @notice Whole reward units that are funded and belong to nobody yet.
    function unstreamed(Stream storage self) internal view returns (uint256) {
        uint256 finish = finishTime(self);
        return finish > block.timestamp ? (self.plan.rate * (finish - block.timestamp)) >> 64 : 0;
    }

    function _settle(
        Stream storage self,
        Position storage position,
        uint256 amount,
        bool collecting
    ) private returns (uint256 reward) {
        uint256 held = position.share.amount;
        if (amount > held) revert StreamCoreAmountExceedsPosition(amount, held);
        int256 debt = position.share.debt;
        (uint256 acc, uint256 total) = _advance(self);
        // amount <= held <= total, checked above; the debt fits by the range given in the title.
        unchecked {
            if (collecting) {
                reward = _collectable(held, debt, acc);
                debt += int256(reward << _UNIT_SHIFT);
            }
            _write(self, acc, total - amount);
            _write(position, held - amount, debt - int256(_shareOf(amount, acc, false)));
        }
    }

    /// @dev What the clock must be set to now. With nobody holding, the end moves on by the idle time instead of the
    /// accumulator.
    function _advance(Stream storage self) private returns (uint256 acc, uint256 total) {
        total = self.clock.total;
        acc = _accrued(self);
        if (total == 0) {
            uint256 last = self.clock.last;
            uint256 finish = self.plan.finish;
            if (last < finish && last != block.timestamp) {
                self.plan.finish = uint40(finish + block.timestamp - last);
            }
        }
    }

    /// @dev As a whole from memory: one write, whatever the compiler pipeline. Callers keep to the range of the title.
    function _write(Stream storage self, uint256 acc, uint256 total) private {
        self.clock = Clock({acc: uint128(acc), last: uint40(block.timestamp), total: uint80(total)});
    }

    function _write(Position storage position, uint256 amount, int256 debt) private {
        position.share = Share({amount: uint80(amount), debt: int176(debt)});
    }

    function _accrued(Stream storage self) private view returns (uint256 acc) {
        acc = self.clock.acc;
        uint256 total = self.clock.total;
        uint256 last = self.clock.last;
        uint256 end = self.plan.finish;
        if (block.timestamp < end) end = block.timestamp;
        // rate x time is at most what was funded, below 2^127, and so is the sum of all accruals.
        unchecked {
            if (total != 0 && end > last) acc += (self.plan.rate * (end - last)) / total;
        }
    }

    /// @dev `amount x acc` in debt units. Both factors are in range, so the product stays below 2^208.
    function _shareOf(uint256 amount, uint256 acc, bool up) private pure returns (uint256 share) {
        unchecked {
            uint256 product = amount * acc;
            share = product >> _DEBT_SHIFT;
            if (up && share << _DEBT_SHIFT != product) ++share;
        }
    }

    function _collectable(uint256 held, int256 debt, uint256 acc) private pure returns (uint256) {
        int256 raw = int256(_shareOf(held, acc, false)) - debt;
        return raw > 0 ? uint256(raw) >> _UNIT_SHIFT : 0;
    }
}
