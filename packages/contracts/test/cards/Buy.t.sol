// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPriceOracle} from "../../src/prices/IPriceOracle.sol";
import {IEntryPause} from "../../src/shared/IEntryPause.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";
import "./CardsFixture.sol";

contract CardsBuyTest is CardsFixture {
    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    function setUp() public {
        _deployAll();
    }

    function test_Buy_RevertGiven_Paused() public {
        _pause();
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, T0 + 1 days));
        vm.prank(ALICE);
        cards.Buy{value: PRICE}(1);
    }

    function testFuzz_Buy_RevertWhen_LevelDoesNotExist(uint256 level) public {
        vm.assume(level != 1 && level != 2);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsUnknownLevel.selector, level));
        vm.prank(ALICE);
        cards.Buy{value: PRICE}(level);
    }

    function test_Buy_RevertGiven_LevelIsClosed() public {
        LevelSettings memory level = _level(false);
        level.open = false;
        vm.prank(OWNER);
        cards.setLevel(1, level);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsLevelClosed.selector, 1));
        vm.prank(ALICE);
        cards.Buy{value: PRICE}(1);
    }

    function test_Buy_RevertGiven_SoldOut() public {
        for (uint256 i; i < 10; ++i) _buy(ALICE);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsSoldOut.selector, 1));
        vm.prank(ALICE);
        cards.Buy{value: PRICE}(1);
    }

    function testFuzz_Buy_InSun_RevertWhen_NotExactlyThePrice(uint96 paid) public {
        paid = uint96(bound(paid, 0, 1e15));
        vm.assume(paid != PRICE);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsWrongPayment.selector, paid, PRICE));
        vm.prank(ALICE);
        cards.Buy{value: paid}(1);
    }

    function test_Buy_InSun_MintsTheNextSerialAndBooksTheMoney() public {
        vm.expectEmit(true, true, true, true, address(cards));
        emit Transfer(address(0), ALICE, ID1);
        vm.expectEmit(true, true, true, true, address(cards));
        emit ICardLevels.Bought(ALICE, 1, ID1, PRICE);
        _buy(ALICE);
        _buy(ALICE);
        assertEq(cards.ownerOf(ID1), ALICE);
        assertEq(cards.ownerOf(ID1 + 1), ALICE);
        assertEq(cards.balanceOf(ALICE), 2);
        assertEq(cards.levelMap(1).remainSupply, 8);
        assertEq(cards.levelMap(1).nextTokenId, 3);
        assertEq(_feeDue(ALICE), 5e6);
        assertEq(cards.fundCreditOf(1), 195e6);
        assertEq(address(cards).balance, 2 * PRICE);
    }

    function test_Buy_InU_RevertGiven_StaleOracle() public {
        oracle.set(0, 0);
        vm.expectRevert(abi.encodeWithSelector(IPriceOracle.PriceOracleStale.selector, address(oracle)));
        vm.prank(ALICE);
        cards.Buy{value: 60e6}(2);
    }

    function test_Buy_InU_RevertGiven_ZeroOrHugeQuote() public {
        LevelSettings memory level = _level(true);
        level.price = 1;
        vm.prank(OWNER);
        cards.setLevel(2, level);
        oracle.set(1, 0);
        vm.expectRevert(abi.encodeWithSelector(ICardMarket.CardsPriceOutOfRange.selector, 0));
        vm.prank(ALICE);
        cards.Buy{value: 1}(2);
        oracle.set(uint256(1e6) << 96, 0);
        vm.expectRevert(abi.encodeWithSelector(ICardMarket.CardsPriceOutOfRange.selector, uint256(1) << 96));
        vm.prank(ALICE);
        cards.Buy{value: 1}(2);
    }

    function testFuzz_Buy_InU_RevertWhen_BelowTheDearerPrice(
        uint256 twap,
        uint256 spot,
        uint256 paid
    ) public {
        twap = bound(twap, 1e3, 1e9);
        spot = bound(spot, 1e3, 1e9);
        oracle.set(twap, spot);
        uint256 quote = 20 * (twap > spot ? twap : spot);
        assertEq(cards.priceOf(2), quote);
        paid = bound(paid, 0, quote - 1);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsWrongPayment.selector, paid, quote));
        vm.prank(ALICE);
        cards.Buy{value: paid}(2);
    }

    function testFuzz_Buy_InU_ReturnsTheRest(uint256 twap, uint256 spot, uint256 more) public {
        twap = bound(twap, 1e3, 1e9);
        spot = bound(spot, 1e3, 1e9);
        oracle.set(twap, spot);
        uint256 quote = 20 * (twap > spot ? twap : spot);
        more = bound(more, 0, 1e9);
        vm.prank(ALICE);
        cards.Buy{value: quote + more}(2);
        assertEq(ALICE.balance, 1e15 - quote);
        assertEq(cards.ownerOf(ID2), ALICE);
        assertEq(_feeDue(ALICE) + cards.fundCreditOf(2), quote);
        assertEq(_feeDue(ALICE), (quote * 250) / 10_000);
    }

    function test_Buy_InU_RevertWhen_BuyerRefusesTheRest() public {
        RefusingReceiver buyer = DeployDoubles.refusingReceiver();
        vm.deal(address(buyer), 1e9);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsPaymentFailed.selector, address(buyer)));
        buyer.act(address(cards), 61e6, abi.encodeCall(ICardLevels.Buy, (2)));
        buyer.act(address(cards), 60e6, abi.encodeCall(ICardLevels.Buy, (2)));
        assertEq(cards.balanceOf(address(buyer)), 1);
    }

    function test_Buy_InU_WhenBuyerCallsBack() public {
        ReenteringReceiver buyer = DeployDoubles.reenteringReceiver();
        vm.deal(address(buyer), 1e9);
        buyer.arm(address(cards), abi.encodeCall(ICardLevels.Buy, (2)));
        buyer.act(address(cards), 61e6, abi.encodeCall(ICardLevels.Buy, (2)));
        assertTrue(buyer.tried() && !buyer.succeeded(), "call back refused");
        assertEq(cards.balanceOf(address(buyer)), 1);
    }

    function test_withdrawCredit_RevertGiven_NoCredit() public {
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsNothingDue.selector, ALICE));
        vm.prank(ALICE);
        cards.withdrawCredit();
    }

    function test_withdrawCredit_RevertGiven_ReceiverRefuses() public {
        RefusingReceiver seller = DeployDoubles.refusingReceiver();
        _sellFor(address(seller));
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsPaymentFailed.selector, address(seller)));
        seller.act(address(cards), 0, abi.encodeCall(ICardLevels.withdrawCredit, ()));
        assertEq(_credit(address(seller)), 975e5);
    }

    function test_withdrawCredit_WhenReceiverCallsBack_IsPaidOnce() public {
        ReenteringReceiver seller = DeployDoubles.reenteringReceiver();
        _sellFor(address(seller));
        uint256 before = address(seller).balance;
        seller.arm(address(cards), abi.encodeCall(ICardLevels.withdrawCredit, ()));
        seller.act(address(cards), 0, abi.encodeCall(ICardLevels.withdrawCredit, ()));
        assertTrue(seller.tried() && !seller.succeeded(), "call back refused");
        assertEq(address(seller).balance - before, 975e5);
    }

    function test_creditFund_MovesTheIncomeOnce() public {
        _buy(ALICE);
        cards.creditFund(1);
        cards.creditFund(1);
        assertEq(_credit(FUND), 975e5);
        assertEq(cards.fundCreditOf(1), 0);
        vm.prank(FUND);
        cards.withdrawCredit();
        assertEq(FUND.balance, 975e5);
        assertEq(_credit(FUND), 0);
    }

    function test_settleFees_SkipsWhoOwesNothing() public {
        cards.settleFees(_one(ALICE));
        assertEq(address(vault).balance, 0);
    }

    function test_settleFees_RevertGiven_VaultRefuses() public {
        _buy(ALICE);
        vm.prank(OWNER);
        vault.setRole(address(cards), IFeeVault.Role.None);
        vm.expectRevert(abi.encodeWithSelector(IFeeVault.FeeVaultNotAllowed.selector, address(cards)));
        cards.settleFees(_one(ALICE));
        assertEq(_feeDue(ALICE), 25e5);
    }

    function test_settleFees_PaysTheVaultInThePayersName_Once() public {
        vm.prank(ALICE);
        team.bindParent(ROOT);
        vm.prank(BOB);
        team.bindParent(ALICE);
        _buy(BOB);
        address[] memory payers = new address[](2);
        payers[0] = BOB;
        payers[1] = BOB;
        cards.settleFees(payers);
        assertEq(_feeDue(BOB), 0);
        assertEq(address(vault).balance, 25e5);
        assertEq(vault.owed(ALICE), 5e5);
        assertEq(cards.balanceOf(BOB), 1);
    }

    function _sellFor(address seller) private {
        vm.deal(seller, PRICE);
        uint256 id = _buy(seller);
        _list(seller, id, PRICE);
        vm.prank(BOB);
        cards.buyListed{value: PRICE}(id, PRICE);
    }
}
