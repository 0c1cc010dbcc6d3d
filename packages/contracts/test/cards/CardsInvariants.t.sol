// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ActAs} from "../base/ActAs.sol";
import {Campaign} from "../base/Campaign.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {ReenteringReceiver} from "../doubles/Receivers.sol";
import "./CardsFixture.sol";

/// @notice Five users (one refuses TRX, one calls back when paid), an owner and a guardian who use every power they
/// have, an oracle that jumps, a reward coin that breaks and calls back, donations and time jumps.
contract CardsHandler is CardsFixture, ActAs {
    address[] public users;
    uint256[] public ids;
    mapping(uint256 id => address owner) public pledgedBy;
    uint256 public funded;
    uint256 public rewarded;
    uint256 public supplied;
    uint256 public paidIn;
    uint256 public paidOut;

    constructor() {
        _deployAll();
        supplied = 20;
        users = [
            ALICE,
            BOB,
            CAROL,
            address(DeployDoubles.refusingReceiver()),
            address(DeployDoubles.reenteringReceiver())
        ];
        for (uint256 i; i < users.length; ++i) vm.deal(users[i], 1e18);
        ReenteringReceiver(payable(users[4])).arm(
            address(cards),
            abi.encodeCall(ICardLevels.withdrawCredit, ())
        );
    }

    function target() external view returns (Cards) {
        return cards;
    }

    function rewardToken() external view returns (ToggleCoin) {
        return coin;
    }

    function buy(uint256 who, uint256 level, uint256 more) external {
        address user = users[who % users.length];
        level = 1 + (level % 2);
        (bool open, bool inU, ) = cards.levelRules(level);
        if (!open || cards.levelMap(level).remainSupply == 0 || _paused()) return;
        uint256 price = cards.priceOf(level);
        uint256 paid = price + (inU && user != users[3] ? more % 1e6 : 0);
        if (paid > user.balance) return;
        _act(user, paid, abi.encodeCall(ICardLevels.Buy, (level)));
        paidIn += price;
        ids.push((level << 64) | (cards.levelMap(level).nextTokenId - 1));
    }

    function list(uint256 which, uint56 price) external {
        (uint256 id, address owner) = _card(which);
        if (owner == address(0)) return;
        _try(owner, 0, abi.encodeCall(ICardMarket.list, (id, bound(price, 1, 1e12))));
    }

    function unlist(uint256 which) external {
        (uint256 id, address owner) = _card(which);
        (uint256 price, ) = cards.listing(id);
        if (price != 0) _act(owner, 0, abi.encodeCall(ICardMarket.unlist, (id)));
    }

    function buyListed(uint256 who, uint256 which) external {
        (uint256 id, ) = _card(which);
        address user = users[who % users.length];
        (uint256 price, ) = cards.listing(id);
        if (price == 0 || price > user.balance) return;
        if (_try(user, price, abi.encodeCall(ICardMarket.buyListed, (id, price)))) paidIn += price;
    }

    function transfer(uint256 who, uint256 which) external {
        (uint256 id, address owner) = _card(which);
        if (owner == address(0)) return;
        address to = users[who % users.length];
        _try(owner, 0, abi.encodeWithSignature("transferFrom(address,address,uint256)", owner, to, id));
    }

    function steal(uint256 who, uint256 which) external {
        (uint256 id, address owner) = _card(which);
        address thief = users[who % users.length];
        if (owner == address(0) || thief == owner) return;
        bytes[4] memory calls = [
            abi.encodeWithSignature("transferFrom(address,address,uint256)", owner, thief, id),
            abi.encodeCall(ICardMarket.list, (id, 1)),
            abi.encodeCall(ICardPledge.pledge, (id, 30 days)),
            abi.encodeCall(ICardPledge.unlock, (id))
        ];
        for (uint256 i; i < 4; ++i) assertTrue(!_try(thief, 0, calls[i]), "theft");
    }

    function pledge(uint256 which, uint256 term) external {
        (uint256 id, address owner) = _card(which);
        if (owner == address(0)) return;
        uint256 time = cards.pledgeTerms()[term % 4].time;
        if (_try(owner, 0, abi.encodeCall(ICardPledge.pledge, (id, time)))) pledgedBy[id] = owner;
    }

    /// @dev Never refused once its time has come: not by pause, freeze or a broken coin.
    function unlock(uint256 which) external {
        (uint256 id, address owner) = _card(which);
        if (!cards.itemPledge(id)) return;
        bytes memory data = abi.encodeCall(ICardPledge.unlock, (id));
        if (block.timestamp < cards.itemUnlockTime(id)) {
            assertTrue(!_try(owner, 0, data), "early unlock");
            return;
        }
        _act(owner, 0, data);
        pledgedBy[id] = address(0);
    }

    function reserve(uint256 who, uint256 level) external {
        address user = users[who % users.length];
        level = 1 + (level % 2);
        uint256 first = cards.firstInstalment(level);
        if (first > user.balance) return;
        if (_try(user, first, abi.encodeCall(ICardReservations.reserve, (level)))) paidIn += first;
    }

    function complete(uint256 who) external {
        address user = users[who % users.length];
        ICardReservations.Reservation memory r = cards.reservationOf(user);
        if (r.deadline == 0 || block.timestamp > r.deadline || r.second > user.balance) return;
        _act(user, r.second, abi.encodeCall(ICardReservations.completeReservation, ()));
        paidIn += r.second;
        ids.push((uint256(r.level) << 64) | (cards.levelMap(r.level).nextTokenId - 1));
    }

    /// @dev After the deadline anyone can do it, and it never fails.
    function cancel(uint256 who, uint256 caller) external {
        address user = users[who % users.length];
        ICardReservations.Reservation memory r = cards.reservationOf(user);
        if (r.deadline == 0) return;
        bool over = block.timestamp > r.deadline;
        vm.prank(over ? users[caller % users.length] : user);
        cards.cancelReservation(user);
    }

    function withdraw(uint256 who) external {
        address user = who % 6 == 5 ? FUND : users[who % 6];
        uint256 credit = _credit(user);
        if (credit == 0) return;
        bool paid = _try(user, 0, abi.encodeCall(ICardLevels.withdrawCredit, ()));
        assertTrue(paid != (user == users[3]), "only who refuses is not paid");
        if (paid) paidOut += credit;
    }

    function claim(uint256 who) external {
        address user = users[who % users.length];
        uint256 due = cards.earned(user);
        if (due == 0) return;
        if (_try(user, 0, abi.encodeCall(ICardPledge.claimCardReward, ()))) rewarded += due;
    }

    function settle(uint256 who) external {
        address user = users[who % users.length];
        paidOut += _feeDue(user);
        cards.settleFees(_one(user));
    }

    function creditFund(uint256 level) external {
        cards.creditFund(1 + (level % 2));
    }

    function hostileOwner(uint256 level, uint96 price, uint16 fee, uint32 raise, bool open) external {
        level = 1 + (level % 2);
        LevelSettings memory s = _level(level == 2);
        s.price = uint96(bound(price, 1000, 1e9));
        s.open = open;
        s.fundAddress = price % 2 == 0 ? FUND : CAROL;
        vm.startPrank(OWNER);
        cards.setLevel(level, s);
        cards.setFees(fee % 501, fee % 501);
        try cards.raiseSupply(level, raise % 5) {
            supplied += raise % 5;
        } catch {}
        try cards.setAllotment(level, raise % 3, 1 hours + (raise % 71 hours), 2000 + (fee % 7001)) {
            supplied += raise % 3;
        } catch {}
        vm.stopPrank();
    }

    function hostileGuardian(uint256 which, uint32 length, bool pause) external {
        (uint256 id, address owner) = _card(which);
        vm.startPrank(GUARDIAN);
        uint40 until = uint40(block.timestamp + 1 + (length % 7 days));
        if (pause) try cards.pauseEntries(until) {} catch {}
        else if (owner != address(0)) try cards.freeze(id, until, "because") {} catch {}
        vm.stopPrank();
    }

    function fund(uint256 amount, uint256 duration) external {
        amount = bound(amount, 1, 1e12);
        if (coin.broken() || coin.feeBps() != 0) return;
        coin.mint(OWNER, amount);
        vm.startPrank(OWNER);
        coin.approve(address(cards), amount);
        try cards.fund(amount, bound(duration, 1 days, 365 days)) {
            funded += amount;
        } catch {}
        vm.stopPrank();
    }

    function hostileCoin(bool broken, bool calling) external {
        coin.setCallback(
            calling ? address(cards) : address(0),
            abi.encodeCall(ICardPledge.claimCardReward, ())
        );
        coin.setBroken(broken);
    }

    function oracleJumps(uint256 twap, uint256 spot) external {
        oracle.set(bound(twap, 1e5, 1e8), bound(spot, 1e5, 1e8));
    }

    function donate(uint96 amount) external {
        vm.deal(address(cards), address(cards).balance + (amount % 1e9));
        paidIn += amount % 1e9;
        if (!coin.broken()) coin.mint(address(cards), amount % 1e6);
    }

    function wait(uint32 time) external {
        vm.warp(block.timestamp + (time % 60 days));
    }

    function idsLength() external view returns (uint256) {
        return ids.length;
    }

    function owedInTrx() external view returns (uint256 owed) {
        address[2] memory others = [FUND, OWNER];
        for (uint256 i; i < users.length; ++i) {
            owed += _credit(users[i]) + _feeDue(users[i]) + cards.reservationOf(users[i]).first;
        }
        for (uint256 i; i < 2; ++i)
            owed += _credit(others[i]) + _feeDue(others[i]) + cards.fundCreditOf(i + 1);
    }

    function rewardsDue() external view returns (uint256 due) {
        for (uint256 i; i < users.length; ++i) due += cards.earned(users[i]);
    }

    /// @dev Minted, for sale, allotted and reserved cards of both levels.
    function issued() external view returns (uint256 sum) {
        for (uint256 level = 1; level < 3; ++level) {
            sum += cards.levelMap(level).nextTokenId - 1 + cards.levelMap(level).remainSupply;
            sum += cards.allotmentOf(level).left;
        }
        for (uint256 i; i < users.length; ++i) if (cards.reservationOf(users[i]).deadline != 0) ++sum;
    }

    function _card(uint256 which) private view returns (uint256 id, address owner) {
        if (ids.length == 0) return (0, address(0));
        id = ids[which % ids.length];
        owner = cards.ownerOf(id);
    }

    function _paused() private view returns (bool) {
        return block.timestamp < cards.pausedUntil();
    }

    function _act(address user, uint256 value, bytes memory data) private {
        _actAs(user, address(cards), value, data);
    }

    function _try(address user, uint256 value, bytes memory data) private returns (bool ok) {
        return _tryAs(user, address(cards), value, data);
    }
}

