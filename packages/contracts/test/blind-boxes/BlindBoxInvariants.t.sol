// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ActAs} from "../base/ActAs.sol";
import {Campaign} from "../base/Campaign.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {ReenteringReceiver} from "../doubles/Receivers.sol";
import "./BoxFixture.sol";

/// @notice Series of different ends side by side: an operator that may forget to reveal, buyers that refuse TRX or call
/// back, a prize coin that breaks, missed captures, donations, time jumps, an owner that changes every setting.
contract BlindBoxHandler is BoxFixture, ActAs {
    address[] public users;
    uint256 public prizesIn;
    uint256 public prizesOut;
    uint256 public trxIn;
    mapping(uint256 series => mapping(uint256 boxId => bool done)) public prizeDone;
    mapping(uint256 series => mapping(uint256 boxId => bool done)) public priceDone;

    constructor() {
        _deployAll();
        users = [
            ALICE,
            BOB,
            address(DeployDoubles.refusingReceiver()),
            address(DeployDoubles.reenteringReceiver())
        ];
        for (uint256 i; i < users.length; ++i) vm.deal(users[i], 1e15);
        ReenteringReceiver(payable(users[3])).arm(
            address(boxes),
            abi.encodeCall(IBlindBox.refundBox, (0, 0))
        );
    }

    function target() external view returns (BlindBox) {
        return boxes;
    }

    function prizeCoin() external view returns (ToggleCoin) {
        return coin;
    }

    function create(uint16 limit) external {
        if (boxes.seriesLength() == 4 || coin.broken() || block.timestamp < boxes.pausedUntil()) return;
        IBlindBox.SeriesConfig memory config = _config();
        config.commit = keccak256(abi.encode(bytes32(boxes.seriesLength())));
        config.limit = 1 + (limit % 10);
        _createWith(config, _tiers(), BOND);
        prizesIn += ESCROW;
        trxIn += BOND;
    }

    function buy(uint256 which, uint256 who, uint256 num) external {
        (uint256 series, bool exists) = _pick(which);
        if (!exists || boxes.status(series) != uint256(IBlindBox.Status.OnSale)) return;
        address user = users[who % users.length];
        num = 1 + (num % 5);
        uint256 paid = num * PRICE;
        bytes memory purchase = abi.encodeCall(IBlindBox.buyBox, (series, num));
        if (_tryAs(user, address(boxes), paid, purchase)) trxIn += paid;
    }

    /// @dev Closing is never refused to the operator once the sale with a buyer is over, and to nobody a day later.
    function close(uint256 which, bool byOperator) public {
        (uint256 series, bool exists) = _pick(which);
        if (!exists || boxes.seriesOf(series).sold == 0) return;
        uint256 status = boxes.status(series);
        if (status != 2 && status != 3) return;
        bool late = block.timestamp >= boxes.seriesOf(series).end + 1 days;
        bytes memory closing = abi.encodeCall(IBlindBox.closeSeries, (series));
        bool done = _tryAs(byOperator ? OPERATOR : users[0], address(boxes), 0, closing);
        assertTrue(done == (byOperator || late), "closing does what the time says");
    }

    function capture(uint256 which, bytes32 hash) external {
        (uint256 series, bool exists) = _pick(which);
        if (!exists || boxes.status(series) != 4 || boxes.seriesOf(series).capturedAt != 0) return;
        if (block.number <= boxes.seriesOf(series).revealBlock)
            vm.roll(boxes.seriesOf(series).revealBlock + 1);
        vm.setBlockhash(boxes.seriesOf(series).revealBlock, keccak256(abi.encode(hash)));
        boxes.capture(series);
    }

    /// @dev Shortcut to the end of a series, so that many runs get there: a stranger tries to close it first, then the
    /// operator does, and it is revealed or void in one of two ways.
    function finish(uint256 which, bytes32 hash, uint256 how) external {
        (uint256 series, bool exists) = _pick(which);
        if (!exists || boxes.seriesOf(series).sold == 0 || boxes.status(series) > 3) return;
        uint256 end = boxes.seriesOf(series).end;
        if (block.timestamp < end) vm.warp(end);
        close(which, false);
        if (boxes.status(series) != 4) close(which, true);
        if (how % 3 == 0) return vm.roll(block.number + 277);
        vm.roll(boxes.seriesOf(series).revealBlock + 1);
        vm.setBlockhash(block.number - 1, keccak256(abi.encode(hash)));
        boxes.capture(series);
        if (how % 3 == 1) return vm.warp(block.timestamp + 1 days + 1);
        boxes.reveal(series, bytes32(series));
    }

    function reveal(uint256 which) external {
        (uint256 series, bool exists) = _pick(which);
        if (!exists || boxes.status(series) != 4 || boxes.seriesOf(series).capturedAt == 0) return;
        boxes.reveal(series, bytes32(series));
    }

    /// @dev A closed box of a revealed series opens whatever anybody does, unless the coin itself refuses.
    function open(uint256 which, uint256 boxId) external {
        (uint256 series, bool exists) = _pick(which);
        boxId %= 10;
        if (!exists || boxes.status(series) != 5) return;
        uint256 amount = boxes.prizeAmount(series, boxes.prizeIdOf(series, boxId));
        try boxes.open(series, boxId) {
            assertTrue(!prizeDone[series][boxId], "opened twice");
            prizeDone[series][boxId] = true;
            prizesOut += amount;
        } catch {
            assertTrue(prizeDone[series][boxId] || coin.broken(), "a closed box did not open");
        }
    }

    /// @dev The TRX of a void box comes back whatever anybody does, unless its own owner refuses it.
    function refund(uint256 which, uint256 boxId) external {
        (uint256 series, bool exists) = _pick(which);
        if (!exists || boxes.status(series) != 6) return;
        IBlindBox.Series memory s = boxes.seriesOf(series);
        boxId %= s.sold;
        bool refuses = boxes.ownerOfBox(series, boxId) == users[2];
        try boxes.refundBox(series, boxId) {
            assertTrue(!priceDone[series][boxId], "refunded twice");
            priceDone[series][boxId] = true;
            trxIn -= _refundOf(s);
        } catch {
            assertTrue(priceDone[series][boxId] || refuses, "no refund");
        }
    }

    function burn(uint256 which) external {
        (uint256 series, bool exists) = _pick(which);
        if (!exists || boxes.status(series) != 6) return;
        bool burned = boxes.seriesOf(series).prizesBurned;
        try boxes.burnPrizes(series) {
            assertTrue(!burned, "burned twice");
            prizesOut += boxes.seriesOf(series).escrow;
        } catch {
            assertTrue(burned || coin.broken(), "not burned");
        }
    }

    function settle(uint256 which) external {
        (uint256 series, bool exists) = _pick(which);
        if (!exists) return;
        IBlindBox.Series memory s = boxes.seriesOf(series);
        try boxes.settleFee(series) {
            assertTrue(!s.feeSettled, "settled twice");
            trxIn -= _feeOf(s);
        } catch {}
    }

    /// @dev The operator's money comes whatever the fee vault says.
    function operator(uint256 which) external {
        (uint256 series, bool exists) = _pick(which);
        if (!exists) return;
        IBlindBox.Series memory s = boxes.seriesOf(series);
        bool due_ = boxes.status(series) == 5 && !s.proceedsTaken;
        vm.startPrank(OPERATOR);
        try boxes.takeProceeds(series) {
            trxIn -= uint256(s.price) * s.sold - _feeOf(s);
        } catch {
            assertTrue(!due_, "proceeds are kept");
        }
        try boxes.takeBond(series) {
            trxIn -= s.bond;
        } catch {}
        try boxes.reclaimSeries(series) {
            trxIn -= s.bond;
            prizesOut += s.escrow;
        } catch {}
        vm.stopPrank();
    }

    function hostileOwner(uint16 fee, bool on) external {
        vm.startPrank(OWNER);
        boxes.setFee(fee % 501);
        boxes.setPrizeCoin(address(coin), true);
        boxes.setOperator(BOB, on);
        vault.setRole(address(boxes), on ? IFeeVault.Role.Source : IFeeVault.Role.None);
        vm.stopPrank();
        vm.prank(GUARDIAN);
        try boxes.pauseEntries(uint40(block.timestamp + 1 + fee)) {} catch {}
    }

    function hostileCoin(bool broken) external {
        coin.setBroken(broken);
    }

    function donate(uint96 amount) external {
        vm.deal(address(boxes), address(boxes).balance + (amount % 1e9));
        trxIn += amount % 1e9;
    }

    function wait(uint32 time, uint16 blocks) external {
        vm.warp(block.timestamp + (time % 3 days));
        vm.roll(block.number + (blocks % 300));
    }

    /// @dev What is still due in prizes and in TRX over all series.
    function due() external view returns (uint256 prizes, uint256 trx) {
        for (uint256 i; i < boxes.seriesLength(); ++i) {
            IBlindBox.Series memory s = boxes.seriesOf(i);
            bool isVoid = boxes.status(i) == 6;
            for (uint256 b; b < 10; ++b) {
                if (isVoid && b < s.sold && !priceDone[i][b]) trx += _refundOf(s);
                if (boxes.status(i) == 5 && !prizeDone[i][b])
                    prizes += boxes.prizeAmount(i, boxes.prizeIdOf(i, b));
            }
            if (!s.feeSettled && s.sold != 0) trx += _feeOf(s);
            if (isVoid && !s.prizesBurned) prizes += s.escrow;
            if (isVoid) continue;
            if (boxes.status(i) < 5 && !s.bondTaken) prizes += s.escrow;
            if (!s.bondTaken) trx += s.bond;
            if (!s.proceedsTaken) trx += uint256(s.price) * s.sold - _feeOf(s);
        }
    }

    function _feeOf(IBlindBox.Series memory s) private pure returns (uint256) {
        return (uint256(s.price) * s.sold * s.feeBps) / 10_000;
    }

    function _refundOf(IBlindBox.Series memory s) private pure returns (uint256) {
        return s.price + (s.bond - _feeOf(s)) / s.sold;
    }

    function _pick(uint256 which) private view returns (uint256 series, bool exists) {
        uint256 count = boxes.seriesLength();
        return count == 0 ? (0, false) : (which % count, true);
    }
}

contract BlindBoxInvariants is Campaign {
    BlindBoxHandler private handler;
    BlindBox private boxes;

    function setUp() public {
        handler = new BlindBoxHandler();
        _callAll(address(handler));
        boxes = handler.target();
    }

    function invariant_EveryPrizeIsHeld() public view {
        (uint256 prizes, ) = handler.due();
        assertLe(prizes, handler.prizeCoin().balanceOf(address(boxes)));
        assertEq(handler.prizeCoin().balanceOf(address(boxes)), handler.prizesIn() - handler.prizesOut());
    }

    function invariant_EveryRefundAndBondIsHeld() public view {
        (, uint256 trx) = handler.due();
        assertLe(trx, address(boxes).balance);
        assertEq(address(boxes).balance, handler.trxIn());
    }

    function invariant_ProceedsLeaveOnlyWhenRevealed() public view {
        for (uint256 i; i < boxes.seriesLength(); ++i) {
            if (boxes.seriesOf(i).proceedsTaken) assertEq(boxes.status(i), 5);
        }
    }
}
