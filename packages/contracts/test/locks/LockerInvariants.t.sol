// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {LockRecord} from "../../src/locks/ILocker.sol";
import {Locker} from "../../src/locks/Locker.sol";
import {IPriceOracle} from "../../src/prices/IPriceOracle.sol";
import {Campaign} from "../base/Campaign.sol";
import {Test} from "../base/Test.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployLocks} from "../deploy/DeployLocks.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";

/// @notice Four lockers with three coins, one of which calls back into the locker and one of which turns to taking a
/// fee; each action keeps a copy of what must be true of every lock.
contract LockerHandler is Test {
    struct Copy {
        address locker;
        uint256 amount;
        uint256 createTime;
        uint256 lockTime;
        bool locked;
        uint256 coin;
    }

    uint256 public constant COINS = 3;

    Locker public immutable LOCKER;
    TrickCoin[COINS] public coins;
    Copy[] public copies;

    constructor() {
        LOCKER = DeployLocks.locker(IPriceOracle(address(0)), address(0), address(0));
        for (uint256 i = 0; i < COINS; ++i) {
            coins[i] = DeployDoubles.trickCoin("COIN");
            for (uint256 j = 0; j < 4; ++j) {
                vm.prank(user(j));
                coins[i].approve(address(LOCKER), type(uint256).max);
            }
        }
        coins[1].setAnswersFalse(true);
        coins[2].setHook(address(LOCKER), abi.encodeCall(LOCKER.lock, (1, address(coins[2]), 1)));
    }

    function lock(uint256 who, uint256 toWhom, uint256 coin, uint256 amount, uint256 day) external {
        coin %= COINS;
        amount = bound(amount, 1, amount % 5 == 0 ? type(uint112).max : 1e15);
        day = bound(day, 1, day % 2 == 0 ? 3 : 3650);
        coins[coin].mint(user(who), amount);
        vm.prank(user(who));
        uint256 createTime = LOCKER.lockByAdd(amount, address(coins[coin]), day, user(toWhom));
        copies.push(Copy(user(toWhom), amount, createTime, block.timestamp + day * 1 days, true, coin));
        assertTrue(LOCKER.madeByOther(copies.length - 1) == (user(who) != user(toWhom)), "by other");
    }

    function unlock(uint256 index, uint256 stranger) external {
        if (copies.length == 0) return;
        Copy storage copy = copies[index % copies.length];
        uint256 before = coins[copy.coin].balanceOf(copy.locker);
        bool allowed = copy.locked && block.timestamp >= copy.lockTime;
        if (user(stranger) != copy.locker) {
            vm.prank(user(stranger));
            try LOCKER.unlock(copy.createTime) {
                revert NotTrue("a stranger unlocked");
            } catch {}
        }
        vm.prank(copy.locker);
        try LOCKER.unlock(copy.createTime) {
            assertTrue(allowed, "unlocked too early or twice");
            assertEq(coins[copy.coin].balanceOf(copy.locker) - before, copy.amount);
            copy.locked = false;
        } catch {
            assertTrue(!allowed, "a due lock was refused");
        }
    }

    function extend(uint256 index, uint256 day) external {
        if (copies.length == 0) return;
        Copy storage copy = copies[index % copies.length];
        vm.prank(copy.locker);
        try LOCKER.extend(copy.createTime, bound(day, 0, 4000)) {
            uint256 lockTime = LOCKER.locks(index % copies.length).lockTime;
            assertLe(copy.lockTime + 1, lockTime);
            assertLe(lockTime, block.timestamp + 3650 days);
            copy.lockTime = lockTime;
        } catch {
            return;
        }
    }

    function donate(uint256 coin, uint256 amount) external {
        coins[coin % COINS].mint(address(LOCKER), bound(amount, 1, 1e9));
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 0, time % 4 == 0 ? 800 days : 1 days));
    }

    function length() external view returns (uint256) {
        return copies.length;
    }

    function copyAt(uint256 i) external view returns (Copy memory) {
        return copies[i];
    }

    function user(uint256 i) public pure returns (address) {
        return address(uint160(0xE000 + (i % 4)));
    }
}

contract LockerInvariants is Campaign {
    LockerHandler private handler;

    function setUp() external {
        vm.warp(1_800_000_000);
        handler = new LockerHandler();
        _callAll(address(handler));
    }

    function invariant_LockedIsHeldPerCoin() external view {
        uint256[3] memory locked;
        for (uint256 i = 0; i < handler.length(); ++i) {
            LockerHandler.Copy memory copy = handler.copyAt(i);
            if (copy.locked) locked[copy.coin] += copy.amount;
        }
        for (uint256 i = 0; i < 3; ++i) {
            assertLe(locked[i], handler.coins(i).balanceOf(address(handler.LOCKER())));
        }
    }

    function invariant_EveryRecordIsWhatWasLocked() external view {
        assertEq(handler.LOCKER().locksLength(), handler.length());
        for (uint256 i = 0; i < handler.length(); ++i) {
            LockerHandler.Copy memory copy = handler.copyAt(i);
            LockRecord memory record = handler.LOCKER().locks(i);
            assertEq(record.lockerAddress, copy.locker);
            assertEq(record.lockAmount, copy.amount);
            assertEq(record.lockTime, copy.lockTime);
            assertTrue(record.locked == copy.locked, "locked");
            assertEq(handler.LOCKER().lockIndex(copy.locker, copy.createTime), i);
        }
    }
}
