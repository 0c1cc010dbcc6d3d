// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {EnergyDesk} from "../../src/energy/EnergyDesk.sol";
import {IEnergyDesk} from "../../src/energy/IEnergyDesk.sol";
import {Campaign} from "../base/Campaign.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {Puppet} from "../doubles/Receivers.sol";
import {EnergyBase} from "./EnergyBase.sol";

/// @notice Three buyers, one of which refuses money, rent for two receivers from an operator who lends as it likes.
contract EnergyDeskHandler is EnergyBase {
    Puppet[3] public buyers = [
        DeployDoubles.puppet(),
        DeployDoubles.puppet(),
        Puppet(DeployDoubles.refusingReceiver())
    ];
    address[2] public receivers = [RECEIVER, OTHER];
    uint256 public paidIn;
    uint256 public earned;
    uint256 public returned;

    constructor() {
        setUpDesk();
    }

    function theDesk() external view returns (EnergyDesk) {
        return desk;
    }

    function rentSome(uint256 who, uint256 receiver, uint256 energy, uint256 term) external {
        energy = bound(energy, 10_000, 5_000_000);
        term = bound(term, 1, 48);
        uint256 price = desk.priceOf(energy, term);
        uint256 free = desk.freeStake();
        Puppet buyer = buyers[who % 3];
        vm.deal(address(buyer), address(buyer).balance + price);
        try
            buyer.act(
                address(desk),
                price,
                abi.encodeCall(IEnergyDesk.rent, (receivers[receiver % 2], energy, term))
            )
        {
            paidIn += price;
            assertLe(desk.freeStake(), free);
        } catch {
            assertTrue(!desk.offer().isOpen || desk.stakeFor(energy) > free, "refused without reason");
        }
    }

    /// @dev Enough for what is delivered, with more for what waits, or too little.
    function lendSome(uint256 receiver, uint256 sun) external {
        address to = receivers[receiver % 2];
        lend(to, sun % 3 == 0 ? sun % 1e12 : desk.deliveredStake(to) + (sun % 400_000e6));
    }

    function deliver(uint256 id) external {
        (uint256 known, IEnergyDesk.Rental memory rental) = _pick(id);
        if (known == 0) return;
        bool may =
            rental.state == IEnergyDesk.State.Waiting &&
                block.timestamp <= rental.time + 600 &&
                desk.lentTo(rental.receiver) >= desk.deliveredStake(rental.receiver) + rental.stake;
        vm.prank(OPERATOR);
        try desk.deliver(known) {
            assertTrue(may, "delivered without proof");
        } catch {
            assertTrue(!may, "a proof was refused");
        }
    }

    function settle(uint256 id) external {
        (uint256 known, IEnergyDesk.Rental memory rental) = _pick(id);
        if (known == 0) return;
        bool may =
            rental.state == IEnergyDesk.State.Delivered &&
                block.timestamp >= rental.time &&
                desk.lentTo(rental.receiver) >= desk.deliveredStake(rental.receiver);
        try desk.settle(known) {
            assertTrue(may, "paid without proof");
            earned += rental.price;
        } catch {
            assertTrue(!may, "the operator was not paid");
        }
    }

    /// @dev Never refused when it is due, whatever the buyer is.
    function refund(uint256 id, bool byOperator) external {
        (uint256 known, IEnergyDesk.Rental memory rental) = _pick(id);
        if (known == 0) return;
        bool waits = rental.state == IEnergyDesk.State.Waiting;
        bool may =
            (waits && (byOperator || block.timestamp > rental.time + 600)) ||
                (rental.state == IEnergyDesk.State.Delivered &&
                    desk.lentTo(rental.receiver) < desk.deliveredStake(rental.receiver));
        vm.prank(byOperator ? OPERATOR : BUYER);
        try desk.refund(known) {
            assertTrue(may, "refunded without reason");
            returned += rental.price;
        } catch {
            assertTrue(!may, "the buyer was not paid back");
        }
    }

    function setPrice(uint32 base, uint32 hour, bool isOpen) external {
        vm.prank(OPERATOR);
        desk.setPrice(base % 200_001, hour % 20_001, isOpen || base % 4 != 0);
    }

    function network(uint64 lendable, uint64 weight) external {
        setLendable(lendable % 3_000_000e6);
        setPool(180e9, 1 + (weight % 20e9));
    }

    function donate(uint32 amount) external {
        vm.deal(address(desk), address(desk).balance + amount);
        paidIn += amount;
        returned += amount;
    }

    function wait(uint32 time) external {
        vm.warp(block.timestamp + (time % 1 days));
    }

    function held() external view returns (uint256 sum, uint256 waiting, uint256[2] memory delivered) {
        for (uint256 id = 1; id <= desk.rentalsLength(); ++id) {
            IEnergyDesk.Rental memory rental = desk.rentals(id);
            bool waits = rental.state == IEnergyDesk.State.Waiting;
            bool runs = rental.state == IEnergyDesk.State.Delivered;
            if (waits || runs) sum += rental.price;
            if (waits) waiting += rental.stake;
            if (runs) delivered[rental.receiver == receivers[0] ? 0 : 1] += rental.stake;
        }
    }

    function credits() external view returns (uint256 sum) {
        for (uint256 i; i < 3; ++i) sum += desk.credit(address(buyers[i]));
    }

    function _pick(uint256 id) private view returns (uint256 known, IEnergyDesk.Rental memory rental) {
        uint256 count = desk.rentalsLength();
        if (count == 0) return (0, rental);
        known = 1 + (id % count);
        rental = desk.rentals(known);
    }
}

contract EnergyDeskInvariants is Campaign {
    EnergyDeskHandler private handler;

    function setUp() public {
        handler = new EnergyDeskHandler();
        _callAll(address(handler));
    }

    function invariant_EveryRentalIsHeldOrPaidOnce() public view {
        EnergyDesk desk = handler.theDesk();
        (uint256 sum, , ) = handler.held();
        assertEq(handler.paidIn(), sum + handler.earned() + handler.returned());
        assertLe(sum + handler.credits(), address(desk).balance);
        assertEq(address(0x1001).balance, handler.earned());
    }

    function invariant_StakesAreCountedOnce() public view {
        EnergyDesk desk = handler.theDesk();
        (, uint256 waiting, uint256[2] memory delivered) = handler.held();
        assertEq(desk.waitingStake(), waiting);
        assertEq(desk.deliveredStake(handler.receivers(0)), delivered[0]);
        assertEq(desk.deliveredStake(handler.receivers(1)), delivered[1]);
    }
}
