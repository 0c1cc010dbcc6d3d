// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {EntryPause} from "../shared/EntryPause.sol";
import {ExactPull} from "../shared/ExactPull.sol";
import {IOtcDesk} from "./IOtcDesk.sol";

/// @title OTC desk
/// @notice See {IOtcDesk}.
/// @dev Per coin: sum of `left` of its offers <= balance, for coins whose balances move by transfers only. A coin that
/// changes balances by itself can harm its own offers, never those of another coin.
contract OtcDesk is IOtcDesk, EntryPause, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;

    uint256 private constant _LONGEST = 365 days;
    uint256 private constant _SMALLEST_FILL = 100;

    /// @inheritdoc IOtcDesk
    mapping(address user => uint256 amount) public credit;

    /// @inheritdoc IOtcDesk
    mapping(address coin => bool known) public knownCoin;

    Offer[] private _offers;

    constructor(address owner_, address guardian_) Ownable(owner_) EntryPause(guardian_) {}

    /// @inheritdoc IOtcDesk
    function makeOffer(
        address sell,
        uint128 amount,
        address want,
        uint128 wantAmount,
        address onlyTaker,
        uint40 expires,
        bool wholeOnly
    ) external whenEntriesOpen nonReentrant returns (uint256 id) {
        bool amounts = _fits(amount) && _fits(wantAmount);
        bool time = expires > block.timestamp && expires <= block.timestamp + _LONGEST;
        if (!amounts || !time || sell == want || onlyTaker == msg.sender) revert OtcDeskInvalidOffer();

        id = _offers.length;
        _offers.push(
            Offer({
                maker: msg.sender,
                left: uint96(amount),
                sell: sell,
                amount: uint96(amount),
                want: want,
                wantAmount: uint96(wantAmount),
                onlyTaker: onlyTaker,
                expires: expires,
                wholeOnly: wholeOnly
            })
        );
        emit OfferMade(id, msg.sender, sell, amount, want, wantAmount, onlyTaker, expires, wholeOnly);
        ExactPull.pull(ITRC20(sell), msg.sender, address(this), amount);
    }

    /// @inheritdoc IOtcDesk
    function takeOffer(
        uint256 id,
        uint128 amount,
        uint256 maxPay
    ) external payable whenEntriesOpen nonReentrant {
        Offer memory offer = offers(id);
        if (offer.onlyTaker != address(0) && offer.onlyTaker != msg.sender)
            revert OtcDeskNotTaker(id, msg.sender);
        if (offer.left == 0) revert OtcDeskNoOffer(id);
        if (block.timestamp >= offer.expires) revert OtcDeskExpired(id, offer.expires);
        uint256 smallest = _smallestFill(offer);
        if (amount < smallest || amount > offer.left)
            revert OtcDeskFillOutOfRange(amount, smallest, offer.left);
        uint256 pay = _price(offer, amount);
        if (pay > maxPay) revert OtcDeskAboveMaxPay(pay, maxPay);
        uint256 value = offer.want == address(0) ? pay : 0;
        if (msg.value != value) revert OtcDeskWrongPayment(msg.value, value);

        uint96 left = offer.left - uint96(amount);
        _offers[id].left = left;
        emit OfferTaken(id, msg.sender, amount, pay);
        if (left == 0) emit OfferClosed(id);
        if (value != 0) credit[offer.maker] += value;
        else ExactPull.pull(ITRC20(offer.want), msg.sender, offer.maker, pay);
        _deliver(ITRC20(offer.sell), msg.sender, amount);
    }

    /// @inheritdoc IOtcDesk
    function cancelOffer(uint256 id) external nonReentrant {
        Offer memory offer = offers(id);
        if (offer.left == 0) revert OtcDeskNoOffer(id);
        if (msg.sender != offer.maker && block.timestamp < offer.expires)
            revert OtcDeskNotMaker(id, msg.sender);
        _offers[id].left = 0;
        emit OfferClosed(id);
        // The maker chose the coin; what its transfer does to the amount is not the desk's to refuse.
        ITRC20(offer.sell).safeTransferChecked(offer.maker, offer.left);
    }

    /// @inheritdoc IOtcDesk
    function withdrawCredit() external nonReentrant {
        uint256 amount = credit[msg.sender];
        if (amount == 0) revert OtcDeskNothingDue(msg.sender);
        credit[msg.sender] = 0;
        emit CreditPaid(msg.sender, amount);
        (bool sent, ) = msg.sender.call{value: amount}("");
        if (!sent) revert OtcDeskPaymentFailed(msg.sender);
    }

    /// @inheritdoc IOtcDesk
    function setKnownCoin(address coin, bool known) external onlyOwner {
        knownCoin[coin] = known;
        emit KnownCoinSet(coin, known);
    }

    /// @inheritdoc IOtcDesk
    function quote(uint256 id, uint256 amount) external view returns (uint256) {
        return _price(offers(id), amount);
    }

    /// @inheritdoc IOtcDesk
    function offersLength() external view returns (uint256) {
        return _offers.length;
    }

    /// @inheritdoc IOtcDesk
    function offers(uint256 id) public view returns (Offer memory) {
        if (id >= _offers.length) revert OtcDeskNoOffer(id);
        return _offers[id];
    }

    /// @dev The taker was promised `amount`: a coin that began to take a fee is refused.
    function _deliver(ITRC20 coin, address to, uint256 amount) private {
        uint256 before = coin.balanceOf(to);
        coin.safeTransferChecked(to, amount);
        uint256 received = coin.balanceOf(to) - before;
        if (received != amount) revert OtcDeskShortDelivery(address(coin), received, amount);
    }

    function _fits(uint256 amount) private pure returns (bool) {
        return amount != 0 && amount <= type(uint96).max;
    }

    /// @dev 1 % of the offer rounded up, or the rest: fills of dust cannot wear an offer down.
    function _smallestFill(Offer memory offer) private pure returns (uint256 smallest) {
        if (offer.wholeOnly) return offer.amount;
        smallest = (uint256(offer.amount) + _SMALLEST_FILL - 1) / _SMALLEST_FILL;
        if (smallest > offer.left) smallest = offer.left;
    }

    /// @dev Rounded up: parts never cost less than the whole.
    function _price(Offer memory offer, uint256 amount) private pure returns (uint256) {
        return (amount * offer.wantAmount + offer.amount - 1) / offer.amount;
    }
}
