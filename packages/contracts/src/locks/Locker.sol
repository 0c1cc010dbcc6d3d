// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {IPriceOracle} from "../prices/IPriceOracle.sol";
import {ExactPull} from "../shared/ExactPull.sol";
import {ILocker, LockRecord} from "./ILocker.sol";
import {LockPrices} from "./LockPrices.sol";

/// @title Time locks
/// @notice See {ILocker}. No owner, no fee, no pause, no migration.
/// @dev createTime rises strictly from lock to lock, over all lockers, so a lock is found by its key with a binary
/// search: reads are cheap on the TVM, and a lock needs two new words instead of four.
contract Locker is LockPrices, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;
    using ExactPull for ITRC20;

    /// @dev First word.
    struct Holder {
        address locker;
        uint40 createTime;
        uint40 lockTime;
        uint8 flags;
    }

    /// @dev Second word. An amount beyond 96 bits stands in `_wideAmounts`, and here is 0.
    struct Content {
        address coin;
        uint96 amount;
    }

    struct Tail {
        uint40 length;
        uint40 lastCreateTime;
    }

    uint256 private constant _MAX_DAYS = 3650;
    uint8 private constant _LOCKED = 1;
    uint8 private constant _BY_OTHER = 2;

    Tail private _tail;
    /// @dev As many as a 40 bit length can count. A static array has no length word and needs no hash for a place,
    /// which halves the price of a step of the search.
    Holder[1 << 40] private _holders;
    Content[1 << 40] private _contents;
    mapping(uint256 index => uint256 amount) private _wideAmounts;

    constructor(IPriceOracle oracle, address usdt, address wtrx) LockPrices(oracle, usdt, wtrx) {}

    /// @inheritdoc ILocker
    function lock(uint256 amount, address coin, uint256 day) external returns (uint256 createTime) {
        return _lock(amount, coin, day, msg.sender);
    }

    /// @inheritdoc ILocker
    function lockByAdd(
        uint256 amount,
        address coin,
        uint256 day,
        address add
    ) external returns (uint256 createTime) {
        if (add == address(0)) revert LockerInvalidLocker();
        return _lock(amount, coin, day, add);
    }

    /// @inheritdoc ILocker
    function unlock(uint256 createTime) external nonReentrant {
        uint256 index = lockIndex(msg.sender, createTime);
        Holder memory holder = _holders[index];
        if (holder.flags & _LOCKED == 0) revert LockerAlreadyUnlocked(createTime);
        if (block.timestamp < holder.lockTime) revert LockerNotYet(holder.lockTime);
        holder.flags ^= _LOCKED;
        _holders[index] = holder;

        ITRC20 coin = ITRC20(_contents[index].coin);
        uint256 amount = _amountOf(index);
        emit Unlock(msg.sender, address(coin), amount, createTime);
        coin.safeTransferChecked(msg.sender, amount);
    }

    /// @inheritdoc ILocker
    function extend(uint256 createTime, uint256 day) external {
        uint256 index = lockIndex(msg.sender, createTime);
        Holder memory holder = _holders[index];
        if (holder.flags & _LOCKED == 0) revert LockerAlreadyUnlocked(createTime);
        uint256 from = holder.lockTime > block.timestamp ? holder.lockTime : block.timestamp;
        if (day == 0 || day > _MAX_DAYS || from + day * 1 days > block.timestamp + _MAX_DAYS * 1 days) {
            revert LockerDayOutOfRange(day);
        }
        holder.lockTime = uint40(from + day * 1 days);
        _holders[index] = holder;
        emit Extended(index, holder.lockTime);
    }

    /// @inheritdoc ILocker
    function locks(uint256 index) external view returns (LockRecord memory) {
        if (index >= _tail.length) revert LockerNoSuchIndex(index);
        Holder memory holder = _holders[index];
        return
            LockRecord({
                lockerAddress: holder.locker,
                coinAddress: _contents[index].coin,
                lockAmount: _amountOf(index),
                createTime: holder.createTime,
                lockTime: holder.lockTime,
                locked: holder.flags & _LOCKED != 0
            });
    }

    /// @inheritdoc ILocker
    function locksLength() external view returns (uint256) {
        return _tail.length;
    }

    /// @inheritdoc ILocker
    function madeByOther(uint256 index) external view returns (bool) {
        if (index >= _tail.length) revert LockerNoSuchIndex(index);
        return _holders[index].flags & _BY_OTHER != 0;
    }

    /// @inheritdoc ILocker
    function lockIndex(address locker, uint256 createTime) public view returns (uint256) {
        uint256 length = _tail.length;
        uint256 low = 0;
        uint256 high = length;
        // Halves each turn, so at most 40 turns. All numbers stay at most `length`, which has 40 bits.
        unchecked {
            while (low < high) {
                uint256 middle = (low + high) >> 1;
                if (_holders[middle].createTime < createTime) low = middle + 1;
                else high = middle;
            }
        }
        Holder memory holder = _holders[low];
        if (low == length || holder.locker != locker || holder.createTime != createTime) {
            revert LockerUnknown(locker, createTime);
        }
        return low;
    }

    function _lock(
        uint256 amount,
        address coin,
        uint256 day,
        address locker
    ) private nonReentrant returns (uint256 createTime) {
        if (amount == 0) revert LockerNothingToLock();
        if (day == 0 || day > _MAX_DAYS) revert LockerDayOutOfRange(day);
        Tail memory tail = _tail;
        uint256 index = tail.length;
        // The key moves on when it is taken; the time of opening never does.
        createTime = block.timestamp > tail.lastCreateTime ? block.timestamp : tail.lastCreateTime + 1;
        uint256 lockTime = block.timestamp + day * 1 days;
        _tail = Tail({length: uint40(index + 1), lastCreateTime: uint40(createTime)});
        _holders[index] = Holder({
            locker: locker,
            createTime: uint40(createTime),
            lockTime: uint40(lockTime),
            flags: locker == msg.sender ? _LOCKED : _LOCKED | _BY_OTHER
        });
        bool wide = amount > type(uint96).max;
        _contents[index] = Content({coin: coin, amount: wide ? 0 : uint96(amount)});
        if (wide) _wideAmounts[index] = amount;

        emit Lock(locker, coin, amount, createTime, lockTime, index);
        if (locker != msg.sender) emit LockedByOther(index, msg.sender);
        ITRC20(coin).pull(msg.sender, address(this), amount);
    }

    function _amountOf(uint256 index) private view returns (uint256 amount) {
        amount = _contents[index].amount;
        if (amount == 0) amount = _wideAmounts[index];
    }
}
