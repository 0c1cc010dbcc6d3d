// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import "./CardsFixture.sol";

contract CardsLevelsTest is CardsFixture {
    function setUp() public {
        _deployAll();
    }

    function test_setters_RevertWhen_CallerIsNotOwner() public {
        bytes memory refusal = abi.encodeWithSelector(
            Ownable.OwnableUnauthorizedAccount.selector,
            address(this)
        );
        vm.expectRevert(refusal);
        cards.setLevel(3, _level(false));
        vm.expectRevert(refusal);
        cards.raiseSupply(1, 1);
        vm.expectRevert(refusal);
        cards.setFees(0, 0);
        vm.expectRevert(refusal);
        cards.setURI(1, "x");
        vm.expectRevert(refusal);
        cards.lockURI(1);
        vm.expectRevert(refusal);
        cards.setAllotment(1, 1, 1 hours, 2000);
        vm.expectRevert(refusal);
        cards.setFunder(address(this), true);
    }

    function testFuzz_setLevel_RevertWhen_NotWithin255(uint256 level) public {
        if (level != 0) level = bound(level, 256, type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsUnknownLevel.selector, level));
        vm.prank(OWNER);
        cards.setLevel(level, _level(false));
    }

    function test_setLevel_RevertWhen_OutOfRange() public {
        LevelSettings memory s = _level(false);
        s.price = 0;
        _refuse(3, s);
        s = _level(false);
        s.fundAddress = address(0);
        _refuse(3, s);
        s = _level(false);
        s.weight = 0;
        _refuse(3, s);
        s.weight = 10_001;
        _refuse(3, s);
        s = _level(false);
        s.pledgeTime = 360 days + 1;
        _refuse(3, s);
    }

    function test_setLevel_RevertWhen_WeightChanges() public {
        LevelSettings memory s = _level(false);
        s.weight = 2;
        _refuse(1, s);
    }

    function test_setLevel_WhenFundAddressChanges_IncomeStays() public {
        _buy(ALICE);
        LevelSettings memory s = _level(false);
        s.fundAddress = CAROL;
        s.price = 7e6;
        s.levelStr = "Copper";
        vm.prank(OWNER);
        cards.setLevel(1, s);
        assertEq(_credit(FUND), 975e5);
        assertEq(cards.fundCreditOf(1), 0);
        vm.prank(ALICE);
        cards.Buy{value: 7e6}(1);
        vm.expectEmit(true, true, true, true, address(cards));
        emit ICardLevels.FundCredited(1, CAROL, 7e6 - 175e3);
        cards.creditFund(1);
        assertEq(_credit(CAROL), 7e6 - 175e3);
        assertEq(_credit(FUND), 975e5);
        assertEq(cards.levelMap(1).nextTokenId, 3);
        assertEq(cards.levelMap(1).remainSupply, 8);
        assertEq(keccak256(bytes(cards.levelMap(1).levelStr)), keccak256("Copper"));
    }

    function test_setLevel_GivenNew() public {
        vm.prank(OWNER);
        cards.setLevel(255, _level(true));
        assertEq(cards.levelMap(255).remainSupply, 0);
        assertEq(cards.levelMap(255).nextTokenId, 1);
        assertEq(cards.levelMap(255).price, PRICE_U);
        assertEq(cards.levelMap(255).pledgeTime, 90 days);
        assertEq(cards.levelMap(255).fundAddress, FUND);
        (bool open, bool inU, uint256 weight) = cards.levelRules(255);
        assertTrue(open && inU, "open and in U");
        assertEq(weight, 5);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsSoldOut.selector, 255));
        vm.prank(ALICE);
        cards.Buy{value: 60e6}(255);
    }

    function test_raiseSupply_RevertWhen_UnknownLevel() public {
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsUnknownLevel.selector, 3));
        vm.prank(OWNER);
        cards.raiseSupply(3, 1);
    }

    function test_raiseSupply_RevertGiven_SoldOut() public {
        for (uint256 i; i < 10; ++i) _buy(ALICE);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsSoldOut.selector, 1));
        vm.prank(OWNER);
        cards.raiseSupply(1, 1);
    }

    function testFuzz_raiseSupply_Adds(uint32 by) public {
        by = uint32(bound(by, 0, type(uint32).max - 10));
        vm.prank(OWNER);
        cards.raiseSupply(1, by);
        assertEq(cards.levelMap(1).remainSupply, 10 + uint256(by));
    }

    function test_raiseSupply_RevertWhen_Beyond32Bits() public {
        vm.expectRevert(ICardLevels.CardsSettingOutOfRange.selector);
        vm.prank(OWNER);
        cards.raiseSupply(1, type(uint32).max - 9);
    }

    function test_raiseSupply_ByNothing_DoesNotCountAsSupply() public {
        vm.startPrank(OWNER);
        cards.setLevel(3, _level(false));
        cards.raiseSupply(3, 0);
        cards.raiseSupply(3, 5);
        assertEq(cards.levelMap(3).remainSupply, 5);
    }

    function testFuzz_setFees_RevertWhen_Above500(uint16 sale, uint16 market) public {
        vm.assume(sale > 500 || market > 500);
        vm.expectRevert(ICardLevels.CardsSettingOutOfRange.selector);
        vm.prank(OWNER);
        cards.setFees(sale, market);
    }

    function test_setFees_AllowsExactly500() public {
        vm.prank(OWNER);
        cards.setFees(500, 500);
        (uint16 sale, uint16 market) = cards.fees();
        assertEq(sale, 500);
        assertEq(market, 500);
    }

    function testFuzz_setFees_HoldsForTheNextSale(uint16 sale, uint16 market) public {
        sale = uint16(bound(sale, 0, 500));
        market = uint16(bound(market, 0, 500));
        vm.prank(OWNER);
        cards.setFees(sale, market);
        (uint16 saleNow, uint16 marketNow) = cards.fees();
        assertEq(saleNow, sale);
        assertEq(marketNow, market);
        _buy(ALICE);
        assertEq(_feeDue(ALICE), (uint256(PRICE) * sale) / 10_000);
    }

    function test_setURI_RevertWhen_UnknownLevel() public {
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsUnknownLevel.selector, 3));
        cards.setURI(3, "x");
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsUnknownLevel.selector, 3));
        cards.lockURI(3);
    }

    function test_setURI_RevertGiven_Locked() public {
        vm.startPrank(OWNER);
        cards.setURI(1, "a");
        cards.lockURI(1);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsUriLocked.selector, 1));
        cards.setURI(1, "b");
        cards.setLevel(1, _level(false));
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsUriLocked.selector, 1));
        cards.setURI(1, "b");
    }

    function test_setURI_AllCardsOfTheLevelShowIt() public {
        _buy(ALICE);
        vm.prank(OWNER);
        cards.setURI(1, "ipfs://bronze");
        assertEq(keccak256(bytes(cards.tokenURI(ID1))), keccak256("ipfs://bronze"));
        vm.expectRevert(abi.encodeWithSelector(TRC721NonexistentToken.selector, ID1 + 1));
        cards.tokenURI(ID1 + 1);
    }

    function test_priceOf_RevertWhen_UnknownLevel() public {
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsUnknownLevel.selector, 3));
        cards.priceOf(3);
    }

    function test_constructor_RevertWhen_TermsAreInvalid() public {
        _refuseTerms(new ICardPledge.Term[](0));
        _refuseTerms(new ICardPledge.Term[](9));
        ICardPledge.Term[] memory terms = _terms();
        terms[0].time = 0;
        _refuseTerms(terms);
        terms = _terms();
        terms[2].time = terms[1].time;
        _refuseTerms(terms);
        terms = _terms();
        terms[3].multiplier = 0;
        _refuseTerms(terms);
        terms = _terms();
        terms[3].time = 1095 days + 1;
        _refuseTerms(terms);
    }

    function _refuse(uint256 level, LevelSettings memory s) private {
        vm.expectRevert(ICardLevels.CardsSettingOutOfRange.selector);
        vm.prank(OWNER);
        cards.setLevel(level, s);
    }

    function _refuseTerms(ICardPledge.Term[] memory terms) private {
        vm.expectRevert(ICardLevels.CardsSettingOutOfRange.selector);
        _deploy(terms);
    }
}
