// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {BitMaps} from "@openzeppelin/tron-contracts/utils/structs/BitMaps.sol";
import {IFeeVault} from "../fees/IFeeVault.sol";
import {EntryPause} from "../shared/EntryPause.sol";
import {BoxSeries} from "./BoxSeries.sol";
import {IBlindBox} from "./IBlindBox.sol";

/// @title What leaves a series of boxes: prizes, refunds, proceeds, bond
/// @notice See {IBlindBox}.
/// @dev Per series the contract holds the escrow less prizes paid, the price of all boxes until they are taken or
/// refunded, and the bond. Each payment is booked before it is made, and no series can draw on another. The fee is at
/// most 5 % of the sold boxes' price and the bond at least 10 % of all, so either pot covers it.
contract BlindBox is BoxSeries {
    using BitMaps for BitMaps.BitMap;
    using SafeTRC20 for ITRC20;

    bytes32 private constant _FEE_KIND = "blind-boxes";
    uint16 private constant _MOST_FEE = 500;
    uint256 private constant _BOND_TIME = 30 days;
    address private constant _BURNED = 0x000000000000000000000000000000000000dEaD;

    /// @notice Where the fee on proceeds goes.
    IFeeVault public immutable feeVault;

    /// @notice Fee on the proceeds of series made from now on, in bps.
    uint16 public fee;

    /// @dev The box was opened, or its price was paid back: a series is either revealed or void.
    mapping(uint256 series => BitMaps.BitMap boxes) private _paid;

    constructor(
        address owner_,
        address guardian_,
        IFeeVault feeVault_,
        uint256 revealTime_,
        uint256 embeddedChainId
    ) Ownable(owner_) EntryPause(guardian_) BoxSeries(revealTime_, embeddedChainId) {
        feeVault = feeVault_;
    }

    /// @inheritdoc IBlindBox
    function open(uint256 series, uint256 boxId) external nonReentrant {
        uint256 prizeId = prizeIdOf(series, boxId);
        Series storage s = _series[series];
        _mark(_paid[series], boxId);
        // Boxes nobody bought belong to the operator, who escrowed their prizes.
        address receiver = s.operator;
        if (boxId < s.sold) {
            receiver = ownerOfBox(series, boxId);
            s.opened += 1;
        }
        emit Opened(series, boxId, prizeId);
        _payPrize(s, receiver, prizeAmount(series, prizeId));
    }

    /// @inheritdoc IBlindBox
    function refundBox(uint256 series, uint256 boxId) external nonReentrant {
        Series storage s = _inStatus(series, Status.Void);
        address receiver = ownerOfBox(series, boxId);
        _mark(_paid[series], boxId);
        uint256 amount = s.price + (s.bond - _feeOf(s)) / s.sold;
        emit BoxRefunded(series, boxId, amount);
        _send(receiver, amount);
    }

    /// @inheritdoc IBlindBox
    function burnPrizes(uint256 series) external nonReentrant {
        Series storage s = _inStatus(series, Status.Void);
        if (s.prizesBurned) revert BlindBoxAlreadyPaid(series);
        s.prizesBurned = true;
        emit PrizesBurned(series, s.escrow);
        _payPrize(s, _BURNED, s.escrow);
    }

    /// @inheritdoc IBlindBox
    function settleFee(uint256 series) external nonReentrant {
        Series storage s = _get(series);
        Status now_ = _statusOf(s);
        if (now_ != Status.Revealed && now_ != Status.Void) revert BlindBoxWrongStatus(series, now_);
        uint256 amount = _feeOf(s);
        if (s.feeSettled || amount == 0) revert BlindBoxAlreadyPaid(series);
        s.feeSettled = true;
        emit FeeSettled(series, amount);
        feeVault.pay{value: amount}(s.operator, _FEE_KIND);
    }

    /// @inheritdoc IBlindBox
    function takeProceeds(uint256 series) external nonReentrant {
        Series storage s = _inStatus(series, Status.Revealed);
        _requireOperator(s);
        if (s.proceedsTaken) revert BlindBoxAlreadyPaid(series);
        s.proceedsTaken = true;
        uint256 cut = _feeOf(s);
        uint256 amount = uint256(s.price) * s.sold - cut;
        emit ProceedsTaken(series, amount, cut);
        // The vault is not asked here: one that refuses could keep the operator's money.
        _send(s.operator, amount);
    }

    /// @inheritdoc IBlindBox
    function takeBond(uint256 series) external nonReentrant {
        Series storage s = _inStatus(series, Status.Revealed);
        _requireOperator(s);
        if (s.bondTaken) revert BlindBoxAlreadyPaid(series);
        uint256 held = s.revealedAt + _BOND_TIME;
        if (s.opened < s.sold && block.timestamp < held) revert BlindBoxBondHeld(held);
        _returnBond(s, series);
    }

    /// @inheritdoc IBlindBox
    function reclaimSeries(uint256 series) external nonReentrant {
        Series storage s = _inStatus(series, Status.Ended);
        _requireOperator(s);
        if (s.sold != 0) revert BlindBoxWrongStatus(series, Status.Ended);
        if (s.bondTaken) revert BlindBoxAlreadyPaid(series);
        emit SeriesReclaimed(series);
        _payPrize(s, s.operator, s.escrow);
        _returnBond(s, series);
    }

    /// @inheritdoc IBlindBox
    function setFee(uint16 bps) external onlyOwner {
        if (bps > _MOST_FEE) revert BlindBoxSettingOutOfRange();
        fee = bps;
        emit FeeSet(bps);
    }

    function _feeBps() internal view override returns (uint16) {
        return fee;
    }

    function _returnBond(Series storage s, uint256 series) private {
        s.bondTaken = true;
        emit BondTaken(series, s.bond);
        _send(s.operator, s.bond);
    }

    function _payPrize(Series storage s, address receiver, uint256 amount) private {
        if (amount != 0) ITRC20(s.prizeCoin).safeTransferChecked(receiver, amount);
    }

    function _mark(BitMaps.BitMap storage paid, uint256 boxId) private {
        if (paid.get(boxId)) revert BlindBoxAlreadyPaid(boxId);
        paid.set(boxId);
    }

    function _send(address to, uint256 amount) private {
        (bool sent, ) = to.call{value: amount}("");
        if (!sent) revert BlindBoxPaymentFailed(to);
    }

    function _feeOf(Series storage s) private view returns (uint256) {
        return (uint256(s.price) * s.sold * s.feeBps) / _BPS;
    }

    function _requireOperator(Series storage s) private view {
        if (msg.sender != s.operator) revert BlindBoxNotOperator(msg.sender);
    }
}
