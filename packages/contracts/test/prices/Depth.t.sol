// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {IPriceOracle} from "../../src/prices/IPriceOracle.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {FlashLp} from "../doubles/FlashLp.sol";
import {MarketBase} from "./MarketBase.sol";

/// @notice How deep a pair is taken to be, whatever money is there for a moment. VLM/USDT holds 500,000 U.
contract DepthTest is MarketBase {
    IUniswapV2Pair private pair;
    FlashLp private thief;

    function setUp() public override {
        super.setUp();
        pair = pairOf(vlm, usdt);
        thief = DeployDoubles.flashLp();
        vlm.mint(address(thief), 1e18);
        usdt.mint(address(thief), 1e18);
        refresh();
    }

    // observe

    function test_Observe_GivenThePairWasTouched_ItRecordsThePriceAlone() external {
        trade(vlm, 1e6, usdt);
        vm.expectEmit(true, true, true, true, address(oracle));
        emit IPriceOracle.Observed(address(pair), vm.getBlockTimestamp());
        oracle.observe(address(pair));
        // The first observation still tells the depth, until it is two hours old.
        assertEq(_depth(), 500_000e6 - _less());
        pass(90 minutes);
        assertEq(_depth(), 500_000e6 - _less());
        pass(1);
        assertEq(_depth(), 0);
        assertTrue(oracle.isFresh(address(vlm), address(usdt)), "the price is there");
    }

    function test_Observe_GivenDepthIsMissing_ItIsRecordedInAQuietBlock() external {
        pair.sync();
        oracle.observe(address(pair));
        oracle.observe(address(pair));
        assertTrue(oracle.isDepthDue(address(pair)), "in this block it cannot be recorded");
        pass(3);
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        vm.expectEmit(true, true, true, true, address(oracle));
        emit IPriceOracle.DepthRecorded(address(pair), reserve0, reserve1);
        oracle.observe(address(pair));
        assertTrue(!oracle.isDepthDue(address(pair)), "done");
        pass(2 hours - 3);
        assertEq(_depth(), 500_000e6);
        // The time of the price did not move.
        (, , uint256 window) = oracle.consult(address(vlm), 1, address(usdt));
        assertEq(window, 2 hours);
    }

    function test_Observe_ItNeverRaisesARecord() external {
        oracle.observe(address(pair));
        addLiquidity(vlm, 1_000_000e6, usdt, 500_000e6);
        for (uint256 i = 0; i < 5; ++i) {
            pass(5 minutes);
            oracle.observe(address(pair));
            assertEq(_depth(), 500_000e6);
        }
        // Real liquidity counts when both observations have seen it.
        pass(5 minutes);
        oracle.observe(address(pair));
        assertEq(_depth(), 500_000e6);
        pass(30 minutes);
        oracle.observe(address(pair));
        assertEq(_depth(), 1_000_000e6);
    }

    /// @dev The thief's liquidity was there at an observation, in a block of its own; then it is gone, and anyone says so.
    function test_Observe_GivenLiquidityLeft_AnyoneLowersTheRecord() external {
        addLiquidity(vlm, 9_000_000e6, usdt, 4_500_000e6);
        pass(30 minutes);
        oracle.observe(address(pair));
        pass(30 minutes);
        oracle.observe(address(pair));
        pass(3);
        assertEq(_depth(), 5_000_000e6);
        uint256 lp = pair.balanceOf(address(this));
        pair.transfer(address(pair), (lp * 9) / 10);
        pair.burn(address(0x7777));
        // In the block in which it left, and whoever touches the pair.
        assertTrue(oracle.isDepthDue(address(pair)), "due");
        oracle.observe(address(pair));
        assertTrue(!oracle.isDepthDue(address(pair)), "done");
        addLiquidity(vlm, 9_000_000e6, usdt, 4_500_000e6);
        assertLe(_depth(), 500_001e6);
        assertLe(499_999e6, _depth());
        pass(3);
        oracle.observe(address(pair));
        assertLe(_depth(), 500_001e6);
    }

    /// @dev A trade moves the reserves; it does not make a pair thinner.
    function testFuzz_Observe_GivenTrades_TheRecordStays(uint256 amount, bool buy) external {
        oracle.observe(address(pair));
        amount = bound(amount, 1e6, 10_000_000e6);
        thief.bend(
            pair,
            ITRC20(buy ? address(usdt) : address(vlm)),
            amount,
            address(oracle),
            abi.encodeCall(oracle.observe, (address(pair)))
        );
        assertLe(499_999e6, _depth());
        trade(ITRC20(buy ? address(usdt) : address(vlm)), amount, ITRC20(buy ? address(vlm) : address(usdt)));
        oracle.observe(address(pair));
        pass(3);
        oracle.observe(address(pair));
        uint256 held = usdt.balanceOf(address(pair));
        assertLe(held < 499_999e6 ? held : 499_999e6, _depth());
    }

    /// @dev Whoever gives half of the liquidity can say what it is without them.
    function test_Observe_GivenALargeProviderStepsOut_OnlyItsPartGoes() external {
        pair.transfer(address(thief), pair.balanceOf(address(this)) / 2);
        thief.thin(pair, address(oracle), abi.encodeCall(oracle.observe, (address(pair))));
        assertLe(249_999e6, _depth());
        assertLe(_depth(), 250_001e6);
    }

    function test_Observe_GivenAlmostEverythingLeft_TheRecordIsNotOpenAgain() external {
        oracle.observe(address(pair));
        uint256 lp = pair.balanceOf(address(this));
        pair.transfer(address(pair), lp);
        pair.burn(address(0x7777));
        oracle.observe(address(pair));
        assertLe(_depth(), 2_000);
        assertTrue(_depth() != 0, "recorded");
        addLiquidity(vlm, 1_000_000e6, usdt, 500_000e6);
        pass(3);
        oracle.observe(address(pair));
        assertLe(_depth(), 2_000);
    }

    // consultWithDepth

    /// @dev Audit A1, A2, A9: liquidity of one call.
    function testFuzz_ConsultWithDepth_GivenLiquidityOfOneCall_ItDoesNotCount(uint256 times) external {
        times = bound(times, 1, 10_000);
        address[] memory to = new address[](1);
        bytes[] memory calls = new bytes[](1);
        to[0] = address(this);
        calls[0] = abi.encodeCall(this.expectDepth, (500_000e6));
        thief.deepen(pair, times, to, calls);
    }

    /// @dev The same call observes first, also when an observation is due.
    function testFuzz_ConsultWithDepth_GivenObservedInTheSameCall_ItDoesNotCount(uint256 wait) external {
        pass(bound(wait, 0, 85 minutes));
        address[] memory to = new address[](3);
        bytes[] memory calls = new bytes[](3);
        (to[0], to[1], to[2]) = (address(oracle), address(oracle), address(this));
        calls[0] = abi.encodeCall(oracle.observe, (address(pair)));
        calls[1] = calls[0];
        calls[2] = abi.encodeCall(this.expectDepth, (500_000e6));
        thief.deepen(pair, 100, to, calls);
    }

    /// @dev Thirty minutes after a call that observed under borrowed liquidity.
    function test_ConsultWithDepth_GivenObservedAndUsedInTwoCalls_ItDoesNotCount() external {
        address[] memory to = new address[](1);
        bytes[] memory calls = new bytes[](1);
        to[0] = address(oracle);
        calls[0] = abi.encodeCall(oracle.observe, (address(pair)));
        for (uint256 i = 0; i < 3; ++i) {
            thief.deepen(pair, 100, to, calls);
            pass(30 minutes);
        }
        // Every record is missing or old: nothing is sold, and the price is there.
        to[0] = address(this);
        calls[0] = abi.encodeCall(this.expectDepth, (0));
        thief.deepen(pair, 100, to, calls);
        oracle.consult(address(vlm), 1, address(usdt));
        pass(3);
        oracle.observe(address(pair));
        assertEq(_depth(), 500_000e6);
    }

    /// @dev Who has the money himself and leaves it there over one block around each observation passes, as long as nobody
    /// looks in between: two blocks of 4,500,000 U, at a price that everybody can trade at meanwhile.
    function test_ConsultWithDepth_GivenMoneyAroundEachObservation_ItLastsUntilSomebodyLooks() external {
        for (uint256 i = 0; i < 2; ++i) {
            addLiquidity(vlm, 9_000_000e6, usdt, 4_500_000e6);
            pass(3);
            oracle.observe(address(pair));
            pair.transfer(address(pair), (pair.balanceOf(address(this)) * 9) / 10);
            pair.burn(address(0x7777));
            pass(30 minutes);
        }
        addLiquidity(vlm, 9_000_000e6, usdt, 4_500_000e6);
        assertEq(_depth(), 5_000_000e6);
        pair.transfer(address(pair), (pair.balanceOf(address(this)) * 9) / 10);
        pair.burn(address(0x7777));
        assertTrue(oracle.isDepthDue(address(pair)), "the keeper looks");
        oracle.observe(address(pair));
        addLiquidity(vlm, 9_000_000e6, usdt, 4_500_000e6);
        assertLe(_depth(), 500_001e6);
    }

    /// @dev A touch in every block keeps the depth from being recorded, not the price; the first block without one ends it.
    function test_ConsultWithDepth_GivenASyncInEveryBlock_PricesGoOn() external {
        for (uint256 i = 0; i < 300; ++i) {
            pass(30);
            pair.sync();
            oracle.observe(address(pair));
            assertTrue(oracle.isFresh(address(vlm), address(usdt)), "fresh");
        }
        assertEq(_depth(), 0);
        pass(3);
        oracle.observe(address(pair));
        assertEq(_depth(), 500_000e6);
    }

    function test_ConsultWithDepth_GivenThePairHoldsLessNow_ThatCounts() external {
        trade(vlm, 1_000_000e6, usdt);
        assertEq(_depth(), usdt.balanceOf(address(pair)));
        trade(usdt, 5_000_000e6, vlm);
        assertEq(_depth(), 500_000e6);
    }

    /// @notice Called in the middle of a transaction.
    function expectDepth(uint256 wanted) external view {
        assertEq(_depth(), wanted);
    }

    function _depth() private view returns (uint256 depth) {
        (, , depth) = oracle.consultWithDepth(address(usdt), 1e6, address(vlm));
    }

    /// @dev By how much the one VLM that was sold made the pair's U fewer.
    function _less() private view returns (uint256) {
        return 500_000e6 - usdt.balanceOf(address(pair));
    }
}
