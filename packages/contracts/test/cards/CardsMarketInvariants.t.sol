// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Cards} from "../../src/cards/Cards.sol";
import {ICardLevels, LevelSettings} from "../../src/cards/ICardLevels.sol";
import {ICardPledge} from "../../src/cards/ICardPledge.sol";
import {ICardReservations} from "../../src/cards/ICardReservations.sol";
import {FeeVault} from "../../src/fees/FeeVault.sol";
import {IFeeVault} from "../../src/fees/IFeeVault.sol";
import {Campaign} from "../base/Campaign.sol";
import {DeployCards} from "../deploy/DeployCards.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployFees} from "../deploy/DeployFees.sol";
import {DeployTeam} from "../deploy/DeployTeam.sol";
import {Borrower} from "../doubles/Borrower.sol";
import {SaleCounts} from "./SaleCounts.sol";

/// @notice Cards priced in U beside a real pool: two users, and a borrower who buys, reserves, cancels, withdraws and calls
/// back.
contract CardsMarketHandler is SaleCounts {
    address private constant OWNER = address(0x1002);
    address private constant FUND = address(0x1004);
    uint256 private constant CASH = 1e24;
    /// @dev More than any card costs; the rest is returned.
    uint256 private constant PAYMENT = 1e22;
    uint256 private constant LEVELS = 4;

    uint256[5] private prices = [0, 5e6, 20e6, 150e6, 20_000e6];

    constructor() {
        _openMarket(true);
        FeeVault vault = DeployFees.feeVault(
            DeployTeam.team(address(0x1001)),
            DeployCoins.wtrx(),
            OWNER,
            7 days,
            0
        );
        ICardPledge.Term[] memory terms = new ICardPledge.Term[](1);
        terms[0] = ICardPledge.Term(30 days, 100);
        cards = DeployCards.cards(
            Cards.Wiring(OWNER, address(0x1003), vault, oracle, address(usdt), address(wtrx), address(vlm)),
            terms
        );
        vm.startPrank(OWNER);
        vault.setRole(address(cards), IFeeVault.Role.Source);
        cards.setSaleLimit(uint64(LIMIT));
        for (uint256 level = 1; level <= LEVELS; ++level) {
            cards.setLevel(
                level,
                LevelSettings("Card", 30 days, uint96(prices[level]), true, true, 20, FUND)
            );
            cards.raiseSupply(level, 1_000_000);
            cards.setAllotment(level, 1_000_000, 72 hours, 3000);
        }
        vm.stopPrank();
        refresh();
    }

    function buy(uint256 who, uint256 level) external {
        level = 1 + (level % LEVELS);
        (uint256 most, uint256 fair) = (_roomBeside(_recordedDepth()), _average(1e6));
        address user = _user(who);
        if (!_do(user, abi.encodeCall(ICardLevels.Buy, (level)))) return;
        assertLe((prices[level] * fair) / 1e6, CASH - user.balance + 1);
        _count(bought, prices[level], most);
    }

    function reserve(uint256 who, uint256 level) external {
        level = 1 + (level % LEVELS);
        (uint256 most, uint256 fair) = (_roomBeside(_recordedDepth()) / 4, _average(1e6));
        address user = _user(who);
        if (!_do(user, abi.encodeCall(ICardReservations.reserve, (level)))) return;
        ICardReservations.Reservation memory r = cards.reservationOf(user);
        assertLe((prices[level] * fair) / 1e6, uint256(r.first) + r.second + 1);
        _count(reserved, prices[level], most);
    }

    /// @dev Refused without a reservation, or too late.
    function finish(uint256 who, bool complete) external {
        address user = _user(who);
        ICardReservations.Reservation memory r = cards.reservationOf(user);
        bytes memory data =
            complete
                ? abi.encodeCall(ICardReservations.completeReservation, ())
                : abi.encodeCall(ICardReservations.cancelReservation, (user));
        vm.deal(user, CASH);
        vm.prank(user);
        (bool done, ) = address(cards).call{value: complete ? r.second : 0}(data);
        if (done) assertEq(cards.reservationOf(user).deadline, 0);
    }

    /// @notice One transaction of the borrower.
    function program(uint256 seed, uint256 length) external {
        (uint256 most, uint256 fair) = (_roomBeside(_recordedDepth()), _average(1e6));
        vm.deal(address(borrower), CASH);
        uint256 owned = _owned();
        Borrower.Step[] memory steps = _runProgram(seed, length);
        if (_average(1e6) < fair) fair = _average(1e6);
        uint256 sold = _countAll(steps, most);
        assertLe((sold * fair) / 1e6, owned - _owned() + 8);
        assertTrue(!borrower.calledBack(), "called back into a purchase");
    }

    function owed() external view returns (uint256 sum) {
        address[5] memory all = [_user(0), _user(1), address(borrower), FUND, OWNER];
        for (uint256 i; i < all.length; ++i) {
            (uint256 credit, uint256 fee) = cards.accountOf(all[i]);
            sum += credit + fee + cards.reservationOf(all[i]).first;
        }
        for (uint256 level = 1; level <= LEVELS; ++level) sum += cards.fundCreditOf(level);
    }

    function _ownStep(uint256 seed) internal view override returns (Borrower.Step memory step) {
        uint256 kind = seed % 8;
        uint256 level = 1 + ((seed >> 3) % LEVELS);
        bytes memory purchase = abi.encodeCall(ICardLevels.Buy, (level));
        if (kind < 2) return Borrower.Step(address(cards), PAYMENT, purchase);
        if (kind < 4) {
            bytes memory reservation = abi.encodeCall(ICardReservations.reserve, (level));
            return Borrower.Step(address(cards), PAYMENT, reservation);
        }
        if (kind == 4) return _observation();
        if (kind == 5) {
            step = Borrower.Step(address(cards), PAYMENT, purchase);
            return _to(address(borrower), abi.encodeCall(Borrower.arm, (step)));
        }
        if (kind == 6) return _to(address(cards), abi.encodeCall(ICardLevels.withdrawCredit, ()));
        return _to(address(cards), abi.encodeCall(ICardReservations.cancelReservation, (address(borrower))));
    }

    /// @dev Counts the purchases and reservations of a program as one each: together they have one room.
    function _countAll(Borrower.Step[] memory steps, uint256 most) private returns (uint256 sold) {
        uint256 held;
        for (uint256 i; i < steps.length; ++i) {
            uint256 price = prices[_argument(steps[i].data, 0) % (LEVELS + 1)];
            if (_did(steps, i, address(cards), ICardLevels.Buy.selector)) sold += price;
            if (_did(steps, i, address(cards), ICardReservations.reserve.selector)) held += price;
        }
        if (sold != 0) _count(bought, sold, most);
        if (held != 0) _count(reserved, held, most / 4);
    }

    function _do(address user, bytes memory data) private returns (bool done) {
        vm.deal(user, CASH);
        vm.prank(user);
        (done, ) = address(cards).call{value: PAYMENT}(data);
    }

    /// @dev TRX of the borrower, in its hands, as credit or as a first instalment.
    function _owned() private view returns (uint256) {
        (uint256 credit, ) = cards.accountOf(address(borrower));
        return address(borrower).balance + credit + cards.reservationOf(address(borrower)).first;
    }

    function _user(uint256 who) private pure returns (address) {
        return address(uint160(0xE000 + (who % 2)));
    }
}

contract CardsMarketInvariants is Campaign {
    CardsMarketHandler private handler;

    function setUp() external {
        handler = new CardsMarketHandler();
        bytes4[] memory calls = new bytes4[](8);
        calls[0] = handler.buy.selector;
        calls[1] = handler.reserve.selector;
        calls[2] = handler.finish.selector;
        calls[3] = handler.program.selector;
        calls[4] = handler.program.selector;
        calls[5] = handler.provide.selector;
        calls[6] = handler.move.selector;
        calls[7] = handler.wait.selector;
        _call(address(handler), calls);
    }

    function invariant_InADayAtMostTwiceTheRoom() external view {
        (uint256 sum, uint256 most) = handler.worstDay(false);
        assertLe(sum, 2 * most);
        (sum, most) = handler.worstDay(true);
        assertLe(sum, 2 * most);
    }

    function invariant_RoomIsBackAfterADay() external view {
        assertTrue(!handler.isRoomMissing(), "room is missing");
    }

    function invariant_WhatIsOwedIsHeld() external view {
        assertEq(handler.owed(), address(handler.cards()).balance);
    }
}
