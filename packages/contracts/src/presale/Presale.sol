// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IUniswapV2Pair} from "../dex/IUniswapV2.sol";
import {EmbeddedChain} from "../shared/EmbeddedChain.sol";
import {ILaunchToken} from "../token-launch/ILaunchToken.sol";
import {IPresale, PresaleConfig, PresaleParties} from "./IPresale.sol";
import {PresaleLaunch} from "./PresaleLaunch.sol";
import {PresaleLedger} from "./PresaleLedger.sol";
import {PresaleRules} from "./PresaleRules.sol";
import {PresaleStatus} from "./PresaleStatus.sol";

/// @title See {IPresale}
/// @notice Code of the clones that {TokenFactory} makes. What buyers and the creator can do; no pause, no rescue.
contract Presale is PresaleLaunch {
    using PresaleRules for PresaleConfig;

    /// @dev Buyers must be able to see a change before the sale that it concerns begins.
    uint256 private constant _NOTICE = 1 hours;

    uint256 private immutable _MIN_DURATION;

    /// @param wtrx The wrapped TRX that pairs are made with.
    /// @param locker Where the creator's part is locked.
    /// @param feeBps The fee on a success, at most 300.
    /// @param minDuration The shortest presale, at least an hour off the embedded chain.
    /// @param embeddedChainId The id of the embedded chain, 0 elsewhere.
    constructor(
        address wtrx,
        address locker,
        uint256 feeBps,
        uint256 minDuration,
        uint256 embeddedChainId
    ) PresaleLedger(feeBps) PresaleLaunch(wtrx, locker) {
        _MIN_DURATION = EmbeddedChain.atLeast(minDuration, PresaleRules.MIN_DURATION, embeddedChainId);
    }

    /// @inheritdoc IPresale
    function initialize(PresaleConfig calldata config, PresaleParties calldata parties) external {
        if (token != address(0)) revert PresaleAlreadyInitialized();
        factory = msg.sender;
        token = parties.token;
        pair = parties.pair;
        basePool = parties.basePool;
        _lpSupply = parties.lpSupply;
        _devSupply = parties.devSupply;
        _sale.phase = _SELLING;
        _transferOwnership(parties.creator);
        _setConfig(config, block.timestamp);
    }

    /// @inheritdoc IPresale
    function preSale() external payable {
        _requireStatus(PresaleStatus.IN_PROGRESS);
        if (msg.sender == owner()) revert PresaleCreatorExcluded(msg.sender);
        uint256 price = _config.presaleEthAmount;
        uint256 shares = msg.value / price;
        if (shares == 0 || shares * price != msg.value) revert PresalePaymentNotExact(msg.value, price);

        Buyer storage buyer = _buyers[msg.sender];
        uint256 held = buyer.shares + shares;
        if (held > _config.presaleMaxNum) revert PresaleExceedsMaxShares(held, _config.presaleMaxNum);
        Sale storage sale = _sale;
        uint256 max = _config.maxTotalNum;
        uint256 sold = sale.sold + shares;
        if (sold > max) revert PresaleRemainingInsufficient(shares, max - sale.sold);

        // Both are at most maxTotalNum, which has 32 bits. One write each; the last share makes a second one.
        buyer.shares = uint32(held);
        sale.sold = uint32(sold);
        if (sold == max) sale.soldOutAt = uint40(block.timestamp);
        emit Bought(msg.sender, shares, msg.value);
    }

    /// @inheritdoc IPresale
    function leavePresale(uint256 shares) external nonReentrant {
        _requireStatus(PresaleStatus.IN_PROGRESS);
        uint256 closing = _config.leaveUntil();
        if (block.timestamp >= closing) revert PresaleLeaveClosed(closing);
        Buyer storage buyer = _buyers[msg.sender];
        uint256 held = buyer.shares;
        if (shares == 0 || shares > held) revert PresaleSharesInsufficient(shares, held);

        buyer.shares = uint32(held - shares);
        _sale.sold -= uint32(shares);
        uint256 paid = shares * _config.presaleEthAmount;
        emit Left(msg.sender, shares, paid);
        _sendTrx(msg.sender, paid);
    }

    /// @inheritdoc IPresale
    function refundPresale() external nonReentrant {
        _requireStatus(PresaleStatus.FAILED);
        Buyer storage buyer = _buyers[msg.sender];
        uint256 shares = buyer.shares;
        if (shares == 0 || buyer.returned) revert PresaleNothingToRefund(msg.sender);

        buyer.returned = true;
        uint256 paid = shares * _config.presaleEthAmount;
        emit Refunded(msg.sender, paid);
        _sendTrx(msg.sender, paid);
    }

    /// @inheritdoc IPresale
    function claimVestedLP() external nonReentrant {
        _requireStatus(PresaleStatus.LAUNCHED);
        uint256 amount = calculateVestedAmount(msg.sender);
        if (amount == 0) revert PresaleNothingVested(msg.sender);

        Buyer memory buyer = _buyers[msg.sender];
        // At most lpForUsers, which has 112 bits.
        buyer.unlocked += uint112(amount);
        buyer.lastClaim = uint40(block.timestamp);
        _buyers[msg.sender] = buyer;
        emit LPClaimed(msg.sender, amount);
        IUniswapV2Pair(pair).transfer(msg.sender, amount);
    }

    /// @inheritdoc IPresale
    function reclaimTokens() external onlyOwner {
        _requireStatus(PresaleStatus.FAILED);
        uint256 amount = ILaunchToken(token).balanceOf(address(this));
        if (amount == 0) revert PresaleNothingToReclaim();
        emit TokensReclaimed(msg.sender, amount);
        ILaunchToken(token).transfer(msg.sender, amount);
    }

    /// @inheritdoc IPresale
    function setPresaleConfig(PresaleConfig calldata config) external onlyOwner {
        _requireStatus(PresaleStatus.NOT_STARTED);
        _setConfig(config, block.timestamp + _NOTICE);
    }

    /// @inheritdoc IPresale
    function setPresaleStatus(uint256 status_) external onlyOwner {
        if (status_ != PresaleStatus.FAILED) revert PresaleStatusNotSettable(status_);
        uint256 current = status();
        if (current > PresaleStatus.IN_PROGRESS) revert PresaleWrongStatus(current);
        _fail();
    }

    function _setConfig(PresaleConfig calldata config, uint256 earliest) private {
        PresaleRules.checkTimes(config, earliest, _MIN_DURATION);
        PresaleRules.checkShares(config);
        PresaleRules.checkLiquidity(config, feeBps, _devSupply);
        PresaleRules.checkVesting(config);
        // Tokens outside the pool could be redeemed for backing that only the buyers paid.
        if (config.backingShare != 0 && ILaunchToken(token).totalSupply() != _lpSupply) {
            revert PresaleConfigInvalid("backingShare");
        }
        _config = config;
        emit ConfigSet(config);
    }
}
