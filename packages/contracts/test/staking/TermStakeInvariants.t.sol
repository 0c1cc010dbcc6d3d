// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITermStake} from "../../src/staking/ITermStake.sol";
import {TermStake} from "../../src/staking/TermStake.sol";
import {Campaign} from "../base/Campaign.sol";
import {Test} from "../base/Test.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployStaking} from "../deploy/DeployStaking.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";

/// @notice Four users against an owner who takes all he can, opens and closes terms and adds bad ones.
contract TermStakeHandler is Test {
    struct Copy {
        address user;
        uint256 id;
        uint256 amount;
        uint256 reward;
        uint256 startTime;
        uint256 unlockTime;
        uint256 term;
        bool open;
    }

    address private constant OWNER = address(0xA0);
    address private constant GUARDIAN = address(0xA1);

    TermStake public immutable POOL;
    TrickCoin public immutable COIN;

    Copy[] private copies;
    uint256 public funded;
    uint256 public donated;
    uint256 public ownerTook;
    uint256 public rewardsPaid;

    constructor() {
        COIN = DeployDoubles.trickCoin("COIN");
        COIN.setAnswersFalse(true);
        POOL = DeployStaking.termStake(COIN, OWNER, GUARDIAN);
        vm.startPrank(OWNER);
        POOL.addTerm(7, 500, 10, 1e12);
        POOL.addTerm(90, 2000, 0, 1e13);
        vm.stopPrank();
        for (uint256 i = 0; i < 4; ++i) {
            vm.prank(user(i));
            COIN.approve(address(POOL), type(uint256).max);
        }
    }

    function stake(uint256 who, uint256 amount, uint256 term) external {
        term %= POOL.termsLength();
        amount = bound(amount, 1, 1e13);
        uint256 quote = POOL.quote(amount, term);
        uint256 available = POOL.available(term);
        COIN.mint(user(who), amount);
        vm.prank(user(who));
        try POOL.stake(uint128(amount), term, quote) returns (uint256 id) {
            (uint256 daysLen, , , ) = POOL.terms(term);
            assertLe(quote, available);
            uint256 unlockTime = block.timestamp + daysLen * 1 days;
            copies.push(Copy(user(who), id, amount, quote, block.timestamp, unlockTime, term, true));
        } catch {
            return;
        }
    }

    function close(uint256 index, bool early) external {
        if (copies.length == 0) return;
        Copy storage copy = copies[index % copies.length];
        bool matured = block.timestamp >= copy.unlockTime;
        bool due = early ? !matured && block.timestamp >= copy.startTime + 3 days : matured;
        bool allowed = copy.open && due;
        uint256 before = COIN.balanceOf(copy.user);
        uint256 room = POOL.available(copy.term);
        vm.prank(copy.user);
        (bool done, ) = address(POOL).call(
            early ? abi.encodeCall(POOL.closeEarly, (copy.id)) : abi.encodeCall(POOL.close, (copy.id))
        );
        assertTrue(done == allowed, "closing does what the state says");
        if (!done) return;
        uint256 reward = early ? 0 : copy.reward;
        // What closes early makes room for others at once, or the same coins could keep them out for ever.
        uint256 most = POOL.free() / 10;
        if (room + copy.reward < most) most = room + copy.reward;
        if (early) assertLe(most, POOL.available(copy.term));
        assertEq(COIN.balanceOf(copy.user) - before, copy.amount + reward);
        rewardsPaid += reward;
        copy.open = false;
    }

    function fund(uint256 who, uint256 amount) external {
        amount = bound(amount, 1, 1e13);
        COIN.mint(user(who), amount);
        vm.prank(user(who));
        POOL.fund(amount);
        funded += amount;
    }

    function ownerTakes(uint256 amount) external {
        uint256 free = POOL.free();
        amount = bound(amount, 0, free + 1);
        vm.prank(OWNER);
        try POOL.withdrawFree(OWNER, amount) {
            assertLe(amount, free);
            ownerTook += amount;
        } catch {
            assertLe(free + 1, amount);
        }
    }

    function ownerMeddles(uint256 term, bool open, uint256 cap, uint256 time) external {
        vm.startPrank(OWNER);
        POOL.setTerm(term % POOL.termsLength(), open, uint80(bound(cap, 0, 1e13)));
        if (POOL.termsLength() < 5) POOL.addTerm(uint16(bound(time, 1, 3650)), 10_000, 0, uint80(1e13));
        vm.stopPrank();
        vm.prank(GUARDIAN);
        try POOL.pauseEntries(uint40(block.timestamp + bound(time, 1, 7 days))) {} catch {
            return;
        }
    }

    function donate(uint256 amount) external {
        amount = bound(amount, 1, 1e9);
        COIN.mint(address(POOL), amount);
        donated += amount;
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 0, time % 3 == 0 ? 100 days : 2 days));
    }

    function open() external view returns (uint256 amounts, uint256 rewards) {
        for (uint256 i = 0; i < copies.length; ++i) {
            if (!copies[i].open) continue;
            amounts += copies[i].amount;
            rewards += copies[i].reward;
        }
    }

    function user(uint256 i) public pure returns (address) {
        return address(uint160(0xE000 + (i % 4)));
    }
}

contract TermStakeInvariants is Campaign {
    TermStakeHandler private handler;

    function setUp() external {
        vm.warp(1_800_000_000);
        handler = new TermStakeHandler();
        _callAll(address(handler));
    }

    function invariant_BalanceIsPrincipalPlusReservedPlusFree() external view {
        (uint256 amounts, uint256 rewards) = handler.open();
        ITermStake pool = handler.POOL();
        assertEq(pool.reserved(), rewards);
        assertEq(
            handler.COIN().balanceOf(address(pool)),
            amounts + pool.reserved() + pool.free() + handler.donated()
        );
    }

    function invariant_RewardsAndOwnerComeOutOfFundingOnly() external view {
        ITermStake pool = handler.POOL();
        assertEq(
            handler.funded(),
            pool.free() + pool.reserved() + handler.rewardsPaid() + handler.ownerTook()
        );
    }
}
