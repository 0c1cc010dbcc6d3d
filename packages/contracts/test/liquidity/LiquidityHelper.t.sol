// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {TestUsdt} from "../../src/coins/TestUsdt.sol";
import {ILiquidityHelper} from "../../src/liquidity/ILiquidityHelper.sol";
import {LiquidityHelper} from "../../src/liquidity/LiquidityHelper.sol";
import {LockRecord} from "../../src/locks/ILocker.sol";
import {IPriceOracle} from "../../src/prices/IPriceOracle.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {Puppet, ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {LiquidityBase} from "./LiquidityBase.sol";

/// @notice The liquidity helper on a pool of 1,000 coins and 4,000 TRX, see LiquidityHelper.tree.
contract LiquidityHelperTest is LiquidityBase {
    function setUp() public override {
        super.setUp();
        _openPool(1000e6, 4000e6);
    }

    function test_addLiquidity_usesWhatTheRatioAsks_andReturnsTheRest() public {
        uint256 before = alice.balance;
        vm.startPrank(alice);
        coin.approve(address(helper), 100e6);
        vm.expectEmit(true, true, true, true, address(helper));
        emit ILiquidityHelper.LiquidityAdded(alice, address(coin), 100e6, 400e6, 200e6);
        uint256 minted = helper.addLiquidity{value: 500e6}(address(coin), 100e6);
        vm.stopPrank();
        assertEq(minted, 200e6);
        assertEq(lp.balanceOf(alice), 200e6);
        assertEq(alice.balance, before - 400e6);
        assertEq(coin.balanceOf(alice), 900e6);
        _expectNothingLeft();
    }

    function test_addLiquidity_takesNoMoreTokensThanTheTrxNeeds() public {
        vm.startPrank(alice);
        coin.approve(address(helper), 100e6);
        helper.addLiquidity{value: 40e6}(address(coin), 100e6);
        vm.stopPrank();
        assertEq(coin.balanceOf(alice), 990e6);
        _expectNothingLeft();
    }

    function testFuzz_addLiquidityMin_leavesNothingAndNeverDilutes(uint256 tokens, uint256 trx) public {
        tokens = bound(tokens, 1e3, 1000e6);
        trx = bound(trx, 1e3, 10_000e6);
        uint256 supply = lp.totalSupply();
        (uint256 tokenBefore, uint256 trxBefore) = (coin.balanceOf(alice), alice.balance);
        vm.startPrank(alice);
        coin.approve(address(helper), tokens);
        uint256 minted = helper.addLiquidityMin{value: trx}(address(coin), tokens, 0);
        vm.stopPrank();
        uint256 tokenUsed = tokenBefore - coin.balanceOf(alice);
        uint256 trxUsed = trxBefore - alice.balance;
        assertLe(tokenUsed, tokens);
        assertLe(trxUsed, trx);
        assertLe(minted * 1000e6, tokenUsed * supply);
        assertLe(minted * 4000e6, trxUsed * supply);
        _expectNothingLeft();
    }

    function test_addLiquidity_reverts_whenThePriceIsBent() public {
        _bend(200e6);
        vm.startPrank(alice);
        coin.approve(address(helper), 100e6);
        (uint256 average, uint256 spot, ) = oracle.consult(address(coin), 100e6, address(wtrx));
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperPriceOff.selector, spot, average));
        helper.addLiquidity{value: 1000e6}(address(coin), 100e6);
        vm.stopPrank();
    }

    function test_addLiquidity_reverts_whenThePriceIsBentTheOtherWay() public {
        coin.mint(address(this), 100e6);
        coin.transfer(address(lp), 100e6);
        (uint256 out0, uint256 out1) = address(coin) < address(wtrx)
            ? (uint256(0), uint256(300e6))
            : (uint256(300e6), uint256(0));
        lp.swap(out0, out1, address(this), "");
        vm.startPrank(alice);
        coin.approve(address(helper), 100e6);
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperPriceOff.selector, 336363636, 400000000));
        helper.addLiquidity{value: 1000e6}(address(coin), 100e6);
        vm.stopPrank();
    }

    function test_addLiquidity_reverts_withoutAnAverage() public {
        vm.warp(block.timestamp + 3 hours);
        vm.startPrank(alice);
        coin.approve(address(helper), 100e6);
        vm.expectRevert(_error(IPriceOracle.PriceOracleStale.selector, address(lp)));
        helper.addLiquidity{value: 1000e6}(address(coin), 100e6);
        vm.stopPrank();
    }

    function test_addLiquidityMin_keepsToTheCallersLimit() public {
        uint256 fair = 200e6;
        _bend(200e6);
        vm.startPrank(alice);
        coin.approve(address(helper), 100e6);
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperBelowMinimum.selector, 190476190, fair));
        helper.addLiquidityMin{value: 400e6}(address(coin), 100e6, fair);
        vm.stopPrank();
    }

    function test_addLiquidityLocked_locksForADay() public {
        vm.startPrank(alice);
        coin.approve(address(helper), 100e6);
        helper.addLiquidityLocked{value: 400e6}(address(coin), 100e6, 200e6);
        vm.stopPrank();
        LockRecord memory record = locker.locks(0);
        assertEq(record.lockerAddress, alice);
        assertEq(record.coinAddress, address(lp));
        assertEq(record.lockAmount, 200e6);
        assertEq(record.lockTime, block.timestamp + 1 days);
        _expectNothingLeft();
    }

    function test_add_reverts_withoutAmounts() public {
        vm.startPrank(alice);
        vm.expectRevert(ILiquidityHelper.LiquidityHelperAmountZero.selector);
        helper.addLiquidityMin{value: 1}(address(coin), 0, 0);
        vm.expectRevert(ILiquidityHelper.LiquidityHelperAmountZero.selector);
        helper.addLiquidityMin(address(coin), 1, 0);
        vm.stopPrank();
    }

    function test_add_reverts_withoutAPool() public {
        TrickCoin other = DeployDoubles.trickCoin("OTHER");
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperNoPool.selector, address(other)));
        helper.addLiquidityMin{value: 1}(address(other), 1, 0);
        dex.createPair(address(other), address(wtrx));
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperNoPool.selector, address(other)));
        helper.addLiquidityMin{value: 1}(address(other), 1, 0);
    }

    function test_add_reverts_forATokenThatTaxes() public {
        coin.setFee(100);
        vm.startPrank(alice);
        coin.approve(address(helper), 100e6);
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperTokenTaxed.selector, address(coin)));
        helper.addLiquidityMin{value: 400e6}(address(coin), 100e6, 0);
        vm.stopPrank();
    }

    function test_add_reverts_whenTheRestIsRefused() public {
        RefusingReceiver stone = DeployDoubles.refusingReceiver();
        _equip(stone);
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperPaymentFailed.selector, address(stone)));
        stone.act(
            address(helper),
            500e6,
            abi.encodeCall(ILiquidityHelper.addLiquidityMin, (address(coin), 100e6, 0))
        );
    }

    function test_add_cannotBeReentered_byTheReceiver() public {
        ReenteringReceiver thief = DeployDoubles.reenteringReceiver();
        _equip(thief);
        thief.arm(address(helper), abi.encodeCall(ILiquidityHelper.addLiquidityMin, (address(coin), 1e6, 0)));
        thief.act(
            address(helper),
            500e6,
            abi.encodeCall(ILiquidityHelper.addLiquidityMin, (address(coin), 100e6, 0))
        );
        assertTrue(thief.tried() && !thief.succeeded(), "the second call fails");
        _expectNothingLeft();
    }

    function test_add_cannotBeReentered_byTheToken() public {
        coin.setHook(address(helper), abi.encodeCall(ILiquidityHelper.withdraw, (address(wtrx))));
        vm.startPrank(alice);
        coin.approve(address(helper), 100e6);
        helper.addLiquidityMin{value: 400e6}(address(coin), 100e6, 0);
        vm.stopPrank();
        assertTrue(!coin.hookWorked(), "the hook fails");
        _expectNothingLeft();
    }

    function test_setSlippage_staysInItsRange() public {
        vm.startPrank(owner);
        vm.expectEmit(true, true, true, true, address(helper));
        emit ILiquidityHelper.SlippageSet(300);
        helper.setSlippage(300);
        assertEq(helper.slippage(), 300);
        helper.setSlippage(10);
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperSlippageInvalid.selector, 9));
        helper.setSlippage(9);
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperSlippageInvalid.selector, 301));
        helper.setSlippage(301);
        vm.stopPrank();
        vm.expectRevert(_error(Ownable.OwnableUnauthorizedAccount.selector, alice));
        vm.prank(alice);
        helper.setSlippage(20);
    }

    function test_withdraw_takesStrayCoins() public {
        TestUsdt usdt = DeployCoins.testUsdt(address(this));
        usdt.mint(address(helper), 5e6);
        vm.deal(address(helper), 3e6);
        uint256 before = owner.balance;
        vm.startPrank(owner);
        vm.expectEmit(true, true, true, true, address(helper));
        emit ILiquidityHelper.StrayWithdrawn(address(usdt), 5e6);
        helper.withdraw(address(usdt));
        helper.withdraw(address(0));
        vm.stopPrank();
        assertEq(usdt.balanceOf(owner), 5e6);
        assertEq(owner.balance, before + 3e6);
        vm.expectRevert(_error(Ownable.OwnableUnauthorizedAccount.selector, alice));
        vm.prank(alice);
        helper.withdraw(address(0));
    }

    function _equip(Puppet who) private {
        vm.deal(address(who), 1000e6);
        coin.mint(address(who), 200e6);
        who.act(address(coin), 0, abi.encodeCall(coin.approve, (address(helper), 200e6)));
    }
}