contract CardsInvariants is Campaign {
    CardsHandler private handler;
    Cards private cards;

    function setUp() public {
        handler = new CardsHandler();
        _callAll(address(handler));
        cards = handler.target();
    }

    function invariant_WhatIsOwedIsHeld() public view {
        assertLe(handler.owedInTrx(), address(cards).balance);
    }

    function invariant_NoSunLeavesButToWhomItIsOwed() public view {
        assertEq(address(cards).balance, handler.paidIn() - handler.paidOut());
    }

    function invariant_RewardsAreFundedFirst() public view {
        assertLe(handler.rewarded() + handler.rewardsDue(), handler.funded());
        assertLe(handler.rewardsDue(), handler.rewardToken().balanceOf(address(cards)));
    }

    function invariant_CardsAreNeverMadeUp() public view {
        assertEq(handler.issued(), handler.supplied());
    }

    function invariant_PledgedCardsStayAndAreNotListed() public view {
        for (uint256 i; i < handler.idsLength(); ++i) {
            uint256 id = handler.ids(i);
            if (!cards.itemPledge(id)) continue;
            (uint256 price, ) = cards.listing(id);
            assertEq(price, 0);
            assertEq(cards.ownerOf(id), handler.pledgedBy(id));
        }
    }

    function invariant_BalancesAndWeightsAreSums() public view {
        uint256 held;
        uint256 weight;
        for (uint256 i; i < 5; ++i) {
            held += cards.balanceOf(handler.users(i));
            weight += cards.pledgedWeight(handler.users(i));
        }
        assertEq(held, handler.idsLength());
        (, , , uint256 total) = cards.rewardStream();
        assertEq(weight, total);
    }
}
