// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {SafeCast} from "@openzeppelin/tron-contracts/utils/math/SafeCast.sol";
import {IUniswapV2Pair} from "../dex/IUniswapV2.sol";
import {EntryPause} from "../shared/EntryPause.sol";
import {ExactPull} from "../shared/ExactPull.sol";
import {StreamCore} from "../shared/StreamCore.sol";
import {BurnMarket, IPriceOracle} from "./BurnMarket.sol";
import {BurnRecord, IBurnMine} from "./IBurnMine.sol";

/// @title Destroy mining
/// @notice See {IBurnMine}. Power is a position in a {StreamCore} that only grows; prices are {BurnMarket}.
contract BurnMine is IBurnMine, BurnMarket, EntryPause, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;
    using ExactPull for ITRC20;
    using StreamCore for StreamCore.Stream;
    using StreamCore for StreamCore.Position;

    /// @dev Two words; the coin stands as its number in `_coins`.
    struct Record {
        address user;
        uint80 uAmount;
        uint16 coin;
        uint128 burnAmount;
        uint40 createTime;
    }

    address private constant _DEAD = 0x000000000000000000000000000000000000dEaD;

    ITRC20 private immutable _REWARD_COIN;

    StreamCore.Stream private _stream;
    mapping(address user => StreamCore.Position) private _positions;
    mapping(uint256 id => Record) private _records;

    /// @inheritdoc IBurnMine
    uint256 public burnId;
    /// @inheritdoc IBurnMine
    mapping(address account => bool) public isFunder;

    constructor(
        IPriceOracle oracle,
        ITRC20 usdt,
        ITRC20 rewardCoin_,
        uint256 minLiquidity,
        uint256 embeddedChain,
        address owner_,
        address guardian_
    ) BurnMarket(oracle, usdt, minLiquidity, embeddedChain) Ownable(owner_) EntryPause(guardian_) {
        _REWARD_COIN = rewardCoin_;
    }

    /// @inheritdoc IBurnMine
    function burn(address coin, uint256 uAmount) external {
        _burn(coin, uAmount, type(uint256).max);
    }

    /// @inheritdoc IBurnMine
    function burnMax(address coin, uint256 uAmount, uint256 maxCoin) external {
        _burn(coin, uAmount, maxCoin);
    }

    /// @inheritdoc IBurnMine
    function swapToBurn(address coin, uint256 uAmount) external {
        _swapToBurn(coin, uAmount, 0);
    }

    /// @inheritdoc IBurnMine
    function swapToBurnMin(address coin, uint256 uAmount, uint256 minCoin) external {
        _swapToBurn(coin, uAmount, minCoin);
    }

    /// @inheritdoc IBurnMine
    function getReward() external nonReentrant {
        uint256 reward = _stream.collect(_positions[msg.sender]);
        if (reward == 0) return;
        emit RewardPaid(msg.sender, reward);
        _REWARD_COIN.safeTransferChecked(msg.sender, reward);
    }

    /// @inheritdoc IBurnMine
    function fund(uint256 amount, uint256 duration) external nonReentrant {
        if (msg.sender != owner() && !isFunder[msg.sender]) revert BurnMineNotFunder(msg.sender);
        (uint256 rate, uint256 finish_) = _stream.fund(amount, duration);
        emit Funded(amount, rate, finish_);
        _REWARD_COIN.pull(msg.sender, address(this), amount);
    }

    /// @inheritdoc IBurnMine
    function setCoin(address coin, bool allowed) external onlyOwner {
        _setCoin(coin, allowed);
    }

    /// @inheritdoc IBurnMine
    function setFunder(address funder, bool allowed) external onlyOwner {
        isFunder[funder] = allowed;
        emit FunderSet(funder, allowed);
    }

    /// @inheritdoc IBurnMine
    function burns(uint256 id) external view returns (BurnRecord memory) {
        Record memory record = _records[id];
        if (record.user == address(0)) revert BurnMineNoSuchBurn(id);
        return
            BurnRecord({
                id: id,
                user: record.user,
                coin: _coinAt(record.coin),
                burnAmount: record.burnAmount,
                uAmount: record.uAmount,
                createTime: record.createTime
            });
    }

    /// @inheritdoc IBurnMine
    function power(address user) external view returns (uint256) {
        return _positions[user].amountOf();
    }

    /// @inheritdoc IBurnMine
    function totalPower() external view returns (uint256) {
        return _stream.clock.total;
    }

    /// @inheritdoc IBurnMine
    function earned(address user) external view returns (uint256) {
        return _stream.earned(_positions[user]);
    }

    /// @inheritdoc IBurnMine
    function rewardFree() external view returns (uint256) {
        return _stream.unstreamed();
    }

    /// @inheritdoc IBurnMine
    function rewardRate() external view returns (uint256) {
        return _stream.plan.rate;
    }

    /// @inheritdoc IBurnMine
    function finish() external view returns (uint256) {
        return _stream.finishTime();
    }

    /// @inheritdoc IBurnMine
    function funded() external view returns (uint256) {
        return _stream.plan.funded;
    }

    /// @inheritdoc IBurnMine
    function rewardCoin() external view returns (address) {
        return address(_REWARD_COIN);
    }

    function _burn(address coin, uint256 uAmount, uint256 maxCoin) private nonReentrant whenEntriesOpen {
        (uint16 number, uint256 twap, uint256 spot) = _admit(coin, uAmount, false);
        uint256 amount = _worse(twap, spot);
        if (amount > maxCoin) revert BurnMineAboveLimit(amount, maxCoin);
        _record(number, coin, amount, uAmount);
        ITRC20(coin).pull(msg.sender, _DEAD, amount);
    }

    /// @dev The pair is paid by the caller and pays the dead address: no coin rests here in between.
    function _swapToBurn(
        address coin,
        uint256 uAmount,
        uint256 minCoin
    ) private nonReentrant whenEntriesOpen {
        (uint16 number, uint256 twap, ) = _admit(coin, uAmount, true);
        (address pair, uint256 out) = _quoteSwap(coin, uAmount, twap, minCoin);
        _record(number, coin, out, uAmount);

        _USDT.pull(msg.sender, pair, uAmount);
        uint256 before = ITRC20(coin).balanceOf(_DEAD);
        bool coinFirst = coin < address(_USDT);
        IUniswapV2Pair(pair).swap(coinFirst ? out : 0, coinFirst ? 0 : out, _DEAD, "");
        uint256 burned = ITRC20(coin).balanceOf(_DEAD) - before;
        if (burned < out) revert BurnMineOutTooLow(burned, out);
    }

    function _record(uint16 number, address coin, uint256 amount, uint256 uAmount) private {
        _stream.increase(_positions[msg.sender], uAmount);
        uint256 id = ++burnId;
        // A position holds at most 80 bits, so the increase above has refused what does not fit.
        _records[id] = Record({
            user: msg.sender,
            uAmount: uint80(uAmount),
            coin: number,
            burnAmount: SafeCast.toUint128(amount),
            createTime: uint40(block.timestamp)
        });
        emit Burned(id, msg.sender, coin, amount, uAmount);
    }
}
