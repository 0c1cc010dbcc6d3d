// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IEnergyDesk} from "./IEnergyDesk.sol";
import {StakeQueries} from "./StakeQueries.sol";

/// @title Energy desk
/// @notice See {IEnergyDesk}.
/// @dev The sum of the prices of waiting and delivered rentals and of all credits is <= balance. Only delivered rentals
/// count as needed cover: one more rental, which anybody can make, never spoils the proof of another.
contract EnergyDesk is IEnergyDesk {
    /// @dev All in one word: a rental writes it once.
    struct Desk {
        uint64 rentals;
        uint64 waiting;
        uint32 basePrice;
        uint32 hourPrice;
        bool isOpen;
    }

    uint256 private constant _LEAST_ENERGY = 10_000;
    uint256 private constant _MOST_ENERGY = 100_000_000;
    uint256 private constant _LONGEST = 720;
    uint256 private constant _PROOF_TIME = 10 minutes;
    uint256 private constant _MOST_BASE_PRICE = 200_000;
    uint256 private constant _MOST_HOUR_PRICE = 20_000;
    uint256 private constant _PRICED = 1000;
    uint256 private constant _TRX = 1e6;
    /// @dev Of an account that is on the chain and has no code; an account that is not there has zero.
    bytes32 private constant _NO_CODE = keccak256("");

    /// @inheritdoc IEnergyDesk
    address public immutable operator;

    /// @inheritdoc IEnergyDesk
    mapping(address user => uint256 amount) public credit;

    /// @inheritdoc IEnergyDesk
    mapping(address receiver => uint256 stake) public deliveredStake;

    Desk private _desk;
    mapping(uint256 id => Rental rental) private _rentals;

    constructor(address operator_, uint256 basePrice, uint256 hourPrice) {
        operator = operator_;
        _setPrice(basePrice, hourPrice, true);
    }

    /// @inheritdoc IEnergyDesk
    function rent(address receiver, uint256 energy, uint256 term) external payable returns (uint256 id) {
        Desk memory desk = _desk;
        if (!desk.isOpen) revert EnergyDeskClosed();
        if (receiver == operator || receiver.codehash != _NO_CODE) revert EnergyDeskInvalidReceiver(receiver);
        uint256 price = _price(desk, energy, term);
        if (msg.value != price) revert EnergyDeskWrongPayment(msg.value, price);
        uint256 stake = stakeFor(energy);
        uint256 free = _free(desk.waiting);
        if (stake > free || stake > type(uint48).max) revert EnergyDeskNoCapacity(stake, free);

        id = ++desk.rentals;
        desk.waiting += uint64(stake);
        _desk = desk;
        _rentals[id] = Rental({
            buyer: msg.sender,
            time: uint40(block.timestamp),
            term: uint16(term),
            state: State.Waiting,
            receiver: receiver,
            stake: uint48(stake),
            price: uint48(price)
        });
        emit Rented(id, msg.sender, receiver, energy, term, price, stake);
    }

    /// @inheritdoc IEnergyDesk
    function deliver(uint256 id) external {
        if (msg.sender != operator) revert EnergyDeskNotOperator(msg.sender);
        Rental memory rental = _rentals[id];
        if (rental.state != State.Waiting) revert EnergyDeskWrongState(id, rental.state);
        uint256 until = rental.time + _PROOF_TIME;
        if (block.timestamp > until) revert EnergyDeskTooLate(id, until);
        uint256 needed = deliveredStake[rental.receiver] + rental.stake;
        uint256 lent = lentTo(rental.receiver);
        if (lent < needed) revert EnergyDeskNotCovered(rental.receiver, lent, needed);

        uint256 ends = block.timestamp + uint256(rental.term) * 1 hours;
        deliveredStake[rental.receiver] = needed;
        _desk.waiting -= rental.stake;
        Rental storage kept = _rentals[id];
        kept.time = uint40(ends);
        kept.state = State.Delivered;
        emit Delivered(id, ends);
    }

    /// @inheritdoc IEnergyDesk
    function settle(uint256 id) external {
        Rental memory rental = _rentals[id];
        if (rental.state != State.Delivered) revert EnergyDeskWrongState(id, rental.state);
        if (block.timestamp < rental.time) revert EnergyDeskTooEarly(id, rental.time);
        uint256 needed = deliveredStake[rental.receiver];
        uint256 lent = lentTo(rental.receiver);
        if (lent < needed) revert EnergyDeskNotCovered(rental.receiver, lent, needed);

        deliveredStake[rental.receiver] = needed - rental.stake;
        _rentals[id].state = State.Settled;
        emit Settled(id, rental.price);
        _pay(operator, rental.price);
    }

    /// @inheritdoc IEnergyDesk
    function refund(uint256 id) external {
        Rental memory rental = _rentals[id];
        if (rental.state == State.Waiting) {
            uint256 from = rental.time + _PROOF_TIME + 1;
            if (block.timestamp < from && msg.sender != operator) revert EnergyDeskTooEarly(id, from);
            _desk.waiting -= rental.stake;
        } else if (rental.state == State.Delivered) {
            uint256 needed = deliveredStake[rental.receiver];
            if (lentTo(rental.receiver) >= needed) revert EnergyDeskCovered(id);
            deliveredStake[rental.receiver] = needed - rental.stake;
        } else {
            revert EnergyDeskWrongState(id, rental.state);
        }

        _rentals[id].state = State.Refunded;
        emit Refunded(id, rental.buyer, rental.price);
        _pay(rental.buyer, rental.price);
    }

    /// @inheritdoc IEnergyDesk
    function withdrawCredit() external {
        uint256 amount = credit[msg.sender];
        if (amount == 0) revert EnergyDeskNothingDue(msg.sender);
        credit[msg.sender] = 0;
        emit CreditPaid(msg.sender, amount);
        (bool sent, ) = msg.sender.call{value: amount}("");
        if (!sent) revert EnergyDeskPaymentFailed(msg.sender);
    }

    /// @inheritdoc IEnergyDesk
    function setPrice(uint256 basePrice, uint256 hourPrice, bool isOpen) external {
        if (msg.sender != operator) revert EnergyDeskNotOperator(msg.sender);
        _setPrice(basePrice, hourPrice, isOpen);
    }

    /// @inheritdoc IEnergyDesk
    function priceOf(uint256 energy, uint256 term) external view returns (uint256) {
        return _price(_desk, energy, term);
    }

    /// @inheritdoc IEnergyDesk
    function freeStake() external view returns (uint256) {
        return _free(_desk.waiting);
    }

    /// @inheritdoc IEnergyDesk
    function waitingStake() external view returns (uint256) {
        return _desk.waiting;
    }

    /// @inheritdoc IEnergyDesk
    function offer() external view returns (Offer memory) {
        Desk memory desk = _desk;
        return Offer({basePrice: desk.basePrice, hourPrice: desk.hourPrice, isOpen: desk.isOpen});
    }

    /// @inheritdoc IEnergyDesk
    function rentals(uint256 id) external view returns (Rental memory) {
        return _rentals[id];
    }

    /// @inheritdoc IEnergyDesk
    function rentalsLength() external view returns (uint256) {
        return _desk.rentals;
    }

    /// @inheritdoc IEnergyDesk
    function lentTo(address receiver) public view returns (uint256) {
        return StakeQueries.lent(operator, receiver);
    }

    /// @inheritdoc IEnergyDesk
    function stakeFor(uint256 energy) public view returns (uint256) {
        (uint256 total, uint256 weight) = StakeQueries.energyPool();
        // A whole TRX more than the quotient: the chain divides in floating point, and lends no less than one TRX.
        return ((energy * weight) / total + 1) * _TRX;
    }

    function _setPrice(uint256 basePrice, uint256 hourPrice, bool isOpen) private {
        if (basePrice > _MOST_BASE_PRICE || hourPrice > _MOST_HOUR_PRICE)
            revert EnergyDeskPriceTooHigh(basePrice, hourPrice);
        Desk memory desk = _desk;
        desk.basePrice = uint32(basePrice);
        desk.hourPrice = uint32(hourPrice);
        desk.isOpen = isOpen;
        _desk = desk;
        emit PriceSet(basePrice, hourPrice, isOpen);
    }

    /// @dev With the little energy of a plain transfer: a buyer whose code wants more cannot make others pay for it.
    function _pay(address to, uint256 amount) private {
        if (payable(to).send(amount)) return;
        credit[to] += amount;
        emit Credited(to, amount);
    }

    function _free(uint256 waiting) private view returns (uint256) {
        uint256 lendable = StakeQueries.lendable(operator);
        return lendable > waiting ? lendable - waiting : 0;
    }

    function _price(Desk memory asked, uint256 energy, uint256 term) private pure returns (uint256) {
        if (energy < _LEAST_ENERGY || energy > _MOST_ENERGY || term == 0 || term > _LONGEST)
            revert EnergyDeskOutOfRange(energy, term);
        uint256 rate = asked.basePrice + term * asked.hourPrice;
        return (energy * rate + _PRICED - 1) / _PRICED;
    }
}
