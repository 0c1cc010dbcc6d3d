// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {CardLevels} from "./CardLevels.sol";
import {AccountWord} from "./CardWords.sol";
import {ICardReservations} from "./ICardReservations.sol";

/// @title Cards in two instalments
/// @notice See {ICardReservations}.
/// @dev The first instalment stays in escrow until the card is minted or the credit is written: it is nobody's income
/// before.
abstract contract CardReservations is CardLevels {
    uint32 private constant _SHORTEST = 1 hours;
    uint32 private constant _LONGEST = 72 hours;
    uint16 private constant _LEAST_FIRST = 2000;
    uint16 private constant _MOST_FIRST = 9000;

    mapping(uint256 level => Allotment allotment) private _allotments;
    mapping(address user => Reservation reservation) private _reservations;

    /// @inheritdoc ICardReservations
    function reserve(uint256 level) external payable whenEntriesOpen nonReentrant {
        bool inU = _requireOpen(level);
        if (_reservations[msg.sender].deadline != 0) revert CardsAlreadyReserved(msg.sender);
        Allotment memory allotment = _allotments[level];
        if (allotment.left == 0) revert CardsAllotmentEmpty(level);

        (uint256 price, uint256 depth) = _quote(level, inU);
        uint256 first = _firstOf(price, allotment.firstBps);
        _checkPaid(first, inU);
        if (inU) _countReserved(_sales[level].price(), depth);

        allotment.left -= 1;
        _allotments[level] = allotment;
        uint256 deadline = block.timestamp + allotment.window;
        _reservations[msg.sender] = Reservation({
            level: uint8(level),
            deadline: uint40(deadline),
            first: uint96(first),
            second: uint96(price - first)
        });
        emit Reserved(msg.sender, level, first, price - first, deadline);
        _returnExcess(first);
    }

    /// @inheritdoc ICardReservations
    function completeReservation() external payable {
        Reservation memory reserved = _take(msg.sender);
        if (block.timestamp > reserved.deadline) revert CardsReservationExpired(reserved.deadline);
        if (msg.value != reserved.second) revert CardsWrongPayment(msg.value, reserved.second);

        uint256 tokenId = _sell(reserved.level, uint256(reserved.first) + reserved.second, 0);
        emit ReservationCompleted(msg.sender, reserved.level, tokenId);
    }

    /// @inheritdoc ICardReservations
    function cancelReservation(address user) external {
        Reservation memory reserved = _take(user);
        bool running = block.timestamp <= reserved.deadline;
        if (running && msg.sender != user) revert CardsReservationRunning(reserved.deadline);

        // A place that does not fit any more is lost; the money must come back all the same.
        Allotment storage allotment = _allotments[reserved.level];
        if (allotment.left != type(uint32).max) allotment.left += 1;
        _accounts[user] = _accounts[user].add(AccountWord.money(reserved.first, 0));
        emit ReservationCancelled(user, reserved.level, reserved.first);
    }

    /// @inheritdoc ICardReservations
    function setAllotment(uint256 level, uint32 raise, uint32 window, uint16 firstBps) external onlyOwner {
        if (raise == 0) _requireLevel(level);
        else _requireNotSoldOut(level);
        bool inRange = window >= _SHORTEST && window <= _LONGEST;
        if (!inRange || firstBps < _LEAST_FIRST || firstBps > _MOST_FIRST) revert CardsSettingOutOfRange();
        Allotment memory allotment = Allotment(_allotments[level].left + raise, window, firstBps);
        _allotments[level] = allotment;
        emit AllotmentSet(level, allotment);
    }

    /// @inheritdoc ICardReservations
    function firstInstalment(uint256 level) external view returns (uint256) {
        return _firstOf(priceOf(level), _allotments[level].firstBps);
    }

    /// @inheritdoc ICardReservations
    function reservationOf(address user) external view returns (Reservation memory) {
        return _reservations[user];
    }

    /// @inheritdoc ICardReservations
    function allotmentOf(uint256 level) external view returns (Allotment memory) {
        return _allotments[level];
    }

    /// @dev Ends the reservation of `user`; a caller that then refuses reverts this too.
    function _take(address user) private returns (Reservation memory reserved) {
        reserved = _reservations[user];
        if (reserved.deadline == 0) revert CardsNoReservation(user);
        delete _reservations[user];
    }

    /// @dev Rounded up, so that the first part is never below its share.
    function _firstOf(uint256 price, uint256 firstBps) private pure returns (uint256) {
        return (price * firstBps + _BPS - 1) / _BPS;
    }
}
