// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IBasePool} from "../../src/presale/IBasePool.sol";
import {BasePool} from "../../src/presale/BasePool.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";
import {Dex, IRouter} from "../dex/Dex.sol";
import {LaunchBase} from "../token-launch/LaunchBase.sol";

/// @notice deposit, redeem and quote, see BasePool.tree.
contract BasePoolTest is LaunchBase {
    uint256 private constant BACKING = (60 * PRICE * 3000) / 10_000;

    function setUp() public override {
        super.setUp();
        _create(_backedPlan());
    }

    function test_initialize_reverts_theSecondTime() public {
        vm.expectRevert(IBasePool.BasePoolAlreadyInitialized.selector);
        pool.initialize(address(1), address(2));
        BasePool bare = BasePool(code.basePool);
        vm.expectRevert(IBasePool.BasePoolAlreadyInitialized.selector);
        bare.initialize(address(1), address(2));
    }

    function test_deposit_reverts_beforeTheLaunch() public {
        vm.expectRevert(IBasePool.BasePoolNotLaunched.selector);
        pool.deposit{value: 1}();
    }

    function test_deposit_addsForAllHolders() public {
        _launch();
        vm.expectEmit(true, true, true, true, address(pool));
        emit IBasePool.Deposited(carol, 50e6);
        vm.prank(carol);
        pool.deposit{value: 50e6}();
        assertEq(pool.backing(), BACKING + 50e6);
    }

    function test_redeem_reverts_beforeTheLaunch() public {
        vm.expectRevert(IBasePool.BasePoolNotLaunched.selector);
        pool.redeem(1, 0);
    }

    function test_redeem_paysTheShareAndBurns() public {
        _launch();
        uint256 bought = _buyTokens(alice, 100e6);
        uint256 out = pool.quote(bought);
        assertEq(out, (bought * BACKING) / 1_000_000e6);
        uint256 before = alice.balance;
        vm.startPrank(alice);
        token.approve(address(pool), bought);
        vm.expectEmit(true, true, true, true, address(pool));
        emit IBasePool.Redeemed(alice, bought, out);
        pool.redeem(bought, out);
        vm.stopPrank();

        assertEq(alice.balance, before + out);
        assertEq(token.totalSupply(), 1_000_000e6 - bought);
        assertEq(pool.backing(), BACKING - out);
        assertEq(address(pool).balance, pool.backing());
    }

    function test_redeem_reverts_belowTheCallersMinimum() public {
        _launch();
        uint256 bought = _buyTokens(alice, 100e6);
        uint256 out = pool.quote(bought);
        vm.startPrank(alice);
        token.approve(address(pool), bought);
        vm.expectRevert(_error(IBasePool.BasePoolBelowMinimum.selector, out, out + 1));
        pool.redeem(bought, out + 1);
        vm.expectRevert(_error(IBasePool.BasePoolBelowMinimum.selector, 0, 0));
        pool.redeem(1, 0);
        vm.stopPrank();
    }

    function test_redeem_reverts_withoutTheTokens() public {
        _launch();
        vm.expectRevert();
        vm.prank(carol);
        pool.redeem(1_000e6, 0);
    }

    function test_redeem_reverts_whenTheReceiverRefuses() public {
        _launch();
        RefusingReceiver stone = DeployDoubles.refusingReceiver();
        uint256 bought = _buyTokens(address(stone), 100e6);
        stone.act(address(token), 0, abi.encodeCall(token.approve, (address(pool), bought)));
        vm.expectRevert(_error(IBasePool.BasePoolPaymentFailed.selector, address(stone)));
        stone.act(address(pool), 0, abi.encodeCall(IBasePool.redeem, (bought, 0)));
    }

    function test_redeem_cannotBeReentered() public {
        _launch();
        ReenteringReceiver thief = DeployDoubles.reenteringReceiver();
        uint256 bought = _buyTokens(address(thief), 100e6);
        thief.act(address(token), 0, abi.encodeCall(token.approve, (address(pool), bought)));
        thief.arm(address(pool), abi.encodeCall(IBasePool.redeem, (bought / 2, 0)));
        thief.act(address(pool), 0, abi.encodeCall(IBasePool.redeem, (bought / 2, 0)));
        assertTrue(thief.tried() && !thief.succeeded(), "the second call fails");
    }

    /// @dev Whoever redeems leaves every remaining token with at least as much backing as before.
    function testFuzz_redeem_neverLowersTheRest(uint256 spend, uint256 part) public {
        _launch();
        uint256 bought = _buyTokens(alice, bound(spend, 1e6, 5000e6));
        uint256 tokens = bound(part, bought / 1000 + 1, bought);
        uint256 supply = token.totalSupply();
        uint256 backing = pool.backing();
        vm.assume(pool.quote(tokens) != 0);
        vm.startPrank(alice);
        token.approve(address(pool), tokens);
        pool.redeem(tokens, 0);
        vm.stopPrank();
        assertLe(backing * token.totalSupply(), pool.backing() * supply);
    }

    /// @dev At launch a token costs more on the pair than it redeems for: no round trip pays at the outset.
    function testFuzz_redeem_cannotDrainTheBackingThroughThePair(uint256 spend, uint16 share) public {
        Plan memory plan = _backedPlan();
        plan.presale.backingShare = uint16(bound(share, 1, 4900));
        _create(plan);
        _launch();
        spend = bound(spend, 1e6, 100_000e6);
        uint256 before = alice.balance;
        uint256 bought = _buyTokens(alice, spend);
        if (pool.quote(bought) == 0) return;
        vm.startPrank(alice);
        token.approve(address(pool), bought);
        pool.redeem(bought, 0);
        vm.stopPrank();
        assertLe(alice.balance, before);
    }

    function test_quote_isZeroWithoutSupply() public {
        vm.mockCall(address(token), abi.encodeCall(token.totalSupply, ()), abi.encode(0));
        assertEq(pool.quote(1), 0);
    }

    function _buyTokens(address to, uint256 spend) private returns (uint256) {
        IRouter router = Dex.router(address(dex), address(wtrx));
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(wtrx), address(token));
        vm.prank(alice);
        return router.swapExactETHForTokens{value: spend}(0, path, to, block.timestamp)[1];
    }
}
