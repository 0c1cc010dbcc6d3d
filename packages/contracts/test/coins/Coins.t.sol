// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {ITRC20Errors} from "@openzeppelin/tron-contracts/interfaces/draft-IERC6093.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {IWtrx} from "../../src/coins/IWtrx.sol";
import {TestUsdt} from "../../src/coins/TestUsdt.sol";
import {Vlm} from "../../src/coins/Vlm.sol";
import {Wtrx} from "../../src/coins/Wtrx.sol";
import {Test} from "../base/Test.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";

/// @notice VLM, test USDT and WTRX, see Coins.tree.
contract CoinsTest is Test {
    address private alice = address(0xA11CE);
    address private bob = address(0xB0B);
    Wtrx private wtrx;
    TestUsdt private usdt;
    Vlm private vlm;

    function setUp() public {
        vm.warp(1_800_000_000);
        wtrx = DeployCoins.wtrx();
        usdt = DeployCoins.testUsdt(address(this));
        vlm = DeployCoins.vlm(alice, 1_000_000e6);
        vm.deal(alice, 100e6);
    }

    function test_allHaveSixDecimals() public view {
        assertEq(wtrx.decimals(), 6);
        assertEq(usdt.decimals(), 6);
        assertEq(vlm.decimals(), 6);
    }

    function testFuzz_wtrx_isAlwaysCovered(uint256 amount, uint256 back) public {
        amount = bound(amount, 0, 100e6);
        back = bound(back, 0, amount);
        vm.startPrank(alice);
        vm.expectEmit(true, true, true, true, address(wtrx));
        emit IWtrx.Deposit(alice, amount);
        wtrx.deposit{value: amount}();
        vm.expectEmit(true, true, true, true, address(wtrx));
        emit IWtrx.Withdrawal(alice, back);
        wtrx.withdraw(back);
        vm.stopPrank();
        assertEq(wtrx.balanceOf(alice), amount - back);
        assertEq(address(wtrx).balance, wtrx.totalSupply());
        assertEq(alice.balance, 100e6 - amount + back);
    }

    function test_wtrx_wrapsAPlainCall() public {
        vm.prank(alice);
        (bool sent, ) = address(wtrx).call{value: 5e6}("");
        assertTrue(sent, "taken");
        assertEq(wtrx.balanceOf(alice), 5e6);
    }

    function test_wtrx_withdraw_reverts_withoutBalance() public {
        vm.expectRevert(
            abi.encodeWithSelector(ITRC20Errors.TRC20InsufficientBalance.selector, address(this), 0, 1)
        );
        wtrx.withdraw(1);
    }

    function testFuzz_wtrx_transfer_movesExactlyTheAmount(uint256 amount, bool toSelf) public {
        amount = bound(amount, 0, 100e6);
        address to = toSelf ? alice : bob;
        vm.startPrank(alice);
        wtrx.deposit{value: 100e6}();
        vm.expectEmit(true, true, true, true, address(wtrx));
        emit ITRC20.Transfer(alice, to, amount);
        assertTrue(wtrx.transfer(to, amount), "answers true");
        vm.stopPrank();
        assertEq(wtrx.balanceOf(alice), toSelf ? 100e6 : 100e6 - amount);
        assertEq(wtrx.balanceOf(alice) + wtrx.balanceOf(bob), wtrx.totalSupply());
    }

    function test_wtrx_transfer_reverts_withoutBalance_orToNobody() public {
        vm.expectRevert(
            abi.encodeWithSelector(ITRC20Errors.TRC20InsufficientBalance.selector, address(this), 0, 1)
        );
        wtrx.transfer(bob, 1);
        vm.expectRevert(abi.encodeWithSelector(ITRC20Errors.TRC20InvalidReceiver.selector, address(0)));
        wtrx.transfer(address(0), 0);
    }

    function test_wtrx_transferFrom_spendsTheAllowance() public {
        vm.startPrank(alice);
        wtrx.deposit{value: 100e6}();
        vm.expectEmit(true, true, true, true, address(wtrx));
        emit ITRC20.Approval(alice, address(this), 10e6);
        wtrx.approve(address(this), 10e6);
        vm.stopPrank();
        wtrx.transferFrom(alice, bob, 4e6);
        assertEq(wtrx.balanceOf(bob), 4e6);
        assertEq(wtrx.allowance(alice, address(this)), 6e6);
        vm.expectRevert(
            abi.encodeWithSelector(ITRC20Errors.TRC20InsufficientAllowance.selector, address(this), 6e6, 7e6)
        );
        wtrx.transferFrom(alice, bob, 7e6);
        vm.prank(alice);
        wtrx.approve(address(this), type(uint256).max);
        wtrx.transferFrom(alice, bob, 7e6);
        assertEq(wtrx.allowance(alice, address(this)), type(uint256).max);
    }

    function test_wtrx_withdraw_reverts_whenTheReceiverRefuses() public {
        RefusingReceiver stone = DeployDoubles.refusingReceiver();
        vm.deal(address(stone), 1e6);
        stone.act(address(wtrx), 1e6, abi.encodeCall(IWtrx.deposit, ()));
        vm.expectRevert(abi.encodeWithSelector(IWtrx.WtrxPaymentFailed.selector, address(stone)));
        stone.act(address(wtrx), 0, abi.encodeCall(IWtrx.withdraw, (1e6)));
    }

    function test_wtrx_withdraw_cannotPayTwice() public {
        vm.prank(alice);
        wtrx.deposit{value: 50e6}();
        ReenteringReceiver thief = DeployDoubles.reenteringReceiver();
        vm.deal(address(thief), 1e6);
        thief.act(address(wtrx), 1e6, abi.encodeCall(IWtrx.deposit, ()));
        thief.arm(address(wtrx), abi.encodeCall(IWtrx.withdraw, (1e6)));
        thief.act(address(wtrx), 0, abi.encodeCall(IWtrx.withdraw, (1e6)));
        assertTrue(thief.tried() && !thief.succeeded(), "the second call fails");
        assertEq(address(wtrx).balance, 50e6);
    }

    function test_usdt_transferAnswersFalse_andMoves() public {
        usdt.mint(alice, 10e6);
        vm.prank(alice);
        assertTrue(!usdt.transfer(bob, 4e6), "answers false");
        assertEq(usdt.balanceOf(bob), 4e6);
    }

    function test_usdt_transferFromAnswersTrue() public {
        usdt.mint(alice, 10e6);
        vm.prank(alice);
        usdt.approve(address(this), 4e6);
        assertTrue(usdt.transferFrom(alice, bob, 4e6), "answers true");
        assertEq(usdt.balanceOf(bob), 4e6);
    }

    function test_usdt_mint_isForTheFaucet() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, alice));
        vm.prank(alice);
        usdt.mint(alice, 1);
    }

    function test_vlm_countsVotesByTime() public {
        assertEq(vlm.clock(), block.timestamp);
        assertEq(keccak256(bytes(vlm.CLOCK_MODE())), keccak256("mode=timestamp"));
        assertEq(vlm.balanceOf(alice), 1_000_000e6);
        vm.prank(alice);
        vlm.delegate(bob);
        assertEq(vlm.getVotes(bob), 1_000_000e6);
        uint256 then = block.timestamp;
        vm.warp(then + 10);
        vm.prank(alice);
        vlm.transfer(address(this), 400_000e6);
        assertEq(vlm.getVotes(bob), 600_000e6);
        assertEq(vlm.getPastVotes(bob, then), 1_000_000e6);
    }

    function test_vlm_burn_lowersTheSupply() public {
        vm.prank(alice);
        vlm.burn(1e6);
        assertEq(vlm.totalSupply(), 999_999e6);
    }
}
