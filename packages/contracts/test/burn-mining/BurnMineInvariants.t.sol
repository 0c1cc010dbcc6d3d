// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {BurnMine} from "../../src/burn-mining/BurnMine.sol";
import {Campaign} from "../base/Campaign.sol";
import {DeployBurnMining} from "../deploy/DeployBurnMining.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {Borrower} from "../doubles/Borrower.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {BorrowedMarket} from "../prices/BorrowedMarket.sol";

/// @notice Four burners in a market that others move, and a borrower who burns, swaps to burn and takes rewards in any
/// program, and trades before and after another's swap.
contract BurnMineHandler is BorrowedMarket {
    address private constant OWNER = address(0xA0);
    address private constant GUARDIAN = address(0xA1);
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;
    uint256 private constant LEAST_U = 50_000e6;
    /// @dev Enough U for the average of a price to have digits.
    uint256 private constant MANY_U = 1e15;
    uint256 public constant USERS = 5;

    BurnMine public mine;
    TrickCoin public reward;
    uint256 public funded;
    uint256 public paid;
    uint256 public burned;
    mapping(address => uint256) public powerOf;
    mapping(uint256 blockNumber => uint256) private usedIn;

    constructor() {
        _openMarket(false);
        reward = DeployDoubles.trickCoin("RWD");
        mine = DeployBurnMining.burnMine(oracle, usdt, reward, LEAST_U, 0, OWNER, GUARDIAN);
        vm.prank(OWNER);
        mine.setCoin(address(vlm), true);
        vm.prank(OWNER);
        reward.approve(address(mine), type(uint256).max);
        for (uint256 i = 0; i < USERS; ++i) {
            vm.startPrank(user(i));
            vlm.approve(address(mine), type(uint256).max);
            usdt.approve(address(mine), type(uint256).max);
            vm.stopPrank();
        }
        refresh();
    }

    function burn(uint256 who, uint256 uAmount, bool swap) external {
        uAmount = bound(uAmount, 1, uAmount % 3 == 0 ? 6000e6 : 1000e6);
        _burn(user(who), uAmount, swap);
    }

    /// @notice One transaction of the borrower: however deep it makes the pool, there is no more room than by the records.
    function program(uint256 seed, uint256 length) external {
        (uint256 depth, uint256 fair) = (_recordedDepth(), _average(MANY_U));
        uint256 dead = vlm.balanceOf(DEAD);
        uint256 had = reward.balanceOf(address(borrower));
        uint256 due = mine.earned(address(borrower));
        Borrower.Step[] memory steps = _runProgram(seed, length);
        if (_average(MANY_U) < fair) fair = _average(MANY_U);
        uint256 worth;
        for (uint256 i; i < steps.length; ++i) {
            bool swap = _did(steps, i, address(mine), mine.swapToBurn.selector);
            if (!swap && !_did(steps, i, address(mine), mine.burn.selector)) continue;
            worth += _count(address(borrower), _argument(steps[i].data, 1), swap, depth, fair);
        }
        uint256 gone = vlm.balanceOf(DEAD) - dead;
        assertLe(worth, gone);
        burned += gone;
        uint256 got = reward.balanceOf(address(borrower)) - had;
        assertLe(got, due);
        paid += got;
    }

    /// @notice The borrower buys before another's swap, at once or once the average has followed, and sells after it, with
    /// nobody in between.
    function sandwich(uint256 who, uint256 uAmount, uint256 spend, bool patient) external {
        pool.sync();
        (uint256 reserveU, ) = reserves(usdt, vlm);
        uint256 held = usdt.balanceOf(address(borrower));
        uint256 coins = vlm.balanceOf(address(borrower));
        _swapFor(usdt, bound(spend, 1, reserveU));
        coins = vlm.balanceOf(address(borrower)) - coins;
        for (uint256 i = 0; patient && i < 2; ++i) {
            oracle.observe(address(pool));
            pass(40 minutes);
        }
        _burn(user(who % 4), bound(uAmount, 1, reserveU / 300 + 1), true);
        _swapFor(vlm, coins);
        assertLe(usdt.balanceOf(address(borrower)), held);
    }

    function getReward(uint256 who) external {
        address account = user(who);
        uint256 expected = mine.earned(account);
        uint256 before = reward.balanceOf(account);
        vm.prank(account);
        mine.getReward();
        assertEq(reward.balanceOf(account) - before, expected);
        paid += expected;
    }

    function fund(uint256 amount, uint256 duration) external {
        amount = bound(amount, 1, 1e13);
        reward.mint(OWNER, amount);
        vm.prank(OWNER);
        try mine.fund(amount, bound(duration, 1 days, 365 days)) {
            funded += amount;
        } catch {
            return;
        }
    }

    function list(bool on) external {
        vm.prank(OWNER);
        mine.setCoin(address(vlm), on);
        vm.prank(OWNER);
        mine.setCoin(address(vlm), true);
    }

    function deadBalance() external view returns (uint256) {
        return vlm.balanceOf(DEAD);
    }

    function restingHere() external view returns (uint256) {
        return vlm.balanceOf(address(mine)) + usdt.balanceOf(address(mine));
    }

    function user(uint256 i) public view returns (address) {
        i %= USERS;
        return i == 4 ? address(borrower) : address(uint160(0xE000 + i));
    }

    /// @dev From a trifle to far more than the pool has room for.
    function _ownStep(uint256 seed) internal view override returns (Borrower.Step memory) {
        uint256 kind = seed % 6;
        seed >>= 3;
        uint256 uAmount = 1 + ((seed >> 8) % (seed % 2 == 0 ? 500e6 : 50_000e6));
        if (kind < 2) return _to(address(mine), abi.encodeCall(mine.burn, (address(vlm), uAmount)));
        if (kind < 4) return _to(address(mine), abi.encodeCall(mine.swapToBurn, (address(vlm), uAmount)));
        return kind == 4 ? _observation() : _to(address(mine), abi.encodeCall(mine.getReward, ()));
    }

    /// @dev Refused when it would give nothing.
    function _swapFor(ITRC20 coin, uint256 amount) private {
        Borrower.Step[] memory steps = new Borrower.Step[](1);
        steps[0] = _to(address(borrower), abi.encodeCall(Borrower.swap, (pool, coin, amount)));
        borrower.run(steps);
    }

    function _burn(address account, uint256 uAmount, bool swap) private {
        vlm.mint(account, 1e15);
        usdt.mint(account, uAmount);
        (uint256 depth, uint256 fair) = (_recordedDepth(), _average(MANY_U));
        uint256 dead = vlm.balanceOf(DEAD);
        vm.prank(account);
        (bool done, ) = address(mine).call(
            swap
                ? abi.encodeCall(mine.swapToBurn, (address(vlm), uAmount))
                : abi.encodeCall(mine.burn, (address(vlm), uAmount))
        );
        if (!done) return;
        uint256 gone = vlm.balanceOf(DEAD) - dead;
        assertLe(_count(account, uAmount, swap, depth, fair), gone);
        burned += gone;
    }

    /// @dev Power is never had beside a thin pool, nor beyond the block's room, nor for less than the average price by
    /// more than the 1 % that a buyer may lose.
    function _count(
        address account,
        uint256 uAmount,
        bool swap,
        uint256 depth,
        uint256 fair
    ) private returns (uint256 worth) {
        powerOf[account] += uAmount;
        usedIn[block.number] += uAmount;
        assertLe(LEAST_U, 2 * depth);
        assertLe(usedIn[block.number], (depth * (swap ? 15 : 100)) / 10_000);
        worth = (uAmount * fair) / MANY_U;
        if (swap) worth = (worth * 99) / 100;
    }
}

