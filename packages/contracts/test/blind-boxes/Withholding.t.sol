// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Shuffle} from "../../src/blind-boxes/Shuffle.sol";
import "./BoxFixture.sol";

/// @notice An operator that bought boxes itself, under other names, and decides after the draw whether to reveal.
contract BlindBoxWithholdingTest is BoxFixture {
    address[2] private puppets = [address(0x51), address(0x52)];
    uint256 private series;

    function setUp() public {
        _deployAll();
        for (uint256 i; i < 2; ++i) vm.deal(puppets[i], 1e15);
    }

    /// @dev The stranger holds one box and has won everything: with a share of the escrow, hiding that would pay.
    function test_notRevealing_SavesNoPrize() public {
        _sellTo(9, 1);
        _drawForTheStranger();
        uint256 before = vm.snapshotState();
        (uint256 trxRevealed, uint256 coinRevealed) = _whenRevealed();
        vm.revertToState(before);
        (uint256 trxVoid, uint256 coinVoid) = _whenVoid();
        assertLe(coinVoid, coinRevealed);
        assertLe(trxVoid, trxRevealed);
    }

    /// @dev Whatever was drawn, however many boxes are its own and whatever the fee: neither coins nor TRX are gained.
    function testFuzz_notRevealing_NeverPays(
        uint256 own,
        uint256 strangers,
        uint16 fee,
        bytes32 hash
    ) public {
        vm.assume(hash != 0);
        own = bound(own, 0, 9);
        vm.prank(OWNER);
        boxes.setFee(uint16(bound(fee, 0, 500)));
        _sellTo(own, bound(strangers, 1, 10 - own));
        _draw(hash);
        uint256 before = vm.snapshotState();
        (uint256 trxRevealed, uint256 coinRevealed) = _whenRevealed();
        vm.revertToState(before);
        (uint256 trxVoid, uint256 coinVoid) = _whenVoid();
        assertLe(coinVoid, coinRevealed);
        assertLe(trxVoid, trxRevealed);
    }

    /// @dev One prize. The strangers buy first, so the first box is theirs.
    function _sellTo(uint256 own, uint256 strangers) private {
        IBlindBox.Tier[] memory tiers = new IBlindBox.Tier[](2);
        tiers[0] = IBlindBox.Tier(1, 500);
        tiers[1] = IBlindBox.Tier(9, 0);
        series = _createWith(_config(), tiers, BOND);
        _buy(ALICE, series, strangers > 5 ? 5 : strangers);
        if (strangers > 5) _buy(BOB, series, strangers - 5);
        if (own != 0) _buy(puppets[0], series, own > 5 ? 5 : own);
        if (own > 5) _buy(puppets[1], series, own - 5);
    }

    /// @dev With a block hash that lets the stranger win: stands for one draw in ten.
    function _drawForTheStranger() private {
        for (uint256 n; ; ++n) {
            bytes32 hash = keccak256(abi.encode(n));
            bytes32 seed = keccak256(abi.encode(SECRET, hash, series));
            if (Shuffle.at(seed, 0, 10) == 0) return _draw(hash);
        }
    }

    function _draw(bytes32 hash) private {
        _close(series);
        vm.roll(boxes.seriesOf(series).revealBlock + 1);
        vm.setBlockhash(block.number - 1, hash);
        boxes.capture(series);
    }

    /// @dev What operator and puppets have in the end when the secret is published.
    function _whenRevealed() private returns (uint256 trx, uint256 prizes) {
        boxes.reveal(series, SECRET);
        for (uint256 id; id < 10; ++id) boxes.open(series, id);
        vm.startPrank(OPERATOR);
        boxes.takeProceeds(series);
        boxes.takeBond(series);
        vm.stopPrank();
        return _worth();
    }

    /// @dev The same when it is not.
    function _whenVoid() private returns (uint256 trx, uint256 prizes) {
        vm.warp(block.timestamp + 1 days + 1);
        uint256 sold = boxes.seriesOf(series).sold;
        for (uint256 id; id < sold; ++id) boxes.refundBox(series, id);
        boxes.burnPrizes(series);
        return _worth();
    }

    function _worth() private view returns (uint256 trx, uint256 prizes) {
        trx = OPERATOR.balance + puppets[0].balance + puppets[1].balance;
        prizes = coin.balanceOf(OPERATOR) + coin.balanceOf(puppets[0]) + coin.balanceOf(puppets[1]);
    }
}
