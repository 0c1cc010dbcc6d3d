// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";
import "./BoxFixture.sol";

contract BlindBoxDrawTest is BoxFixture {
    uint256 private series;

    function setUp() public {
        _deployAll();
        series = _create();
        _buy(ALICE, series, 3);
        _buy(BOB, series, 2);
    }

    function test_closeSeries_RevertWhen_NotOver() public {
        _expectStatus(series, IBlindBox.Status.OnSale);
        boxes.closeSeries(series);
        _close(series);
        _expectStatus(series, IBlindBox.Status.Armed);
        boxes.closeSeries(series);
    }

    function test_closeSeries_RevertGiven_NothingSold() public {
        uint256 empty = _createEmpty();
        vm.warp(T0 + 1 days);
        _expectStatus(empty, IBlindBox.Status.Ended);
        boxes.closeSeries(empty);
    }

    /// @dev Audit A7: a buyer who closes while the operator is away, and lets the hash go, made the operator lose the
    /// prizes and took a part of the bond.
    function test_closeSeries_RevertWhen_AStrangerComesWithinADay() public {
        vm.warp(T0 + 1 days);
        _expectStranger(ALICE);
        vm.warp(T0 + 2 days - 1);
        _expectStranger(ALICE);
        _expectStranger(OWNER);
        vm.prank(OPERATOR);
        boxes.closeSeries(series);
        _capture(series);
        boxes.reveal(series, SECRET);
        assertEq(boxes.status(series), uint256(IBlindBox.Status.Revealed));
    }

    /// @dev A day begins when the last box is sold, however long the sale was planned for.
    function test_closeSeries_RevertWhen_AStrangerComesWithinADayOfSellingOut() public {
        vm.warp(T0 + 7 hours);
        _buy(ALICE, series, 2);
        assertEq(boxes.seriesOf(series).end, T0 + 1 days);
        _buy(BOB, series, 3);
        assertEq(boxes.seriesOf(series).end, T0 + 7 hours);
        assertEq(boxes.status(series), uint256(IBlindBox.Status.SoldOut));
        vm.warp(T0 + 31 hours - 1);
        _expectStranger(BOB);
        vm.warp(T0 + 31 hours);
        vm.prank(BOB);
        boxes.closeSeries(series);
        assertEq(boxes.status(series), uint256(IBlindBox.Status.Armed));
    }

    /// @dev Nobody's money waits for an operator who is gone.
    function test_closeSeries_GivenADayHasPassed_AnyoneMay() public {
        vm.warp(T0 + 2 days);
        vm.prank(ALICE);
        boxes.closeSeries(series);
        assertEq(boxes.seriesOf(series).revealBlock, block.number + 20);
        vm.roll(block.number + 277);
        assertEq(boxes.status(series), uint256(IBlindBox.Status.Void));
        uint256 before = ALICE.balance;
        for (uint256 i; i < 3; ++i) boxes.refundBox(series, i);
        assertLe(3 * PRICE, ALICE.balance - before);
    }

    function test_closeSeries_ArmsTheBlock20Ahead() public {
        _close(series);
        assertEq(boxes.seriesOf(series).revealBlock, block.number + 20);
        assertEq(boxes.status(series), uint256(IBlindBox.Status.Armed));
    }

    function test_capture_RevertWhen_NotArmedOrTooEarly() public {
        _expectStatus(series, IBlindBox.Status.OnSale);
        boxes.capture(series);
        _close(series);
        uint256 revealBlock = boxes.seriesOf(series).revealBlock;
        vm.roll(revealBlock);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxTooEarly.selector, revealBlock));
        boxes.capture(series);
    }

    function test_capture_RevertGiven_HashIsUnknown() public {
        _close(series);
        uint256 revealBlock = boxes.seriesOf(series).revealBlock;
        vm.roll(revealBlock + 1);
        vm.setBlockhash(revealBlock, 0);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxTooEarly.selector, revealBlock));
        boxes.capture(series);
    }

    function test_capture_RevertWhen_Missed_VoidForGood() public {
        _void(series);
        assertEq(boxes.status(series), uint256(IBlindBox.Status.Void));
        _expectStatus(series, IBlindBox.Status.Void);
        boxes.capture(series);
        _expectStatus(series, IBlindBox.Status.Void);
        boxes.closeSeries(series);
        _expectStatus(series, IBlindBox.Status.Void);
        boxes.reveal(series, SECRET);
    }

    function testFuzz_capture_KeepsTheHash(uint256 wait, bytes32 hash) public {
        vm.assume(hash != 0);
        _close(series);
        uint256 revealBlock = boxes.seriesOf(series).revealBlock;
        vm.roll(revealBlock + bound(wait, 1, 256));
        vm.setBlockhash(revealBlock, hash);
        boxes.capture(series);
        assertEq(boxes.seriesOf(series).seed, hash);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxAlreadyCaptured.selector, series));
        boxes.capture(series);
        vm.roll(revealBlock + 10_000);
        assertEq(boxes.status(series), uint256(IBlindBox.Status.Armed));
    }

    function test_reveal_RevertWhen_NothingIsCaptured() public {
        _close(series);
        uint256 revealBlock = boxes.seriesOf(series).revealBlock;
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxTooEarly.selector, revealBlock));
        boxes.reveal(series, SECRET);
    }

    function testFuzz_reveal_RevertWhen_SecretIsWrong(bytes32 secret) public {
        vm.assume(secret != SECRET);
        _close(series);
        _capture(series);
        vm.expectRevert(IBlindBox.BlindBoxWrongSecret.selector);
        boxes.reveal(series, secret);
    }

    function test_reveal_RevertWhen_Late() public {
        _close(series);
        _capture(series);
        vm.warp(block.timestamp + 1 days);
        assertEq(boxes.status(series), uint256(IBlindBox.Status.Armed));
        vm.warp(block.timestamp + 1);
        _expectStatus(series, IBlindBox.Status.Void);
        boxes.reveal(series, SECRET);
    }

    function testFuzz_reveal_PrizesAreAPermutation(bytes32 hash) public {
        vm.assume(hash != 0);
        _close(series);
        vm.roll(boxes.seriesOf(series).revealBlock + 1);
        vm.setBlockhash(block.number - 1, hash);
        boxes.capture(series);
        boxes.reveal(series, SECRET);
        assertEq(boxes.seriesOf(series).seed, keccak256(abi.encode(SECRET, hash, series)));
        uint256 sum;
        uint256 seen;
        for (uint256 i; i < 10; ++i) {
            uint256 prize = boxes.prizeIdOf(series, i);
            seen |= 1 << prize;
            sum += boxes.prizeAmount(series, prize);
        }
        assertEq(seen, (1 << 10) - 1);
        assertEq(sum, ESCROW);
        _expectStatus(series, IBlindBox.Status.Revealed);
        boxes.reveal(series, SECRET);
    }

    function test_open_RevertWhen_NotRevealedOrUnknown() public {
        _expectStatus(series, IBlindBox.Status.OnSale);
        boxes.open(series, 0);
        _reveal(series);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxUnknownBox.selector, 10));
        boxes.open(series, 10);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxUnknownBox.selector, 10));
        boxes.prizeAmount(series, 10);
    }

    function test_open_PaysOwnersAndOperator_Once() public {
        _reveal(series);
        uint256 before = coin.balanceOf(OPERATOR);
        for (uint256 i; i < 10; ++i) {
            boxes.open(series, i);
            vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxAlreadyPaid.selector, i));
            boxes.open(series, i);
        }
        uint256[3] memory expected;
        for (uint256 i; i < 10; ++i) {
            expected[
                i < 3
                    ? 0
                    : i < 5
                        ? 1
                        : 2
            ] += boxes.prizeAmount(series, boxes.prizeIdOf(series, i));
        }
        assertEq(coin.balanceOf(ALICE), expected[0]);
        assertEq(coin.balanceOf(BOB), expected[1]);
        assertEq(coin.balanceOf(OPERATOR) - before, expected[2]);
        assertEq(coin.balanceOf(address(boxes)), 0);
        assertEq(boxes.seriesOf(series).opened, 5);
    }

    function test_open_PaysThePrizeOfOneUnit() public {
        IBlindBox.SeriesConfig memory config = _config();
        config.commit = keccak256(abi.encode(keccak256("another")));
        IBlindBox.Tier[] memory tiers = new IBlindBox.Tier[](1);
        tiers[0] = IBlindBox.Tier(1, 1);
        uint256 small = _createWith(config, tiers, BOND);
        _buy(ALICE, small, 1);
        _close(small);
        _capture(small);
        boxes.reveal(small, keccak256("another"));
        uint256 before = coin.balanceOf(ALICE);
        boxes.open(small, 0);
        assertEq(coin.balanceOf(ALICE), before + 1);
    }

    function test_open_WhenCoinCallsBack_IsPaidOnce() public {
        _reveal(series);
        uint256 lucky;
        while (boxes.prizeIdOf(series, lucky) != 0) ++lucky;
        coin.setCallback(address(boxes), abi.encodeCall(IBlindBox.open, (series, lucky)));
        boxes.open(series, lucky);
        assertTrue(!coin.callbackSucceeded(), "call back refused");
        assertEq(coin.balanceOf(address(boxes)), ESCROW - 500);
    }

    function test_refundBox_RevertWhen_NotVoidOrUnknown() public {
        _expectStatus(series, IBlindBox.Status.OnSale);
        boxes.refundBox(series, 0);
        _void(series);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxUnknownBox.selector, 5));
        boxes.refundBox(series, 5);
    }

    function test_refundBox_PaysPriceAndBond_Once() public {
        _void(series);
        uint256 refund = PRICE + (BOND - 1e6) / 5;
        for (uint256 i; i < 5; ++i) {
            vm.expectEmit(true, true, true, true, address(boxes));
            emit IBlindBox.BoxRefunded(series, i, refund);
            boxes.refundBox(series, i);
            vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxAlreadyPaid.selector, i));
            boxes.refundBox(series, i);
        }
        assertEq(ALICE.balance, 1e15 - 3 * PRICE + 3 * refund);
        assertEq(BOB.balance, 1e15 - 2 * PRICE + 2 * refund);
        assertEq(coin.balanceOf(ALICE) + coin.balanceOf(BOB), 0);
        assertEq(address(boxes).balance, 1e6);
        boxes.settleFee(series);
        assertEq(address(boxes).balance, 0);
        vm.startPrank(OPERATOR);
        _expectStatus(series, IBlindBox.Status.Void);
        boxes.takeProceeds(series);
        _expectStatus(series, IBlindBox.Status.Void);
        boxes.takeBond(series);
        _expectStatus(series, IBlindBox.Status.Void);
        boxes.reclaimSeries(series);
    }

    function test_refundBox_GivenCoinRefuses_ItPaysAllTheSame() public {
        _void(series);
        coin.setBroken(true);
        boxes.refundBox(series, 0);
        assertEq(ALICE.balance, 1e15 - 2 * PRICE + (BOND - 1e6) / 5);
    }

    function test_burnPrizes_RevertWhen_NotVoid() public {
        _expectStatus(series, IBlindBox.Status.OnSale);
        boxes.burnPrizes(series);
        _reveal(series);
        _expectStatus(series, IBlindBox.Status.Revealed);
        boxes.burnPrizes(series);
    }

    function test_burnPrizes_SendsThemAway_Once() public {
        _void(series);
        vm.expectEmit(true, true, true, true, address(boxes));
        emit IBlindBox.PrizesBurned(series, ESCROW);
        vm.prank(BOB);
        boxes.burnPrizes(series);
        assertEq(coin.balanceOf(address(0xdEaD)), ESCROW);
        assertEq(coin.balanceOf(address(boxes)), 0);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxAlreadyPaid.selector, series));
        boxes.burnPrizes(series);
    }

    /// @dev Another series with the same coin must not pay for it.
    function test_burnPrizes_LeavesOtherSeriesAlone() public {
        _createEmpty();
        _void(series);
        boxes.burnPrizes(series);
        assertEq(coin.balanceOf(address(boxes)), ESCROW);
    }

    function test_refundBox_WhenOwnerRefusesOrCallsBack() public {
        RefusingReceiver refusing = DeployDoubles.refusingReceiver();
        ReenteringReceiver calling = DeployDoubles.reenteringReceiver();
        vm.deal(address(refusing), PRICE);
        vm.deal(address(calling), PRICE);
        refusing.act(address(boxes), PRICE, abi.encodeCall(IBlindBox.buyBox, (series, 1)));
        calling.act(address(boxes), PRICE, abi.encodeCall(IBlindBox.buyBox, (series, 1)));
        _void(series);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxPaymentFailed.selector, address(refusing)));
        boxes.refundBox(series, 5);
        calling.arm(address(boxes), abi.encodeCall(IBlindBox.refundBox, (series, 6)));
        boxes.refundBox(series, 6);
        assertTrue(calling.tried() && !calling.succeeded(), "call back refused");
        assertEq(address(calling).balance, PRICE + (BOND - 1.4e6) / 7);
    }

    function test_takeProceeds_RevertWhen_NotAllowed() public {
        vm.prank(OPERATOR);
        _expectStatus(series, IBlindBox.Status.OnSale);
        boxes.takeProceeds(series);
        _reveal(series);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxNotOperator.selector, ALICE));
        vm.prank(ALICE);
        boxes.takeProceeds(series);
    }

    function test_takeProceeds_PaysLessTheFee_Once() public {
        _reveal(series);
        uint256 before = OPERATOR.balance;
        vm.expectEmit(true, true, true, true, address(boxes));
        emit IBlindBox.ProceedsTaken(series, 49e6, 1e6);
        vm.startPrank(OPERATOR);
        boxes.takeProceeds(series);
        assertEq(OPERATOR.balance - before, 49e6);
        assertEq(address(boxes).balance, BOND + 1e6);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxAlreadyPaid.selector, series));
        boxes.takeProceeds(series);
    }

    function test_takeProceeds_WorksWithAHostileOwner() public {
        _reveal(series);
        vm.prank(OWNER);
        vault.setRole(address(boxes), IFeeVault.Role.None);
        uint256 before = OPERATOR.balance;
        vm.prank(OPERATOR);
        boxes.takeProceeds(series);
        assertEq(OPERATOR.balance - before, 49e6);
        vm.expectRevert(abi.encodeWithSelector(IFeeVault.FeeVaultNotAllowed.selector, address(boxes)));
        boxes.settleFee(series);
        vm.prank(OWNER);
        vault.setRole(address(boxes), IFeeVault.Role.Source);
        boxes.settleFee(series);
        assertEq(address(vault).balance, 1e6);
    }

    function test_settleFee_RevertWhen_TheDrawIsOpen() public {
        _expectStatus(series, IBlindBox.Status.OnSale);
        boxes.settleFee(series);
        _close(series);
        _expectStatus(series, IBlindBox.Status.Armed);
        boxes.settleFee(series);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxUnknownSeries.selector, 9));
        boxes.settleFee(9);
    }

    function test_settleFee_PaysTheVault_Once() public {
        _reveal(series);
        vm.expectEmit(true, true, true, true, address(boxes));
        emit IBlindBox.FeeSettled(series, 1e6);
        vm.expectEmit(true, true, true, true, address(vault));
        emit IFeeVault.FeeIn(OPERATOR, "blind-boxes", 1e6, 0, 0, 0.7e6, 0.3e6);
        vm.prank(BOB);
        boxes.settleFee(series);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxAlreadyPaid.selector, series));
        boxes.settleFee(series);
        vm.prank(OPERATOR);
        boxes.takeProceeds(series);
        assertEq(address(boxes).balance, BOND);
    }

    function test_takeProceeds_WithoutFee() public {
        vm.prank(OWNER);
        boxes.setFee(0);
        IBlindBox.SeriesConfig memory config = _config();
        config.commit = keccak256(abi.encode(bytes32("second")));
        uint256 second = _createWith(config, _tiers(), BOND);
        _buy(ALICE, second, 1);
        _close(second);
        _capture(second);
        boxes.reveal(second, "second");
        uint256 before = OPERATOR.balance;
        vm.prank(OPERATOR);
        boxes.takeProceeds(second);
        assertEq(OPERATOR.balance - before, PRICE);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxAlreadyPaid.selector, second));
        boxes.settleFee(second);
    }

    function test_takeBond_RevertGiven_UnopenedBoxes() public {
        _reveal(series);
        for (uint256 i; i < 4; ++i) boxes.open(series, i);
        boxes.open(series, 9);
        uint256 until = block.timestamp + 30 days;
        vm.warp(until - 1);
        vm.startPrank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxBondHeld.selector, until));
        boxes.takeBond(series);
        vm.warp(until);
        boxes.takeBond(series);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxAlreadyPaid.selector, series));
        boxes.takeBond(series);
    }

    function test_takeBond_WhenAllAreOpened() public {
        _reveal(series);
        for (uint256 i; i < 5; ++i) boxes.open(series, i);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxNotOperator.selector, ALICE));
        vm.prank(ALICE);
        boxes.takeBond(series);
        uint256 before = OPERATOR.balance;
        vm.prank(OPERATOR);
        boxes.takeBond(series);
        assertEq(OPERATOR.balance - before, BOND);
    }

    function test_reclaimSeries_RevertWhen_NotAllowed() public {
        uint256 empty = _createEmpty();
        vm.startPrank(OPERATOR);
        _expectStatus(empty, IBlindBox.Status.OnSale);
        boxes.reclaimSeries(empty);
        vm.warp(T0 + 1 days);
        _expectStatus(series, IBlindBox.Status.Ended);
        boxes.reclaimSeries(series);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxNotOperator.selector, ALICE));
        vm.prank(ALICE);
        boxes.reclaimSeries(empty);
    }

    function test_reclaimSeries_GivesEverythingBack_Once() public {
        uint256 empty = _createEmpty();
        vm.warp(T0 + 1 days);
        (uint256 trx, uint256 prizes) = (OPERATOR.balance, coin.balanceOf(OPERATOR));
        vm.startPrank(OPERATOR);
        boxes.reclaimSeries(empty);
        assertEq(OPERATOR.balance - trx, BOND);
        assertEq(coin.balanceOf(OPERATOR) - prizes, ESCROW);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxAlreadyPaid.selector, empty));
        boxes.reclaimSeries(empty);
    }

    function _expectStranger(address caller) private {
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxNotOperator.selector, caller));
        boxes.closeSeries(series);
    }

    function _createEmpty() private returns (uint256) {
        IBlindBox.SeriesConfig memory config = _config();
        config.commit = keccak256("empty");
        return _createWith(config, _tiers(), BOND);
    }
}
