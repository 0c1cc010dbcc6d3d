// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TRC721} from "@openzeppelin/tron-contracts/token/TRC721/TRC721.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {IFeeVault} from "../fees/IFeeVault.sol";
import {CardPrices} from "./CardPrices.sol";
import {Account, AccountWord, MASK_32, Sale} from "./CardWords.sol";
import {CardLevel, ICardLevels, LevelSettings} from "./ICardLevels.sol";

/// @title Levels, sale and money of cards
/// @notice See {ICardLevels}.
/// @dev TRX held >= sum of credits + fees due + level incomes + first instalments of running reservations.
abstract contract CardLevels is CardPrices, ReentrancyGuardTransient {
    /// @dev What a sale only reads. `supplied`: had supply at least once, so no supply now means sold out.
    struct Rules {
        address fund;
        uint32 pledgeTime;
        uint16 weight;
        bool pricedInU;
        bool open;
        bool supplied;
        bool uriLocked;
    }

    struct Fees {
        uint16 sale;
        uint16 market;
    }

    bytes32 private constant _FEE_KIND = "cards";
    uint256 internal constant _BPS = 10_000;
    uint256 internal constant _TOP_LEVEL = 255;
    uint16 private constant _MOST_FEE = 500;
    uint16 private constant _MOST_WEIGHT = 10_000;

    /// @notice Where fees go.
    IFeeVault public immutable feeVault;

    /// @inheritdoc ICardLevels
    Fees public fees;

    mapping(uint256 level => Sale sale) internal _sales;
    mapping(uint256 level => Rules rules) internal _rules;
    mapping(uint256 level => string name) private _names;
    mapping(uint256 level => string uri) private _uris;

    constructor(IFeeVault feeVault_) {
        feeVault = feeVault_;
    }

    // solhint-disable func-name-mixedcase
    /// @inheritdoc ICardLevels
    function Buy(uint256 level) external payable whenEntriesOpen nonReentrant {
        bool inU = _requireOpen(level);
        if (_sales[level].remain() == 0) revert CardsSoldOut(level);
        (uint256 price, uint256 depth) = _quote(level, inU);
        _checkPaid(price, inU);
        if (inU) _countBought(_sales[level].price(), depth);
        _sell(level, price, 1);
        _returnExcess(price);
    }

    /// @inheritdoc ICardLevels
    function withdrawCredit() external nonReentrant {
        Account account = _accounts[msg.sender];
        uint256 amount = account.credit();
        if (amount == 0) revert CardsNothingDue(msg.sender);
        _accounts[msg.sender] = account.withoutCredit();
        emit CreditPaid(msg.sender, amount);
        _send(msg.sender, amount);
    }

    /// @inheritdoc ICardLevels
    function creditFund(uint256 level) external {
        _creditFund(level);
    }

    /// @inheritdoc ICardLevels
    function settleFees(address[] calldata payers) external nonReentrant {
        // The caller chooses the length and pays for it; an address without a fee is skipped, so lists may overlap.
        for (uint256 i; i < payers.length; ++i) {
            address payer = payers[i];
            Account account = _accounts[payer];
            uint256 amount = account.feeDue();
            if (amount == 0) continue;
            _accounts[payer] = account.withoutFee();
            emit FeeSettled(payer, amount);
            feeVault.pay{value: amount}(payer, _FEE_KIND);
        }
    }

    /// @inheritdoc ICardLevels
    function setLevel(uint256 level, LevelSettings calldata s) external onlyOwner {
        if (level == 0 || level > _TOP_LEVEL) revert CardsUnknownLevel(level);
        Rules storage rules = _rules[level];
        bool invalid = s.price == 0 || s.fundAddress == address(0) || s.pledgeTime > _longestTerm();
        if (invalid || s.weight == 0 || s.weight > _MOST_WEIGHT) revert CardsSettingOutOfRange();
        // 0 only for a level that is new.
        if (rules.weight != 0 && rules.weight != s.weight) revert CardsSettingOutOfRange();
        // Income so far belongs to the address it was promised to.
        _creditFund(level);

        _sales[level] = _sales[level].repriced(s.price);
        rules.fund = s.fundAddress;
        rules.pledgeTime = s.pledgeTime;
        rules.weight = s.weight;
        rules.pricedInU = s.pricedInU;
        rules.open = s.open;
        _names[level] = s.levelStr;
        emit LevelSet(level, s.price, s.pricedInU, s.open, s.fundAddress);
    }

    /// @inheritdoc ICardLevels
    function raiseSupply(uint256 level, uint32 by) external onlyOwner {
        _requireNotSoldOut(level);
        Sale sale = _sales[level];
        if (sale.remain() + by > MASK_32) revert CardsSettingOutOfRange();
        _sales[level] = sale.raised(by);
        if (by != 0) _rules[level].supplied = true;
        emit SupplyRaised(level, by);
    }

    /// @inheritdoc ICardLevels
    function setFees(uint16 sale, uint16 market) external onlyOwner {
        if (sale > _MOST_FEE || market > _MOST_FEE) revert CardsSettingOutOfRange();
        fees = Fees(sale, market);
        emit FeesSet(sale, market);
    }

    /// @inheritdoc ICardLevels
    function setURI(uint256 level, string calldata uri) external onlyOwner {
        if (_rules[level].uriLocked) revert CardsUriLocked(level);
        _requireLevel(level);
        _uris[level] = uri;
        emit UriSet(level, uri);
    }

    /// @inheritdoc ICardLevels
    function lockURI(uint256 level) external onlyOwner {
        _requireLevel(level);
        _rules[level].uriLocked = true;
        emit UriLocked(level);
    }

    /// @inheritdoc ICardLevels
    function levelMap(uint256 level) external view returns (CardLevel memory shown) {
        Sale sale = _sales[level];
        Rules storage rules = _rules[level];
        shown.remainSupply = uint32(sale.remain());
        shown.levelStr = _names[level];
        shown.pledgeTime = rules.pledgeTime;
        shown.price = uint128(sale.price());
        shown.nextTokenId = uint64(sale.next());
        shown.fundAddress = rules.fund;
    }

    /// @inheritdoc ICardLevels
    function levelRules(uint256 level) external view returns (bool open, bool pricedInU, uint256 weight) {
        Rules storage rules = _rules[level];
        return (rules.open, rules.pricedInU, rules.weight);
    }

    /// @inheritdoc ICardLevels
    function accountOf(address user) external view returns (uint256 credit, uint256 feeDue) {
        Account account = _accounts[user];
        return (account.credit(), account.feeDue());
    }

    /// @inheritdoc ICardLevels
    function fundCreditOf(uint256 level) external view returns (uint256) {
        return _sales[level].income();
    }

    /// @inheritdoc ICardLevels
    function priceOf(uint256 level) public view returns (uint256 price) {
        _requireLevel(level);
        (price, ) = _quote(level, _rules[level].pricedInU);
    }

    /// @inheritdoc TRC721
    /// @dev The metadata address is that of the level.
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return _uris[tokenId >> 64];
    }

    /// @dev Mints the next card of `level` to the caller, who paid `price`, and takes `fromSupply` from the supply.
    function _sell(uint256 level, uint256 price, uint256 fromSupply) internal returns (uint256 tokenId) {
        uint256 fee = (price * fees.sale) / _BPS;
        Sale sale = _sales[level];
        tokenId = (level << 64) | sale.next();
        _sales[level] = sale.sold(price - fee, fromSupply);
        _issue(tokenId, msg.sender, fee);
        emit Bought(msg.sender, level, tokenId, price);
    }

    function _returnExcess(uint256 price) internal {
        if (msg.value > price) _send(msg.sender, msg.value - price);
    }

    function _send(address to, uint256 amount) internal {
        (bool sent, ) = to.call{value: amount}("");
        if (!sent) revert CardsPaymentFailed(to);
    }

    /// @dev A price in sun is paid exactly; a price in U moves, so the payment is a limit.
    function _checkPaid(uint256 price, bool pricedInU) internal view {
        bool right = pricedInU ? msg.value >= price : msg.value == price;
        if (!right) revert CardsWrongPayment(msg.value, price);
    }

    /// @dev Sun, and for a price in U the depth of the pool it comes from.
    function _quote(uint256 level, bool pricedInU) internal view returns (uint256 quote, uint256 depth) {
        quote = _sales[level].price();
        if (!pricedInU) return (quote, 0);
        (quote, depth) = _sunFor(quote);
        if (quote == 0 || quote > type(uint96).max) revert CardsPriceOutOfRange(quote);
    }

    /// @dev Returns whether the price of an open level is in U.
    function _requireOpen(uint256 level) internal view returns (bool pricedInU) {
        Rules storage rules = _rules[level];
        if (rules.open) return rules.pricedInU;
        _requireLevel(level);
        revert CardsLevelClosed(level);
    }

    function _requireLevel(uint256 level) internal view {
        if (_sales[level].next() == 0) revert CardsUnknownLevel(level);
    }

    /// @dev A level that sold out stays what it is: scarcity is a promise.
    function _requireNotSoldOut(uint256 level) internal view {
        _requireLevel(level);
        if (_rules[level].supplied && _sales[level].remain() == 0) revert CardsSoldOut(level);
    }

    function _longestTerm() internal view virtual returns (uint256);

    function _creditFund(uint256 level) private {
        Sale sale = _sales[level];
        uint256 income = sale.income();
        if (income == 0) return;
        _sales[level] = sale.withoutIncome();
        address fund = _rules[level].fund;
        _accounts[fund] = _accounts[fund].add(AccountWord.money(income, 0));
        emit FundCredited(level, fund, income);
    }
}
