// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable, Ownable2Step} from "@openzeppelin/tron-contracts/access/Ownable2Step.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {IPresale, PresaleConfig, UserPresale} from "./IPresale.sol";
import {PresaleRules} from "./PresaleRules.sol";
import {PresaleStatus} from "./PresaleStatus.sol";

/// @title What a presale remembers, and what can be read from it
/// @notice The status is computed here; nothing stored can hold it back.
abstract contract PresaleLedger is IPresale, Ownable2Step, ReentrancyGuardTransient {
    using PresaleRules for PresaleConfig;

    /// @dev One word. Never zero in a clone, so the first buyer pays no more energy than the others.
    struct Sale {
        uint32 sold;
        uint40 soldOutAt;
        uint40 launchedAt;
        uint8 phase;
        uint112 lpForUsers;
    }

    /// @dev One word.
    struct Buyer {
        uint32 shares;
        uint112 unlocked;
        uint40 lastClaim;
        bool returned;
    }

    uint8 internal constant _SELLING = 1;
    uint8 internal constant _LAUNCHED = 2;
    uint8 internal constant _FAILED = 3;

    /// @inheritdoc IPresale
    uint256 public immutable feeBps;

    /// @inheritdoc IPresale
    address public token;
    /// @inheritdoc IPresale
    address public pair;
    /// @inheritdoc IPresale
    address public basePool;
    /// @inheritdoc IPresale
    address public factory;

    PresaleConfig internal _config;
    Sale internal _sale;
    uint112 internal _lpSupply;
    uint112 internal _devSupply;
    mapping(address user => Buyer) internal _buyers;

    /// @dev The implementation itself is failed for good and can never be set up.
    constructor(uint256 feeBps_) Ownable(msg.sender) {
        if (feeBps_ > PresaleRules.MAX_FEE_BPS) revert PresaleFeeTooHigh(feeBps_, PresaleRules.MAX_FEE_BPS);
        feeBps = feeBps_;
        token = address(this);
        _sale.phase = _FAILED;
    }

    /// @inheritdoc IPresale
    function getPresaleData()
        external
        view
        returns (
            PresaleConfig memory config,
            uint256 status_,
            uint256 soldShares,
            uint256 raised,
            uint256 lpForUsers,
            uint256 endedAt
        )
    {
        Sale memory sale = _sale;
        config = _config;
        raised = uint256(sale.sold) * config.presaleEthAmount;
        return (config, status(), sale.sold, raised, sale.lpForUsers, sale.launchedAt);
    }

    /// @inheritdoc IPresale
    function userPresale(address user) external view returns (UserPresale memory) {
        Buyer memory buyer = _buyers[user];
        return UserPresale(user, buyer.shares, buyer.unlocked, buyer.lastClaim, buyer.returned);
    }

    /// @inheritdoc IPresale
    function leaveUntil() external view returns (uint256) {
        return _config.leaveUntil();
    }

    /// @inheritdoc IPresale
    function vestingEnd() external view returns (uint256) {
        uint256 launch = _sale.launchedAt;
        return launch == 0 ? type(uint256).max : launch + _config.vestingLength();
    }

    /// @inheritdoc IPresale
    function openingTerms()
        external
        view
        returns (uint256 trx, uint256 tokens, uint256 buyersFreeAt, uint256 creatorFreeAt)
    {
        Sale storage sale = _sale;
        (uint256 raised, uint256 fee, uint256 backing) = _moneyOf(sale.sold);
        uint256 launch = sale.launchedAt;
        tokens = _lpSupply;
        // Times of 40 and lengths of 32 bits; fee and backing are parts of what was raised.
        unchecked {
            trx = raised - fee - backing;
            if (launch == 0) return (trx, tokens, type(uint256).max, type(uint256).max);
            uint256 length = _config.vestingLength();
            creatorFreeAt = launch + PresaleRules.lockDays(length) * 1 days;
            buyersFreeAt = launch + (length < PresaleRules.MIN_EXIT ? PresaleRules.MIN_EXIT : length);
        }
    }

    /// @inheritdoc IPresale
    function launchedAt() external view returns (uint256) {
        return _sale.launchedAt;
    }

    /// @inheritdoc IPresale
    function moneySplit()
        external
        view
        returns (uint256 userLP, uint256 devLP, uint256 burnedLP, uint256 backing, uint256 fee)
    {
        fee = feeBps;
        backing = _config.backingShare;
        uint256 pooled = PresaleRules.BPS - fee - backing;
        userLP = (pooled * _config.userLPShare) / PresaleRules.BPS;
        devLP = (pooled * _config.devLPShare) / PresaleRules.BPS;
        burnedLP = pooled - userLP - devLP;
    }

    /// @inheritdoc IPresale
    function supplies() external view returns (uint256 lpSupply, uint256 devSupply) {
        return (_lpSupply, _devSupply);
    }

    /// @inheritdoc IPresale
    function calculateVestedAmount(address user) public view returns (uint256) {
        Sale memory sale = _sale;
        if (sale.phase != _LAUNCHED) return 0;
        Buyer memory buyer = _buyers[user];
        uint256 vested = _config.vestedBps(block.timestamp - sale.launchedAt);
        // 112 + 32 + 14 bits: all factors first, one rounding down.
        uint256 due =
            (uint256(sale.lpForUsers) * buyer.shares * vested) / (uint256(sale.sold) * PresaleRules.BPS);
        return due - buyer.unlocked;
    }

    /// @inheritdoc IPresale
    function status() public view returns (uint256) {
        Sale storage sale = _sale;
        uint8 phase = sale.phase;
        if (phase == _LAUNCHED) return PresaleStatus.LAUNCHED;
        if (phase == _FAILED) return PresaleStatus.FAILED;
        if (sale.soldOutAt != 0) return PresaleStatus.ENDED;
        if (block.timestamp < _config.startTime) return PresaleStatus.NOT_STARTED;
        if (block.timestamp < _config.endTime) return PresaleStatus.IN_PROGRESS;
        return sale.sold < _config.softCap() ? PresaleStatus.FAILED : PresaleStatus.ENDED;
    }

    function _sendTrx(address to, uint256 amount) internal {
        (bool sent, ) = to.call{value: amount}("");
        if (!sent) revert PresalePaymentFailed(to);
    }

    /// @dev What `sold` shares bring, and the parts of it that do not go into the pair.
    function _moneyOf(uint256 sold) internal view returns (uint256 raised, uint256 fee, uint256 backing) {
        // The hard cap has 96 bits.
        unchecked {
            raised = sold * _config.presaleEthAmount;
            fee = (raised * feeBps) / PresaleRules.BPS;
            backing = (raised * _config.backingShare) / PresaleRules.BPS;
        }
    }

    function _requireStatus(uint256 wanted) internal view {
        uint256 current = status();
        if (current != wanted) revert PresaleWrongStatus(current);
    }
}
