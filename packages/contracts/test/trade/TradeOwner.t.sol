// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {Clones} from "@openzeppelin/tron-contracts/proxy/Clones.sol";
import {IFeeVault} from "../../src/fees/IFeeVault.sol";
import {ITrade, TradeConfig} from "../../src/trade/ITrade.sol";
import {Trade} from "../../src/trade/Trade.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployTrade} from "../deploy/DeployTrade.sol";
import {RefusingReceiver} from "../doubles/Receivers.sol";
import {TradeBase} from "./TradeBase.sol";

/// @notice What the creator does, and burnUnsold, see Trade.tree.
contract TradeOwnerTest is TradeBase {
    function test_initialize_reverts_theSecondTime() public {
        TradeConfig memory config = _plan().trade;
        vm.expectRevert(ITrade.TradeAlreadyInitialized.selector);
        trade.initialize(config, alice, alice, alice);
        Trade bare = Trade(code.trade);
        vm.expectRevert(ITrade.TradeAlreadyInitialized.selector);
        bare.initialize(config, alice, alice, alice);
        assertEq(bare.status(), 3);
    }

    function test_initialize_tellsTheFirstPrice() public {
        TradeConfig memory config = _plan().trade;
        Trade fresh = Trade(Clones.clone(code.trade));
        vm.expectEmit(true, true, true, true, address(fresh));
        emit ITrade.ConfigSet(config.tradeAmount, config.tradeMaxNum);
        fresh.initialize(config, alice, alice, alice);
    }

    function test_constructor_reverts_aboveTheHighestFee() public {
        vm.expectRevert(_error(ITrade.TradeFeeTooHigh.selector, 301, 300));
        DeployTrade.trade(301, address(locker));
    }

    function test_initialize_checksTheConfig() public {
        Plan memory plan = _plan();
        plan.trade.tradeAmount = 0;
        _expectConfigInvalid(plan);
        plan = _plan();
        plan.trade.tradeMaxNum = 0;
        _expectConfigInvalid(plan);
        plan.trade.tradeMaxNum = 1501;
        _expectConfigInvalid(plan);
        plan = _plan();
        plan.trade.tokensPerShare = 0;
        plan.tradeSupply = 0;
        plan.lpSupply = 850_000e6;
        _expectConfigInvalid(plan);
        plan = _backedPlan();
        plan.trade.tokensPerShare = 1;
        _expectConfigInvalid(plan);
    }

    function test_views_showWhereTheCloneBelongs() public view {
        assertEq(trade.token(), address(token));
        assertEq(trade.presale(), address(presale));
        assertEq(trade.factory(), address(factory));
        assertEq(trade.feeBps(), FEE_BPS);
        assertEq(trade.getInsidePrice(), SHARE_PRICE);
        assertEq(trade.owner(), creator);
        (uint128 amount, uint32 max, uint32 shares, uint128 tokens) = trade.tradeConfig();
        assertEq(amount, SHARE_PRICE);
        assertEq(max, 300);
        assertEq(shares, 1500);
        assertEq(tokens, SHARE_TOKENS);
    }

    function test_openTrade_opens() public {
        vm.expectEmit(true, true, true, true, address(trade));
        emit ITrade.StatusChanged(1);
        _open();
        assertEq(trade.status(), 1);
    }

    function test_openTrade_reverts_beforeThePresaleStarts() public {
        vm.expectRevert(_error(ITrade.TradePresaleStatus.selector, 0));
        vm.prank(creator);
        trade.openTrade(uint40(block.timestamp + 1 days));
    }

    function test_openTrade_reverts_afterAFailedPresale() public {
        _missSoftCap();
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 3));
        vm.prank(creator);
        trade.openTrade(uint40(block.timestamp + 1 days));
    }

    function test_openTrade_closesThirtyDaysAfterTheLaunch() public {
        _launch();
        uint256 until = block.timestamp + 30 days;
        vm.warp(until);
        vm.expectRevert(_error(ITrade.TradeOpenTooLate.selector, until));
        vm.prank(creator);
        trade.openTrade(uint40(block.timestamp + 1 days));
        vm.warp(until - 1);
        vm.prank(creator);
        trade.openTrade(uint40(block.timestamp + 1 days));
        assertEq(trade.status(), 1);
    }

    function test_openTrade_reverts_forAWrongEnd() public {
        _start();
        vm.startPrank(creator);
        vm.expectRevert(_error(ITrade.TradeEndInvalid.selector, block.timestamp));
        trade.openTrade(uint40(block.timestamp));
        vm.expectRevert(_error(ITrade.TradeEndInvalid.selector, block.timestamp + 30 days + 1));
        trade.openTrade(uint40(block.timestamp + 30 days + 1));
        vm.stopPrank();
    }

    function test_openTrade_reverts_theSecondTime() public {
        _open();
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 1));
        vm.prank(creator);
        trade.openTrade(uint40(block.timestamp + 1 days));
    }

    function test_openTrade_reverts_withoutShares() public {
        _create(_backedPlan());
        _start();
        vm.expectRevert(ITrade.TradeConfigInvalid.selector);
        vm.prank(creator);
        trade.openTrade(uint40(block.timestamp + 1 days));
    }

    function test_openTrade_reverts_withoutTheWholeEscrow() public {
        vm.prank(address(trade));
        token.transfer(alice, 1);
        _start();
        vm.expectRevert(ITrade.TradeConfigInvalid.selector);
        vm.prank(creator);
        trade.openTrade(uint40(block.timestamp + 1 days));
    }

    function test_endTrade_ends() public {
        _open();
        vm.expectEmit(true, true, true, true, address(trade));
        emit ITrade.StatusChanged(2);
        _end();
        assertEq(trade.status(), 2);
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 2));
        _end();
    }

    function test_setCanTrade_addsAndRemoves_withoutTouchingPurchases() public {
        _open();
        _trade(alice, 3);
        address[] memory users = new address[](2);
        (users[0], users[1]) = (alice, carol);
        vm.expectEmit(true, true, true, true, address(trade));
        emit ITrade.CanTradeSet(alice, false);
        vm.prank(creator);
        trade.setCanTrade(users, false);
        assertTrue(!trade.canTrade(alice), "removed");
        assertTrue(trade.canTrade(bob), "kept");
        assertEq(trade.userTrade(alice).tradeCount, 3);
    }

    function test_setCanTrade_reverts_aboveAHundred() public {
        vm.expectRevert(_error(ITrade.TradeBatchTooLong.selector, 101));
        vm.prank(creator);
        trade.setCanTrade(new address[](101), true);
        vm.prank(creator);
        trade.setCanTrade(new address[](100), true);
    }

    function test_setCanTrade_reverts_onceOver() public {
        _open();
        _end();
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 2));
        vm.prank(creator);
        trade.setCanTrade(new address[](1), true);
    }

    function test_setTradeConfig_changesPriceAndLimit_whileClosed() public {
        TradeConfig memory config = _plan().trade;
        config.tradeAmount = 77;
        config.tradeMaxNum = 1500;
        vm.expectEmit(true, true, true, true, address(trade));
        emit ITrade.ConfigSet(77, 1500);
        vm.startPrank(creator);
        trade.setTradeConfig(config);
        assertEq(trade.getInsidePrice(), 77);
        config.tradeShares = 1499;
        vm.expectRevert(ITrade.TradeConfigInvalid.selector);
        trade.setTradeConfig(config);
        config.tradeShares = 1500;
        config.tokensPerShare = 1;
        vm.expectRevert(ITrade.TradeConfigInvalid.selector);
        trade.setTradeConfig(config);
        config.tokensPerShare = uint128(SHARE_TOKENS);
        config.tradeAmount = 0;
        vm.expectRevert(ITrade.TradeConfigInvalid.selector);
        trade.setTradeConfig(config);
        vm.stopPrank();
    }

    function test_setTradeConfig_reverts_onceOpened() public {
        TradeConfig memory config = _plan().trade;
        _open();
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 1));
        vm.prank(creator);
        trade.setTradeConfig(config);
    }

    function testFuzz_setTradeStatus_takesOnlyTheNamedEdges(uint256 wanted, uint8 from) public {
        wanted = bound(wanted, 0, 5);
        uint256 current = bound(from, 0, 3);
        if (current > 0) _open();
        if (current == 2) _end();
        vm.startPrank(creator);
        if (current == 3) trade.setTradeStatus(3);
        bool allowed = (wanted == 2 && current == 1) || (wanted == 3 && current <= 1);
        if (!allowed) vm.expectRevert(_error(ITrade.TradeStatusNotSettable.selector, current, wanted));
        trade.setTradeStatus(wanted);
        vm.stopPrank();
        assertEq(trade.status(), allowed ? wanted : current);
    }

    function test_WITHDRAW_paysProceedsAndBurnsTheRest() public {
        _endAndLaunch();
        uint256 proceeds = 42 * SHARE_PRICE;
        uint256 fee = (proceeds * FEE_BPS) / 10_000;
        uint256 before = creator.balance;
        vm.expectCall(address(vault), abi.encodeCall(IFeeVault.pay, (creator, "trade")));
        vm.expectEmit(true, true, true, true, address(trade));
        emit ITrade.UnsoldBurned(150_000e6 - 42 * SHARE_TOKENS);
        vm.expectEmit(true, true, true, true, address(trade));
        emit ITrade.ProceedsWithdrawn(creator, proceeds - fee, fee);
        vm.startPrank(creator);
        trade.WITHDRAW();
        assertEq(creator.balance, before + proceeds - fee);
        assertEq(token.balanceOf(address(trade)), 42 * SHARE_TOKENS);
        assertEq(address(trade).balance, 0);
        vm.expectRevert(_error(ITrade.TradeNothingDue.selector, creator));
        trade.WITHDRAW();
        vm.stopPrank();
    }

    function test_WITHDRAW_afterBurnUnsold_burnsNoMore() public {
        _endAndLaunch();
        trade.burnUnsold();
        uint256 supply = token.totalSupply();
        vm.prank(creator);
        trade.WITHDRAW();
        assertEq(token.totalSupply(), supply);
        assertEq(token.balanceOf(address(trade)), 42 * SHARE_TOKENS);
    }

    function test_WITHDRAW_withNothingSold_onlyBurns() public {
        _open();
        _launch();
        _end();
        vm.prank(creator);
        trade.WITHDRAW();
        assertEq(token.totalSupply(), 850_000e6);
        vm.expectRevert(_error(ITrade.TradeNothingDue.selector, address(this)));
        trade.burnUnsold();
    }

    function test_WITHDRAW_reverts_beforeTheLaunch() public {
        _open();
        _trade(alice, 1);
        _end();
        vm.expectRevert(_error(ITrade.TradePresaleStatus.selector, 1));
        vm.prank(creator);
        trade.WITHDRAW();
    }

    function test_WITHDRAW_reverts_unlessEnded() public {
        _open();
        _trade(alice, 1);
        _launch();
        vm.startPrank(creator);
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 1));
        trade.WITHDRAW();
        trade.setTradeStatus(3);
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 3));
        trade.WITHDRAW();
        vm.stopPrank();
    }

    function test_WITHDRAW_reverts_whenTheOwnerRefuses() public {
        RefusingReceiver stone = DeployDoubles.refusingReceiver();
        vm.prank(creator);
        trade.transferOwnership(address(stone));
        stone.act(address(trade), 0, abi.encodeCall(trade.acceptOwnership, ()));
        _start();
        stone.act(address(trade), 0, abi.encodeCall(ITrade.openTrade, (uint40(block.timestamp + 1 days))));
        _trade(alice, 1);
        _launch();
        vm.expectRevert(_error(ITrade.TradePaymentFailed.selector, address(stone)));
        stone.act(address(trade), 0, abi.encodeCall(ITrade.WITHDRAW, ()));
    }

    function test_burnUnsold_reverts_whileItCouldStillSell() public {
        vm.expectRevert(_error(ITrade.TradePresaleStatus.selector, 0));
        trade.burnUnsold();
        _open();
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 1));
        trade.burnUnsold();
        _end();
        vm.expectRevert(_error(ITrade.TradePresaleStatus.selector, 1));
        trade.burnUnsold();
    }

    function test_burnUnsold_keepsWhatBuyersOwn() public {
        _endAndLaunch();
        vm.warp(presale.vestingEnd());
        vm.prank(alice);
        trade.tradeUnlock();
        vm.prank(carol);
        trade.burnUnsold();
        assertEq(token.balanceOf(address(trade)), 2 * SHARE_TOKENS);
        vm.prank(bob);
        trade.tradeUnlock();
    }

    function test_burnUnsold_burnsAll_onceCancelled() public {
        _open();
        _trade(alice, 5);
        vm.prank(creator);
        trade.setTradeStatus(3);
        trade.burnUnsold();
        assertEq(token.balanceOf(address(trade)), 0);
        vm.prank(alice);
        trade.tradeRefund();
    }

    function test_burnUnsold_burnsATradeThatNeverOpened() public {
        _launch();
        vm.warp(block.timestamp + 30 days - 1);
        vm.expectRevert(_error(ITrade.TradeWrongStatus.selector, 0));
        trade.burnUnsold();
        vm.warp(block.timestamp + 1);
        trade.burnUnsold();
        assertEq(token.totalSupply(), 850_000e6);
    }

    function test_onlyTheCreator_mayUseItsFunctions() public {
        bytes memory refusal = _error(Ownable.OwnableUnauthorizedAccount.selector, owner);
        TradeConfig memory config = _plan().trade;
        vm.startPrank(owner);
        vm.expectRevert(refusal);
        trade.openTrade(1);
        vm.expectRevert(refusal);
        trade.endTrade();
        vm.expectRevert(refusal);
        trade.WITHDRAW();
        vm.expectRevert(refusal);
        trade.setCanTrade(new address[](0), true);
        vm.expectRevert(refusal);
        trade.setTradeConfig(config);
        vm.expectRevert(refusal);
        trade.setTradeStatus(3);
        vm.stopPrank();
    }

    function create(Plan calldata plan) external {
        _create(plan);
    }

    function _expectConfigInvalid(Plan memory plan) private {
        vm.expectRevert(ITrade.TradeConfigInvalid.selector);
        this.create(plan);
    }
}
