// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ExactPull} from "../../src/shared/ExactPull.sol";
import {IEntryPause} from "../../src/shared/IEntryPause.sol";
import {StreamCore} from "../../src/shared/StreamCore.sol";
import "./CardsFixture.sol";

contract CardsPledgeTest is CardsFixture {
    function setUp() public {
        _deployAll();
        _buy(ALICE);
    }

    function test_pledge_RevertGiven_Paused() public {
        _pause();
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, T0 + 1 days));
        _pledge(ALICE, ID1, 30 days);
    }

    function test_pledge_RevertWhen_NotOwned() public {
        vm.expectRevert(abi.encodeWithSelector(TRC721NonexistentToken.selector, ID1 + 1));
        _pledge(ALICE, ID1 + 1, 30 days);
        vm.expectRevert(abi.encodeWithSelector(ICardMarket.CardsNotOwner.selector, BOB, ID1));
        _pledge(BOB, ID1, 30 days);
    }

    function testFuzz_pledge_RevertWhen_TimeIsNoTerm(uint256 time) public {
        vm.assume(time != 30 days && time != 90 days && time != 180 days && time != 360 days);
        vm.expectRevert(abi.encodeWithSelector(ICardPledge.CardsTermNotAllowed.selector, time));
        _pledge(ALICE, ID1, time);
    }

    function test_pledge_RevertWhen_BelowTheLevelsTime() public {
        vm.prank(ALICE);
        cards.Buy{value: 60e6}(2);
        vm.expectRevert(abi.encodeWithSelector(ICardPledge.CardsTermNotAllowed.selector, 30 days));
        _pledge(ALICE, ID2, 30 days);
        _pledge(ALICE, ID2, 90 days);
        assertEq(cards.pledgedWeight(ALICE), 5 * 120);
    }

    function test_pledge_RevertGiven_Pledged() public {
        _pledge(ALICE, ID1, 30 days);
        vm.expectRevert(abi.encodeWithSelector(ICardPledge.CardsPledged.selector, ID1, T0 + 30 days));
        _pledge(ALICE, ID1, 30 days);
    }

    function test_pledge_RevertGiven_Frozen() public {
        _freeze(ID1, T0 + 1);
        vm.expectRevert(abi.encodeWithSelector(ICards.CardsFrozen.selector, ID1, T0 + 1));
        _pledge(ALICE, ID1, 30 days);
    }

    function testFuzz_pledge_PledgesAndEndsTheListing(uint8 term, bool listed) public {
        ICardPledge.Term memory chosen = cards.pledgeTerms()[term % 4];
        if (listed) _list(ALICE, ID1, 5);
        vm.expectEmit(true, true, true, true, address(cards));
        emit ICardPledge.Pledged(ID1, ALICE, T0 + chosen.time);
        _pledge(ALICE, ID1, chosen.time);
        (uint256 price, ) = cards.listing(ID1);
        assertEq(price, 0);
        assertTrue(cards.itemPledge(ID1), "pledged");
        assertEq(cards.itemUnlockTime(ID1), T0 + chosen.time);
        assertEq(cards.pledgedWeight(ALICE), chosen.multiplier);
        assertEq(cards.ownerOf(ID1), ALICE);
    }

    function test_unlock_RevertWhen_NotOwner() public {
        _pledge(ALICE, ID1, 30 days);
        vm.warp(T0 + 31 days);
        vm.expectRevert(abi.encodeWithSelector(ICardMarket.CardsNotOwner.selector, BOB, ID1));
        vm.prank(BOB);
        cards.unlock(ID1);
    }

    function test_unlock_RevertGiven_NotPledged() public {
        vm.expectRevert(abi.encodeWithSelector(ICardPledge.CardsNotPledged.selector, ID1));
        vm.prank(ALICE);
        cards.unlock(ID1);
    }

    function testFuzz_unlock_RevertWhen_TooEarly(uint256 wait) public {
        _pledge(ALICE, ID1, 30 days);
        vm.warp(T0 + bound(wait, 0, 30 days - 1));
        vm.expectRevert(abi.encodeWithSelector(ICardPledge.CardsStillLocked.selector, ID1, T0 + 30 days));
        vm.prank(ALICE);
        cards.unlock(ID1);
    }

    function testFuzz_unlock_WhenItsTimeHasCome(uint8 term, uint256 wait) public {
        uint256 time = cards.pledgeTerms()[term % 4].time;
        _pledge(ALICE, ID1, time);
        vm.warp(T0 + time + bound(wait, 0, 1000 days));
        vm.expectEmit(true, true, true, true, address(cards));
        emit ICardPledge.Unlocked(ID1, ALICE);
        vm.prank(ALICE);
        cards.unlock(ID1);
        assertTrue(!cards.itemPledge(ID1), "owned");
        assertEq(cards.itemUnlockTime(ID1), 0);
        assertEq(cards.pledgedWeight(ALICE), 0);
        vm.prank(ALICE);
        cards.transferFrom(ALICE, BOB, ID1);
    }

    function test_unlock_WhileFrozenPausedAndWithABrokenCoin() public {
        _pledge(ALICE, ID1, 30 days);
        _fundStream(1000e6, 10 days);
        vm.warp(T0 + 30 days);
        _freeze(ID1, T0 + 31 days);
        _pause();
        coin.setBroken(true);
        vm.prank(ALICE);
        cards.unlock(ID1);
        assertTrue(!cards.itemPledge(ID1), "owned");
        assertLe(1000e6 - 1, cards.earned(ALICE));
        coin.setBroken(false);
        vm.prank(ALICE);
        cards.claimCardReward();
        assertLe(1000e6 - 1, coin.balanceOf(ALICE));
    }

    function test_claimCardReward_RevertGiven_NothingEarned() public {
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsNothingDue.selector, ALICE));
        vm.prank(ALICE);
        cards.claimCardReward();
    }

    function test_claimCardReward_RevertGiven_CoinRefuses() public {
        _pledge(ALICE, ID1, 30 days);
        _fundStream(1000e6, 10 days);
        vm.warp(T0 + 10 days);
        uint256 due = cards.earned(ALICE);
        coin.setBroken(true);
        vm.expectRevert(ToggleCoin.Broken.selector);
        vm.prank(ALICE);
        cards.claimCardReward();
        assertEq(cards.earned(ALICE), due);
    }

    function test_claimCardReward_WhenCoinCallsBack_IsPaidOnce() public {
        _pledge(ALICE, ID1, 30 days);
        _fundStream(1000e6, 10 days);
        vm.warp(T0 + 5 days);
        uint256 due = cards.earned(ALICE);
        coin.setCallback(address(cards), abi.encodeCall(ICardPledge.claimCardReward, ()));
        vm.prank(ALICE);
        cards.claimCardReward();
        assertTrue(!coin.callbackSucceeded(), "call back refused");
        assertEq(coin.balanceOf(ALICE), due);
        assertEq(cards.earned(ALICE), 0);
    }

    function testFuzz_claimCardReward_PaysTheShareOfTheStream(uint256 amount, uint256 wait) public {
        amount = bound(amount, 1e6, 1e15);
        wait = bound(wait, 1 hours, 20 days);
        _buy(BOB);
        _pledge(ALICE, ID1, 30 days);
        _pledge(BOB, ID1 + 1, 360 days);
        _fundStream(amount, 10 days);
        vm.warp(T0 + wait);
        uint256 streamed = wait >= 10 days ? amount : (amount * wait) / 10 days;
        _assertNear(cards.earned(ALICE), streamed / 3, 2);
        _assertNear(cards.earned(BOB), (streamed * 2) / 3, 2);
        uint256 due = cards.earned(ALICE);
        vm.prank(ALICE);
        cards.claimCardReward();
        assertEq(coin.balanceOf(ALICE), due);
    }

    function test_fund_RevertWhen_CallerIsNotFunder() public {
        vm.expectRevert(abi.encodeWithSelector(ICardPledge.CardsNotFunder.selector, ALICE));
        vm.prank(ALICE);
        cards.fund(1, 1 days);
    }

    function test_fund_ByFunder() public {
        vm.prank(OWNER);
        cards.setFunder(ALICE, true);
        coin.mint(ALICE, 10e6);
        vm.startPrank(ALICE);
        coin.approve(address(cards), 10e6);
        cards.fund(10e6, 1 days);
        vm.stopPrank();
        assertTrue(cards.isFunder(ALICE), "funder");
        (uint256 rate, uint256 finish, uint256 unstreamed, uint256 weight) = cards.rewardStream();
        assertEq(rate, (uint256(10e6) << 64) / 1 days);
        assertEq(finish, T0 + 1 days);
        assertLe(10e6 - 1, unstreamed);
        assertEq(weight, 0);
        vm.prank(OWNER);
        cards.setFunder(ALICE, false);
        vm.expectRevert(abi.encodeWithSelector(ICardPledge.CardsNotFunder.selector, ALICE));
        vm.prank(ALICE);
        cards.fund(1, 1 days);
    }

    function test_fund_RevertGiven_CoinTakesAFee() public {
        coin.mint(OWNER, 100);
        coin.setFee(1000);
        vm.startPrank(OWNER);
        coin.approve(address(cards), 100);
        vm.expectRevert(abi.encodeWithSelector(ExactPull.ExactPullWrongAmount.selector, coin, 100, 90));
        cards.fund(100, 1 days);
    }

    function test_fund_RevertWhen_DurationIsWrongOrRateFalls() public {
        _fundStream(1000e6, 10 days);
        coin.mint(OWNER, 1e6);
        vm.startPrank(OWNER);
        coin.approve(address(cards), 1e6);
        vm.expectRevert(abi.encodeWithSelector(StreamCore.StreamCoreDurationOutOfRange.selector, 1 days - 1));
        cards.fund(1e6, 1 days - 1);
        vm.expectRevert();
        cards.fund(1e6, 100 days);
        cards.fund(1e6, 1 days);
    }

    function test_rewards_WaitForTheFirstPledge() public {
        _fundStream(1000e6, 10 days);
        vm.warp(T0 + 100 days);
        _pledge(ALICE, ID1, 30 days);
        assertEq(cards.earned(ALICE), 0);
        vm.warp(T0 + 110 days);
        _assertNear(cards.earned(ALICE), 1000e6, 1);
    }

    function _assertNear(uint256 left, uint256 right, uint256 most) private pure {
        assertLe(left > right ? left - right : right - left, most);
    }
}
