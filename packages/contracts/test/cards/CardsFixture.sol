// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC721Errors} from "@openzeppelin/tron-contracts/interfaces/draft-IERC6093.sol";
import {Cards} from "../../src/cards/Cards.sol";
import {ICardLevels, LevelSettings} from "../../src/cards/ICardLevels.sol";
import {ICardMarket} from "../../src/cards/ICardMarket.sol";
import {ICardPledge} from "../../src/cards/ICardPledge.sol";
import {ICardReservations} from "../../src/cards/ICardReservations.sol";
import {ICards} from "../../src/cards/ICards.sol";
import {FeeVault} from "../../src/fees/FeeVault.sol";
import {IFeeVault} from "../../src/fees/IFeeVault.sol";
import {Team} from "../../src/team/Team.sol";
import {Test} from "../base/Test.sol";
import {DeployCards} from "../deploy/DeployCards.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployFees} from "../deploy/DeployFees.sol";
import {DeployTeam} from "../deploy/DeployTeam.sol";
import {SetOracle} from "../doubles/SetOracle.sol";
import {ToggleCoin} from "../doubles/ToggleCoin.sol";

/// @notice A deployed card contract: level 1 costs 100 TRX, level 2 costs 20 U; ten cards each; fees 2.5 %.
abstract contract CardsFixture is Test, ITRC721Errors {
    address internal constant ROOT = address(0x1001);
    address internal constant OWNER = address(0x1002);
    address internal constant GUARDIAN = address(0x1003);
    address internal constant FUND = address(0x1004);
    address internal constant ALICE = address(0x2001);
    address internal constant BOB = address(0x2002);
    address internal constant CAROL = address(0x2003);
    uint256 internal constant T0 = 1_800_000_000;
    uint96 internal constant PRICE = 100e6;
    uint96 internal constant PRICE_U = 20e6;
    uint64 internal constant LIMIT_U = 1_000_000e6;
    uint256 internal constant ID1 = (1 << 64) | 1;
    uint256 internal constant ID2 = (2 << 64) | 1;

    Team internal team;
    FeeVault internal vault;
    SetOracle internal oracle;
    ToggleCoin internal coin;
    Cards internal cards;

    function _deployAll() internal {
        vm.warp(T0);
        team = DeployTeam.team(ROOT);
        vault = DeployFees.feeVault(team, DeployCoins.wtrx(), OWNER, 7 days, 0);
        oracle = DeployDoubles.setOracle();
        oracle.set(3e6, 3e6);
        coin = DeployDoubles.toggleCoin();
        cards = _deploy(_terms());
        vm.startPrank(OWNER);
        vault.setRole(address(cards), IFeeVault.Role.Source);
        cards.setFees(250, 250);
        cards.setSaleLimit(LIMIT_U);
        cards.setLevel(1, _level(false));
        cards.setLevel(2, _level(true));
        cards.raiseSupply(1, 10);
        cards.raiseSupply(2, 10);
        vm.stopPrank();
        vm.deal(ALICE, 1e15);
        vm.deal(BOB, 1e15);
        vm.deal(CAROL, 1e15);
    }

    function _deploy(ICardPledge.Term[] memory terms) internal returns (Cards) {
        return
            DeployCards.cards(
                Cards.Wiring(OWNER, GUARDIAN, vault, oracle, address(0xd0), address(0xd1), address(coin)),
                terms
            );
    }

    function _terms() internal pure returns (ICardPledge.Term[] memory terms) {
        terms = new ICardPledge.Term[](4);
        terms[0] = ICardPledge.Term(30 days, 100);
        terms[1] = ICardPledge.Term(90 days, 120);
        terms[2] = ICardPledge.Term(180 days, 150);
        terms[3] = ICardPledge.Term(360 days, 200);
    }

    function _level(bool inU) internal pure returns (LevelSettings memory) {
        return
            LevelSettings({
                levelStr: inU ? "Silver" : "Bronze",
                pledgeTime: inU ? 90 days : 30 days,
                price: inU ? PRICE_U : PRICE,
                pricedInU: inU,
                open: true,
                weight: inU ? 5 : 1,
                fundAddress: FUND
            });
    }

    function _buy(address user) internal returns (uint256 tokenId) {
        tokenId = (1 << 64) | cards.levelMap(1).nextTokenId;
        vm.prank(user);
        cards.Buy{value: PRICE}(1);
    }

    function _list(address user, uint256 tokenId, uint256 price) internal {
        vm.prank(user);
        cards.list(tokenId, price);
    }

    function _pledge(address user, uint256 tokenId, uint256 time) internal {
        vm.prank(user);
        cards.pledge(tokenId, time);
    }

    function _freeze(uint256 tokenId, uint256 until) internal {
        vm.prank(GUARDIAN);
        cards.freeze(tokenId, uint40(until), "stolen");
    }

    function _pause() internal {
        vm.prank(GUARDIAN);
        cards.pauseEntries(uint40(block.timestamp + 1 days));
    }

    function _fundStream(uint256 amount, uint256 duration) internal {
        coin.mint(OWNER, amount);
        vm.startPrank(OWNER);
        coin.approve(address(cards), amount);
        cards.fund(amount, duration);
        vm.stopPrank();
    }

    function _credit(address user) internal view returns (uint256 credit) {
        (credit, ) = cards.accountOf(user);
    }

    function _feeDue(address user) internal view returns (uint256 feeDue) {
        (, feeDue) = cards.accountOf(user);
    }

    function _one(address user) internal pure returns (address[] memory users) {
        users = new address[](1);
        users[0] = user;
    }
}
