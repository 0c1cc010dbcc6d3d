// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IEnergyDesk} from "../../src/energy/IEnergyDesk.sol";
import {StakeQueries} from "../../src/energy/StakeQueries.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployEnergy} from "../deploy/DeployEnergy.sol";
import {Puppet, ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";
import {EnergyBase} from "./EnergyBase.sol";

contract EnergyDeskTest is EnergyBase {
    function setUp() public {
        setUpDesk();
    }

    function test_rent_RevertGiven_Closed() public {
        vm.prank(OPERATOR);
        desk.setPrice(BASE, HOUR, false);
        vm.expectRevert(IEnergyDesk.EnergyDeskClosed.selector);
        desk.rent(RECEIVER, ENERGY, 1);
    }

    function test_rent_RevertWhen_OutOfRange() public {
        _refuseRange(9999, 1);
        _refuseRange(100_000_001, 1);
        _refuseRange(ENERGY, 0);
        _refuseRange(ENERGY, 721);
        desk.priceOf(10_000, 1);
        desk.priceOf(100_000_000, 720);
    }

    function test_rent_RevertWhen_InvalidReceiver() public {
        _refuseReceiver(address(0x7777));
        _refuseReceiver(address(DeployDoubles.puppet()));
        vm.deal(OPERATOR, 1);
        _refuseReceiver(OPERATOR);
    }

    function test_rent_RevertWhen_WrongPayment() public {
        uint256 price = desk.priceOf(ENERGY, 1);
        vm.deal(address(this), price + 1);
        for (uint256 value = price - 1; value <= price + 1; value += 2) {
            vm.expectRevert(
                abi.encodeWithSelector(IEnergyDesk.EnergyDeskWrongPayment.selector, value, price)
            );
            desk.rent{value: value}(RECEIVER, ENERGY, 1);
        }
    }

    function test_rent_RevertGiven_NoCapacity() public {
        uint256 stake = desk.stakeFor(ENERGY);
        setLendable(2 * stake - 1);
        rent(BUYER, RECEIVER, ENERGY, 1);
        uint256 price = desk.priceOf(ENERGY, 1);
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskNoCapacity.selector, stake, stake - 1));
        vm.prank(BUYER);
        desk.rent{value: price}(RECEIVER, ENERGY, 1);
        setLendable(stake - 1);
        assertEq(desk.freeStake(), 0);
        setLendable(2 * stake);
        rent(BUYER, RECEIVER, ENERGY, 1);
        assertEq(desk.freeStake(), 0);
        assertEq(desk.waitingStake(), 2 * stake);
    }

    function test_rent_RevertGiven_StakeBeyondItsRoom() public {
        setPool(180e9, 180e9 * 1e6);
        setLendable(type(uint256).max);
        uint256 price = desk.priceOf(ENERGY, 1);
        vm.deal(address(this), price);
        vm.expectRevert();
        desk.rent{value: price}(RECEIVER, 100_000_000, 1);
        uint256 dear = desk.priceOf(100_000_000, 1);
        vm.deal(address(this), dear);
        vm.expectRevert(
            abi.encodeWithSelector(
                IEnergyDesk.EnergyDeskNoCapacity.selector,
                desk.stakeFor(100_000_000),
                type(uint256).max
            )
        );
        desk.rent{value: dear}(RECEIVER, 100_000_000, 1);
    }

    function test_rent_RevertGiven_NoAnswer() public {
        uint256 price = desk.priceOf(ENERGY, 1);
        vm.deal(address(this), price);
        vm.etch(LENDABLE_QUERY, "");
        vm.expectRevert(abi.encodeWithSelector(StakeQueries.StakeQueriesNoAnswer.selector, LENDABLE_QUERY));
        desk.rent{value: price}(RECEIVER, ENERGY, 1);
        vm.etch(PARAMETER_QUERY, hex"60006000fd");
        vm.expectRevert(abi.encodeWithSelector(StakeQueries.StakeQueriesNoAnswer.selector, PARAMETER_QUERY));
        desk.stakeFor(ENERGY);
    }

    function test_rent_HoldsThePrice() public {
        // 131,000 energy of 30 a TRX are 4,366.7 TRX, and one more than the quotient is lent.
        uint256 price = (ENERGY * (BASE + 6 * HOUR)) / 1000;
        vm.expectEmit(true, true, true, true, address(desk));
        emit IEnergyDesk.Rented(1, BUYER, RECEIVER, ENERGY, 6, price, 4367e6);
        assertEq(rent(BUYER, RECEIVER, ENERGY, 6), 1);
        IEnergyDesk.Rental memory made = desk.rentals(1);
        assertEq(made.buyer, BUYER);
        assertEq(made.receiver, RECEIVER);
        assertEq(made.time, T0);
        assertEq(made.term, 6);
        assertEq(made.stake, 4367e6);
        assertEq(made.price, price);
        assertEq(uint256(made.state), uint256(IEnergyDesk.State.Waiting));
        assertEq(address(desk).balance, price);
        assertEq(desk.rentalsLength(), 1);
        assertEq(rent(OTHER, RECEIVER, ENERGY, 6), 2);
        assertEq(desk.rentals(3).buyer, address(0));
    }

    function test_priceOf_RoundsTheSmallestRestUp() public {
        vm.prank(OPERATOR);
        desk.setPrice(1, 0, true);
        assertEq(desk.priceOf(10_000, 1), 10);
        assertEq(desk.priceOf(10_001, 1), 11);
    }

    function testFuzz_priceOf_IsRoundedUp(uint256 energy, uint256 term, uint32 base, uint32 hour) public {
        energy = bound(energy, 10_000, 100_000_000);
        term = bound(term, 1, 720);
        vm.prank(OPERATOR);
        desk.setPrice(base % 200_001, hour % 20_001, true);
        uint256 price = desk.priceOf(energy, term);
        uint256 exact = energy * ((base % 200_001) + term * (hour % 20_001));
        assertLe(exact, price * 1000);
        assertLe(price * 1000, exact + 999);
        assertLe(price, type(uint48).max);
    }

    function testFuzz_stakeFor_GivesTheEnergy(uint256 energy, uint256 weight) public {
        energy = bound(energy, 10_000, 100_000_000);
        weight = bound(weight, 1, 1e11);
        setPool(180e9, weight);
        uint256 stake = desk.stakeFor(energy);
        assertLe(1e6, stake);
        assertLe(energy, ((stake / 1e6) * 180e9) / weight);
    }

    function test_deliver_RevertWhen_NotOperator() public {
        rent(BUYER, RECEIVER, ENERGY, 1);
        lend(RECEIVER, stakeOf(1));
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskNotOperator.selector, BUYER));
        vm.prank(BUYER);
        desk.deliver(1);
    }

    function test_deliver_RevertWhen_NotWaiting() public {
        expectState(1, IEnergyDesk.State.None);
        _deliver(1);
        _delivered(BUYER, 1);
        expectState(1, IEnergyDesk.State.Delivered);
        _deliver(1);
    }

    function test_deliver_RevertWhen_Late() public {
        rent(BUYER, RECEIVER, ENERGY, 1);
        lend(RECEIVER, stakeOf(1));
        vm.warp(T0 + 601);
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskTooLate.selector, 1, T0 + 600));
        _deliver(1);
        vm.warp(T0 + 600);
        _deliver(1);
    }

    function test_deliver_RevertGiven_NotCovered() public {
        _delivered(BUYER, 1);
        uint256 stake = stakeOf(1);
        rent(OTHER, RECEIVER, ENERGY, 1);
        _expectNotCovered(stake, 2 * stake);
        _deliver(2);
        lend(RECEIVER, 2 * stake - 1);
        _expectNotCovered(2 * stake - 1, 2 * stake);
        _deliver(2);
        lend(RECEIVER, 2 * stake);
        _deliver(2);
        assertEq(desk.deliveredStake(RECEIVER), 2 * stake);
    }

    /// @dev The chain sums up what one account lends another, so a loan of the operator's own covers too: the receiver has
    /// the energy, for the whole term. It covers no second rental, and a refund follows when it is taken back.
    function test_deliver_GivenALoanMadeBefore_ItCoversOneRental() public {
        uint256 stake = desk.stakeFor(ENERGY);
        lend(RECEIVER, stake);
        rent(BUYER, RECEIVER, ENERGY, 1);
        _deliver(1);
        rent(OTHER, RECEIVER, ENERGY, 1);
        _expectNotCovered(stake, 2 * stake);
        _deliver(2);
        lend(RECEIVER, 0);
        uint256 before = BUYER.balance;
        desk.refund(1);
        assertEq(BUYER.balance, before + desk.priceOf(ENERGY, 1));
    }

    function test_deliver_RunsFromNow() public {
        rent(BUYER, RECEIVER, ENERGY, 5);
        lend(RECEIVER, stakeOf(1));
        vm.warp(T0 + 90);
        vm.expectEmit(true, true, true, true, address(desk));
        emit IEnergyDesk.Delivered(1, T0 + 90 + 5 hours);
        _deliver(1);
        assertEq(desk.rentals(1).time, T0 + 90 + 5 hours);
        assertEq(stateOf(1), uint256(IEnergyDesk.State.Delivered));
        assertEq(desk.waitingStake(), 0);
        assertEq(desk.deliveredStake(RECEIVER), stakeOf(1));
        assertEq(desk.lentTo(RECEIVER), stakeOf(1));
    }

    function test_settle_RevertWhen_NotDelivered() public {
        rent(BUYER, RECEIVER, ENERGY, 1);
        vm.warp(T0 + 2 hours);
        expectState(1, IEnergyDesk.State.Waiting);
        desk.settle(1);
    }

    function test_settle_RevertWhen_Running() public {
        _delivered(BUYER, 1);
        vm.warp(T0 + 1 hours - 1);
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskTooEarly.selector, 1, T0 + 1 hours));
        desk.settle(1);
    }

    function test_settle_RevertGiven_NotCovered() public {
        _delivered(BUYER, 1);
        uint256 stake = stakeOf(1);
        vm.warp(T0 + 1 hours);
        lend(RECEIVER, stake - 1);
        _expectNotCovered(stake - 1, stake);
        desk.settle(1);
    }

    function test_settle_NotSpoiledByOneMoreThatWaits() public {
        _delivered(BUYER, 1);
        vm.warp(T0 + 1 hours);
        rent(BUYER, RECEIVER, ENERGY, 1);
        desk.settle(1);
        assertEq(OPERATOR.balance, desk.priceOf(ENERGY, 1));
    }

    function test_settle_PaysOnce() public {
        _delivered(BUYER, 1);
        uint256 price = desk.priceOf(ENERGY, 1);
        vm.warp(T0 + 1 hours);
        vm.expectEmit(true, true, true, true, address(desk));
        emit IEnergyDesk.Settled(1, price);
        vm.prank(OTHER);
        desk.settle(1);
        assertEq(OPERATOR.balance, price);
        assertEq(address(desk).balance, 0);
        assertEq(desk.deliveredStake(RECEIVER), 0);
        expectState(1, IEnergyDesk.State.Settled);
        desk.settle(1);
        lend(RECEIVER, 0);
        expectState(1, IEnergyDesk.State.Settled);
        desk.refund(1);
    }

    function test_refund_RevertWhen_Nothing() public {
        expectState(1, IEnergyDesk.State.None);
        desk.refund(1);
    }

    function test_refund_RevertWhen_InTime() public {
        rent(BUYER, RECEIVER, ENERGY, 1);
        vm.warp(T0 + 600);
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskTooEarly.selector, 1, T0 + 601));
        vm.prank(BUYER);
        desk.refund(1);
    }

    function test_refund_OperatorDeclines() public {
        uint256 before = BUYER.balance;
        rent(BUYER, RECEIVER, ENERGY, 1);
        vm.prank(OPERATOR);
        desk.refund(1);
        assertEq(BUYER.balance, before);
        assertEq(desk.waitingStake(), 0);
    }

    function test_refund_RevertGiven_Covered() public {
        _delivered(BUYER, 1);
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskCovered.selector, 1));
        vm.prank(OPERATOR);
        desk.refund(1);
        vm.warp(T0 + 30 days);
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskCovered.selector, 1));
        vm.prank(BUYER);
        desk.refund(1);
    }

    function test_refund_OfWhatWaitedTooLong() public {
        uint256 before = BUYER.balance;
        rent(BUYER, RECEIVER, ENERGY, 1);
        uint256 price = desk.priceOf(ENERGY, 1);
        vm.warp(T0 + 601);
        vm.expectEmit(true, true, true, true, address(desk));
        emit IEnergyDesk.Refunded(1, BUYER, price);
        vm.prank(OTHER);
        desk.refund(1);
        assertEq(BUYER.balance, before);
        assertEq(desk.waitingStake(), 0);
        expectState(1, IEnergyDesk.State.Refunded);
        desk.refund(1);
        lend(RECEIVER, 1e18);
        expectState(1, IEnergyDesk.State.Refunded);
        _deliver(1);
        expectState(1, IEnergyDesk.State.Refunded);
        desk.settle(1);
    }

    function test_refund_OfWhatWasTakenBack() public {
        uint256 before = BUYER.balance;
        _delivered(BUYER, 3);
        uint256 stake = stakeOf(1);
        rent(OTHER, RECEIVER, ENERGY, 3);
        lend(RECEIVER, 2 * stake);
        _deliver(2);
        lend(RECEIVER, stake);
        desk.refund(1);
        assertEq(BUYER.balance, before);
        // What is left covers the other again.
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskCovered.selector, 2));
        desk.refund(2);
        assertEq(desk.deliveredStake(RECEIVER), stake);
    }

    function test_refund_OfABuyerWhoRefuses_IsCredited() public {
        RefusingReceiver buyer = DeployDoubles.refusingReceiver();
        uint256 price = _rentAs(buyer);
        vm.warp(T0 + 601);
        desk.refund(1);
        assertEq(desk.credit(address(buyer)), price);
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskPaymentFailed.selector, address(buyer)));
        buyer.act(address(desk), 0, abi.encodeCall(IEnergyDesk.withdrawCredit, ()));
        assertEq(desk.credit(address(buyer)), price);
    }

    function test_withdrawCredit_PaysOnce() public {
        ReenteringReceiver buyer = DeployDoubles.reenteringReceiver();
        uint256 price = _rentAs(buyer);
        buyer.arm(address(desk), abi.encodeCall(IEnergyDesk.withdrawCredit, ()));
        rent(OTHER, RECEIVER, ENERGY, 1);
        vm.warp(T0 + 601);
        // Its code wants more than a transfer gives, so it has to come for it.
        desk.refund(1);
        assertEq(address(buyer).balance, 0);
        buyer.act(address(desk), 0, abi.encodeCall(IEnergyDesk.withdrawCredit, ()));
        assertTrue(buyer.tried() && !buyer.succeeded(), "called back in vain");
        assertEq(address(buyer).balance, price);
        assertEq(address(desk).balance, price);
        assertEq(desk.credit(address(buyer)), 0);
    }

    function test_withdrawCredit_RevertGiven_Nothing() public {
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskNothingDue.selector, OTHER));
        vm.prank(OTHER);
        desk.withdrawCredit();
    }

    function test_setPrice_RevertWhen_NotOperator() public {
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskNotOperator.selector, OTHER));
        vm.prank(OTHER);
        desk.setPrice(1, 1, true);
    }

    function test_setPrice_RevertWhen_TooHigh() public {
        vm.startPrank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskPriceTooHigh.selector, 200_001, 0));
        desk.setPrice(200_001, 0, true);
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskPriceTooHigh.selector, 0, 20_001));
        desk.setPrice(0, 20_001, true);
        desk.setPrice(200_000, 20_000, true);
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskPriceTooHigh.selector, 200_001, 1));
        DeployEnergy.energyDesk(OPERATOR, 200_001, 1);
    }

    function test_setPrice_KeepsWhatWasRented() public {
        rent(BUYER, RECEIVER, ENERGY, 1);
        uint256 price = desk.rentals(1).price;
        vm.expectEmit(true, true, true, true, address(desk));
        emit IEnergyDesk.PriceSet(1000, 2000, true);
        vm.prank(OPERATOR);
        desk.setPrice(1000, 2000, true);
        IEnergyDesk.Offer memory asked = desk.offer();
        assertEq(asked.basePrice, 1000);
        assertEq(asked.hourPrice, 2000);
        assertTrue(asked.isOpen, "open");
        assertEq(desk.rentals(1).price, price);
        assertEq(desk.waitingStake(), stakeOf(1));
        assertEq(desk.rentalsLength(), 1);
        assertEq(desk.priceOf(ENERGY, 2), ENERGY * 5);
    }

    function _deliver(uint256 id) private {
        vm.prank(OPERATOR);
        desk.deliver(id);
    }

    function _delivered(address buyer, uint256 term) private {
        uint256 id = rent(buyer, RECEIVER, ENERGY, term);
        lend(RECEIVER, desk.deliveredStake(RECEIVER) + stakeOf(id));
        _deliver(id);
    }

    function _rentAs(Puppet buyer) private returns (uint256 price) {
        price = desk.priceOf(ENERGY, 1);
        vm.deal(address(buyer), price);
        buyer.act(address(desk), price, abi.encodeCall(IEnergyDesk.rent, (RECEIVER, ENERGY, 1)));
    }

    function _refuseRange(uint256 energy, uint256 term) private {
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskOutOfRange.selector, energy, term));
        desk.rent(RECEIVER, energy, term);
    }

    function _refuseReceiver(address receiver) private {
        vm.expectRevert(abi.encodeWithSelector(IEnergyDesk.EnergyDeskInvalidReceiver.selector, receiver));
        desk.rent(receiver, ENERGY, 1);
    }

    function _expectNotCovered(uint256 lent, uint256 needed) private {
        vm.expectRevert(
            abi.encodeWithSelector(IEnergyDesk.EnergyDeskNotCovered.selector, RECEIVER, lent, needed)
        );
    }
}
