// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {BlindBox} from "../../src/blind-boxes/BlindBox.sol";
import {IBlindBox} from "../../src/blind-boxes/IBlindBox.sol";
import {FeeVault} from "../../src/fees/FeeVault.sol";
import {IFeeVault} from "../../src/fees/IFeeVault.sol";
import {Test} from "../base/Test.sol";
import {DeployBlindBoxes} from "../deploy/DeployBlindBoxes.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployFees} from "../deploy/DeployFees.sol";
import {DeployTeam} from "../deploy/DeployTeam.sol";
import {ToggleCoin} from "../doubles/ToggleCoin.sol";

/// @notice A box contract with an operator; `_create` makes a series of 10 boxes: 1 x 500, 3 x 100, 6 x nothing.
abstract contract BoxFixture is Test {
    address internal constant OWNER = address(0x1002);
    address internal constant GUARDIAN = address(0x1003);
    address internal constant OPERATOR = address(0x1004);
    address internal constant ALICE = address(0x2001);
    address internal constant BOB = address(0x2002);
    uint256 internal constant T0 = 1_800_000_000;
    uint96 internal constant PRICE = 10e6;
    uint256 internal constant BOND = 10e6;
    uint256 internal constant ESCROW = 800;
    bytes32 internal constant SECRET = keccak256("the secret");

    FeeVault internal vault;
    ToggleCoin internal coin;
    BlindBox internal boxes;

    function _deployAll() internal {
        vm.warp(T0);
        vm.roll(1_000_000);
        vault = DeployFees.feeVault(DeployTeam.team(address(0x1001)), DeployCoins.wtrx(), OWNER, 7 days, 0);
        coin = DeployDoubles.toggleCoin();
        boxes = DeployBlindBoxes.blindBox(OWNER, GUARDIAN, vault, 1 days, 0);
        vm.startPrank(OWNER);
        vault.setRole(address(boxes), IFeeVault.Role.Source);
        boxes.setOperator(OPERATOR, true);
        boxes.setPrizeCoin(address(coin), true);
        boxes.setFee(200);
        vm.stopPrank();
        vm.deal(OPERATOR, 1e15);
        vm.deal(ALICE, 1e15);
        vm.deal(BOB, 1e15);
        coin.mint(OPERATOR, 1e15);
        vm.prank(OPERATOR);
        coin.approve(address(boxes), type(uint256).max);
    }

    function _config() internal view returns (IBlindBox.SeriesConfig memory) {
        return
            IBlindBox.SeriesConfig({
                commit: keccak256(abi.encode(SECRET)),
                prizeCoin: address(coin),
                price: PRICE,
                start: uint40(block.timestamp),
                end: uint40(block.timestamp + 1 days),
                limit: 5
            });
    }

    function _tiers() internal pure returns (IBlindBox.Tier[] memory tiers) {
        tiers = new IBlindBox.Tier[](3);
        tiers[0] = IBlindBox.Tier(1, 500);
        tiers[1] = IBlindBox.Tier(3, 100);
        tiers[2] = IBlindBox.Tier(6, 0);
    }

    function _create() internal returns (uint256) {
        return _createWith(_config(), _tiers(), BOND);
    }

    function _createWith(
        IBlindBox.SeriesConfig memory config,
        IBlindBox.Tier[] memory tiers,
        uint256 bond
    ) internal returns (uint256) {
        vm.prank(OPERATOR);
        return boxes.createSeries{value: bond}(config, tiers);
    }

    function _buy(address user, uint256 series, uint256 num) internal {
        vm.prank(user);
        boxes.buyBox{value: num * PRICE}(series, num);
    }

    function _close(uint256 series) internal {
        uint256 end = boxes.seriesOf(series).end;
        if (block.timestamp < end) vm.warp(end);
        vm.prank(OPERATOR);
        boxes.closeSeries(series);
    }

    function _capture(uint256 series) internal {
        vm.roll(boxes.seriesOf(series).revealBlock + 1);
        boxes.capture(series);
    }

    function _reveal(uint256 series) internal {
        _close(series);
        _capture(series);
        boxes.reveal(series, SECRET);
    }

    function _void(uint256 series) internal {
        _close(series);
        vm.roll(boxes.seriesOf(series).revealBlock + 257);
    }

    function _expectStatus(uint256 series, IBlindBox.Status status) internal {
        vm.expectRevert(abi.encodeWithSelector(IBlindBox.BlindBoxWrongStatus.selector, series, status));
    }
}