contract BurnMineInvariants is Campaign {
    BurnMineHandler private handler;

    function setUp() external {
        handler = new BurnMineHandler();
        bytes4[] memory calls = new bytes4[](10);
        calls[0] = handler.burn.selector;
        calls[1] = handler.getReward.selector;
        calls[2] = handler.fund.selector;
        calls[3] = handler.list.selector;
        calls[4] = handler.program.selector;
        calls[5] = handler.program.selector;
        calls[6] = handler.sandwich.selector;
        calls[7] = handler.provide.selector;
        calls[8] = handler.move.selector;
        calls[9] = handler.wait.selector;
        _call(address(handler), calls);
    }

    function invariant_PowerIsWhatWasBurned() external view {
        uint256 sum;
        for (uint256 i = 0; i < handler.USERS(); ++i) {
            address user = handler.user(i);
            assertEq(handler.mine().power(user), handler.powerOf(user));
            sum += handler.powerOf(user);
        }
        assertEq(handler.mine().totalPower(), sum);
        assertEq(handler.deadBalance(), handler.burned());
    }

    function invariant_OwedIsHeld() external view {
        uint256 owed;
        for (uint256 i = 0; i < handler.USERS(); ++i) owed += handler.mine().earned(handler.user(i));
        uint256 free = handler.mine().rewardFree();
        assertLe(handler.paid() + owed + free, handler.funded());
        assertLe(owed + free, handler.reward().balanceOf(address(handler.mine())));
    }

    function invariant_NoCoinOfABurnerRestsHere() external view {
        assertEq(handler.restingHere(), 0);
    }
}
