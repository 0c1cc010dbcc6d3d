// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {EmbeddedChain} from "../../src/shared/EmbeddedChain.sol";
import {ExactPull} from "../../src/shared/ExactPull.sol";
import {IEntryPause} from "../../src/shared/IEntryPause.sol";
import {DeployBlindBoxes} from "../deploy/DeployBlindBoxes.sol";
import "./BoxFixture.sol";

contract BlindBoxSaleTest is BoxFixture {
    function setUp() public {
        _deployAll();
    }

    function test_constructor_RevertWhen_RevealTimeIsShort() public {
        vm.expectRevert(
            abi.encodeWithSelector(EmbeddedChain.EmbeddedChainBelowMinimum.selector, 1 days - 1, 1 days)
        );
        DeployBlindBoxes.blindBox(OWNER, GUARDIAN, vault, 1 days - 1, 0);
        assertEq(DeployBlindBoxes.blindBox(OWNER, GUARDIAN, vault, 60, block.chainid).revealTime(), 60);
    }

    function test_createSeries_RevertGiven_Paused() public {
        _pause();
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, T0 + 1 days));
        _create();
    }

    function test_createSeries_RevertWhen_CallerIsNoOperator() public {
        IBlindBox.SeriesConfig memory config = _config();
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxNotOperator.selector, ALICE));
        vm.prank(ALICE);
        boxes.createSeries{value: BOND}(config, _tiers());
    }

    function test_createSeries_RevertWhen_TiersAreMoreThan16() public {
        IBlindBox.SeriesConfig memory config = _config();
        vm.expectRevert(IBlindBox.BlindBoxInvalidSeries.selector);
        _createWith(config, _manyTiers(17), 20 * BOND);
        uint256 series = _createWith(config, _manyTiers(16), 20 * BOND);
        assertEq(boxes.tiersOf(series).length, 16);
    }

    function test_createSeries_RevertWhen_TiersAreInvalid() public {
        _refuseTiers(new IBlindBox.Tier[](0));
        IBlindBox.Tier[] memory tiers = _tiers();
        tiers[1].count = 0;
        _refuseTiers(tiers);
        tiers = _tiers();
        tiers[2].count = 100_000;
        _refuseTiers(tiers);
        tiers = _tiers();
        (tiers[0].amount, tiers[1].amount) = (0, 0);
        _refuseTiers(tiers);
        tiers = _tiers();
        tiers[1].amount = type(uint128).max;
        _refuseTiers(tiers);
    }

    function test_createSeries_RevertWhen_ConfigIsInvalid() public {
        IBlindBox.SeriesConfig memory c = _config();
        c.start = uint40(T0 - 1);
        _refuse(c);
        c = _config();
        c.end = c.start;
        _refuse(c);
        c = _config();
        c.end = c.start + 90 days + 1;
        _refuse(c);
        c = _config();
        c.price = 0;
        _refuse(c);
        c = _config();
        c.price = type(uint96).max / 10 + 1;
        _refuse(c);
        c = _config();
        c.limit = 0;
        _refuse(c);
        c = _config();
        c.limit = 101;
        _refuse(c);
        c = _config();
        c.commit = 0;
        _refuse(c);
        c = _config();
        c.prizeCoin = address(0xbad);
        _refuse(c);
    }

    function test_createSeries_RevertWhen_BondIsHuge() public {
        vm.deal(OPERATOR, uint256(1) << 96);
        vm.expectRevert(IBlindBox.BlindBoxInvalidSeries.selector);
        _createWith(_config(), _tiers(), uint256(1) << 96);
    }

    function test_createSeries_RevertGiven_CommitIsUsed() public {
        _create();
        bytes32 commit = _config().commit;
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxCommitUsed.selector, commit));
        _create();
    }

    function testFuzz_createSeries_RevertWhen_BondIsTooSmall(uint256 bond) public {
        bond = bound(bond, 0, BOND - 1);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxBondTooSmall.selector, bond, BOND));
        _createWith(_config(), _tiers(), bond);
    }

    function test_createSeries_RevertGiven_CoinTakesAFee() public {
        coin.setFee(1000);
        vm.expectRevert(abi.encodeWithSelector(ExactPull.ExactPullWrongAmount.selector, coin, ESCROW, 720));
        _create();
    }

    function test_createSeries_HoldsPrizesAndBond() public {
        uint256 series = _create();
        assertEq(coin.balanceOf(address(boxes)), ESCROW);
        assertEq(address(boxes).balance, BOND);
        IBlindBox.Series memory made = boxes.seriesOf(series);
        assertEq(made.total, 10);
        assertEq(made.escrow, ESCROW);
        assertEq(made.bond, BOND);
        assertEq(made.operator, OPERATOR);
        assertEq(made.feeBps, 200);
        assertEq(boxes.seriesLength(), 1);
        assertEq(boxes.tiersOf(series).length, 3);
        assertEq(boxes.status(series), uint256(IBlindBox.Status.OnSale));
    }

    function test_buyBox_RevertGiven_Paused() public {
        uint256 series = _create();
        _pause();
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, T0 + 1 days));
        _buy(ALICE, series, 1);
    }

    function test_buyBox_RevertWhen_NotOnSale() public {
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxUnknownSeries.selector, 0));
        _buy(ALICE, 0, 1);
        IBlindBox.SeriesConfig memory config = _config();
        config.start += 1 hours;
        uint256 series = _createWith(config, _tiers(), BOND);
        _expectStatus(series, IBlindBox.Status.Preparing);
        _buy(ALICE, series, 1);
        vm.warp(config.start);
        _buy(ALICE, series, 5);
        _buy(BOB, series, 4);
        vm.warp(config.end);
        _expectStatus(series, IBlindBox.Status.Ended);
        _buy(BOB, series, 1);
        vm.warp(config.end - 1);
        _buy(BOB, series, 1);
        _expectStatus(series, IBlindBox.Status.SoldOut);
        _buy(OPERATOR, series, 1);
        vm.prank(OPERATOR);
        boxes.closeSeries(series);
        _expectStatus(series, IBlindBox.Status.Armed);
        _buy(OPERATOR, series, 1);
    }

    function test_buyBox_RevertWhen_TooMany() public {
        uint256 series = _create();
        _refuseBuy(ALICE, series, 0, 5);
        _refuseBuy(ALICE, series, 6, 5);
        _buy(ALICE, series, 5);
        _refuseBuy(ALICE, series, 1, 0);
        _buy(BOB, series, 2);
        _refuseBuy(BOB, series, 4, 3);
        _buy(BOB, series, 2);
        _refuseBuy(OPERATOR, series, 2, 1);
    }

    function testFuzz_buyBox_RevertWhen_PaymentIsNotExact(uint64 paid) public {
        uint256 series = _create();
        vm.assume(paid != 2 * PRICE && paid <= 1e15);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxWrongPayment.selector, paid, 2 * PRICE));
        vm.prank(ALICE);
        boxes.buyBox{value: paid}(series, 2);
    }

    function testFuzz_buyBox_GivesTheBoxesToTheBuyer(uint8 first, uint8 second) public {
        uint256 series = _create();
        first = uint8(bound(first, 1, 5));
        second = uint8(bound(second, 1, 5));
        _buy(ALICE, series, first);
        vm.expectEmit(true, true, true, true, address(boxes));
        emit IBlindBox.BoxBought(series, first, BOB);
        _buy(BOB, series, second);
        for (uint256 i; i < uint256(first) + second; ++i) {
            assertEq(boxes.ownerOfBox(series, i), i < first ? ALICE : BOB);
        }
        assertEq(boxes.boughtBy(series, ALICE), first);
        assertEq(boxes.seriesOf(series).sold, uint256(first) + second);
        assertEq(address(boxes).balance, BOND + (uint256(first) + second) * PRICE);
        vm.expectRevert(
            abi.encodeWithSelector(IBlindBox.BlindBoxUnknownBox.selector, uint256(first) + second)
        );
        boxes.ownerOfBox(series, uint256(first) + second);
    }

    function test_buyBox_TellsOfEachBoxOnce() public {
        uint256 series = _create();
        vm.recordLogs();
        _buy(ALICE, series, 3);
        assertEq(vm.getRecordedLogs().length, 3);
    }

    function test_createSeries_TakesExactly100000Boxes() public {
        IBlindBox.Tier[] memory tiers = _tiers();
        tiers[2].count = 99_997;
        vm.expectRevert(IBlindBox.BlindBoxInvalidSeries.selector);
        _createWith(_config(), tiers, 10_000 * BOND);
        tiers[2].count = 99_996;
        assertEq(boxes.seriesOf(_createWith(_config(), tiers, 10_000 * BOND)).total, 100_000);
    }

    function test_ownerOfBox_GivenTheLongestPurchase() public {
        IBlindBox.SeriesConfig memory config = _config();
        config.limit = 100;
        IBlindBox.Tier[] memory tiers = _tiers();
        tiers[2].count = 196;
        uint256 series = _createWith(config, tiers, 20 * BOND);
        _buy(BOB, series, 1);
        _buy(ALICE, series, 100);
        assertEq(boxes.ownerOfBox(series, 100), ALICE);
        assertEq(boxes.ownerOfBox(series, 0), BOB);
    }

    function test_setters_RevertWhen_CallerIsNotOwner() public {
        bytes memory refusal = abi.encodeWithSelector(
            Ownable.OwnableUnauthorizedAccount.selector,
            address(this)
        );
        vm.expectRevert(refusal);
        boxes.setOperator(ALICE, true);
        vm.expectRevert(refusal);
        boxes.setPrizeCoin(ALICE, true);
        vm.expectRevert(refusal);
        boxes.setFee(1);
    }

    function testFuzz_setFee_RevertWhen_Above500(uint16 bps) public {
        bps = uint16(bound(bps, 501, type(uint16).max));
        vm.expectRevert(IBlindBox.BlindBoxSettingOutOfRange.selector);
        vm.prank(OWNER);
        boxes.setFee(bps);
    }

    function test_setters_HoldForNewSeriesOnly() public {
        uint256 series = _create();
        vm.startPrank(OWNER);
        boxes.setFee(500);
        boxes.setOperator(OPERATOR, false);
        boxes.setPrizeCoin(address(coin), false);
        vm.stopPrank();
        assertEq(boxes.seriesOf(series).feeBps, 200);
        _buy(ALICE, series, 1);
        _reveal(series);
        boxes.open(series, 0);
        vm.prank(OPERATOR);
        boxes.takeProceeds(series);
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxNotOperator.selector, OPERATOR));
        _create();
    }

    function _refuseBuy(address user, uint256 series, uint256 num, uint256 allowed) private {
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxTooMany.selector, num, allowed));
        _buy(user, series, num);
    }

    function _refuse(IBlindBox.SeriesConfig memory config) private {
        vm.expectRevert(IBlindBox.BlindBoxInvalidSeries.selector);
        _createWith(config, _tiers(), BOND);
    }

    function _manyTiers(uint256 count) private pure returns (IBlindBox.Tier[] memory tiers) {
        tiers = new IBlindBox.Tier[](count);
        for (uint256 i; i < count; ++i) tiers[i] = IBlindBox.Tier(1, 10);
    }

    function _refuseTiers(IBlindBox.Tier[] memory tiers) private {
        IBlindBox.SeriesConfig memory config = _config();
        vm.expectRevert(IBlindBox.BlindBoxInvalidSeries.selector);
        _createWith(config, tiers, BOND);
    }

    function _pause() private {
        vm.prank(GUARDIAN);
        boxes.pauseEntries(uint40(T0 + 1 days));
    }
}
