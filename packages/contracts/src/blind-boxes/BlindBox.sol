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
/// refunded, and the bond. Each payment is booked before it is made, and no series can draw on another.
contract BlindBox is BoxSeries {
    using BitMaps for BitMaps.BitMap;
    using SafeTRC20 for ITRC20;

    bytes32 private constant _FEE_KIND = "blind-boxes";
    uint16 private constant _MOST_FEE = 500;
    uint256 private constant _BOND_TIME = 30 days;

    /// @notice Where the fee on proceeds goes.
    IFeeVault public immutable feeVault;

    /// @notice Fee on the proceeds of series made from now on, in bps.
    uint16 public fee;

    /// @dev A prize or prize share was paid for the box.
    mapping(uint256 series => BitMaps.BitMap boxes) private _prizePaid;
    /// @dev Price and bond share of the box were paid back.
    mapping(uint256 series => BitMaps.BitMap boxes) private _pricePaid;

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
        _mark(_prizePaid[series], boxId);
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
        _mark(_prizePaid[series], boxId);
        uint256 share = s.escrow / s.sold;
        emit PrizeShared(series, boxId, share);
        // The price may have been taken alone before, while the prize coin refused transfers.
        bool priceDue = !_pricePaid[series].get(boxId);
        if (priceDue) _pricePaid[series].set(boxId);
        _payPrize(s, receiver, share);
        if (priceDue) _payPrice(s, series, boxId, receiver);
    }

    /// @inheritdoc IBlindBox
    function refundPrice(uint256 series, uint256 boxId) external nonReentrant {
        Series storage s = _inStatus(series, Status.Void);
        address receiver = ownerOfBox(series, boxId);
        _mark(_pricePaid[series], boxId);
        _payPrice(s, series, boxId, receiver);
    }

    /// @inheritdoc IBlindBox
    function takeProceeds(uint256 series) external nonReentrant {
        Series storage s = _inStatus(series, Status.Revealed);
        _requireOperator(s);
        if (s.proceedsTaken) revert BlindBoxAlreadyPaid(series);
        s.proceedsTaken = true;
        uint256 amount = uint256(s.price) * s.sold;
        uint256 cut = (amount * s.feeBps) / _BPS;
        emit ProceedsTaken(series, amount - cut, cut);
        if (cut != 0) feeVault.pay{value: cut}(s.operator, _FEE_KIND);
        _send(s.operator, amount - cut);
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

    function _payPrice(Series storage s, uint256 series, uint256 boxId, address receiver) private {
        emit BoxRefunded(series, boxId);
        _send(receiver, s.price + s.bond / s.sold);
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

    function _requireOperator(Series storage s) private view {
        if (msg.sender != s.operator) revert BlindBoxNotOperator(msg.sender);
    }
}
