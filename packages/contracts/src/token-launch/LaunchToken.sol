// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";
import {ITRC20Metadata} from "@openzeppelin/tron-contracts/token/TRC20/extensions/ITRC20Metadata.sol";
import {IUniswapV2Pair} from "../dex/IUniswapV2.sol";
import {IPresale} from "../presale/IPresale.sol";
import {ILaunchToken, TokenConfig} from "./ILaunchToken.sol";

/// @title See {ILaunchToken}
/// @notice Code of the clones that {TokenFactory} makes.
contract LaunchToken is ILaunchToken, TRC20 {
    /// @dev Above 0.6 % a burn pays whoever buys before and sells after it; 0.5 % keeps clear of that.
    uint16 private constant _MAX_BURN_BPS = 50;
    /// @dev All burns together, in parts of what the pair held at each: a count of tokens would let more steps fit once
    /// the pair holds less than at launch. It bounds what a patient holder gains to below 5 % of the pair's TRX.
    uint256 private constant _MAX_BURN_SUM = 500;
    uint32 private constant _MIN_BURN_INTERVAL = 1 days;
    uint256 private constant _BPS = 10_000;

    // One word: all that a transfer has to read besides balances.
    /// @inheritdoc ILaunchToken
    address public pair;
    /// @inheritdoc ILaunchToken
    bool public isOpen;
    bool private _burnEnabled;
    uint16 private _burnBps;
    uint32 private _burnInterval;

    // One word.
    /// @inheritdoc ILaunchToken
    address public presale;
    uint40 private _lastLpBurnTime;

    // One word.
    uint112 private _launchReserve;
    /// @dev The tokens in 112 bits and the sum of their parts above: apart, they would be two writes, each in full.
    uint128 private _lpBurns;

    uint256 private _burnLimit;
    string private _tokenName;
    string private _tokenSymbol;

    /// @dev The implementation itself can never be set up.
    constructor() TRC20("", "") {
        presale = address(this);
    }

    /// @inheritdoc ILaunchToken
    function initialize(
        TokenConfig calldata config,
        address presale_,
        address trade,
        address pair_,
        uint256 tradeSupply
    ) external {
        if (presale != address(0)) revert LaunchTokenAlreadyInitialized();
        _check(config);
        presale = presale_;
        pair = pair_;
        _burnEnabled = config.lpBurnEnabled;
        _burnBps = config.percentForLPBurn;
        _burnInterval = config.lpBurnFrequency;
        _burnLimit = config.burnLimit;
        _tokenName = config.name;
        _tokenSymbol = config.symbol;
        _mint(presale_, config.totalSupply - tradeSupply);
        if (tradeSupply != 0) _mint(trade, tradeSupply);
    }

    /// @inheritdoc ILaunchToken
    function open() external {
        if (msg.sender != presale) revert LaunchTokenNotPresale(msg.sender);
        if (isOpen) revert LaunchTokenAlreadyOpen();
        isOpen = true;
        _lastLpBurnTime = uint40(block.timestamp);
        // The supply fits 112 bits, so a balance does.
        uint112 reserve = uint112(balanceOf(pair));
        _launchReserve = reserve;
        emit Opened(reserve);
    }

    /// @inheritdoc ILaunchToken
    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    /// @inheritdoc ILaunchToken
    function burnFrom(address account, uint256 value) external {
        _spendAllowance(account, msg.sender, value);
        _burn(account, value);
    }

    /// @inheritdoc ILaunchToken
    function lpBurn() external returns (uint256 burned) {
        if (!_burnEnabled) revert LaunchTokenBurnDisabled();
        uint256 from = _nextBurnTime();
        if (block.timestamp < from) revert LaunchTokenBurnTooEarly(from);
        address pair_ = pair;
        (, , uint32 touched) = IUniswapV2Pair(pair_).getReserves();
        // The pair keeps 32 bits of the time. Its reserve can only be bent within the block, so one quiet block is enough.
        if (touched == uint32(block.timestamp)) revert LaunchTokenPairTouched();

        uint256 reserve = balanceOf(pair_);
        uint256 bps;
        (burned, bps) = _burnStep(reserve);
        if (burned == 0) revert LaunchTokenNothingToBurn();
        _lastLpBurnTime = uint40(block.timestamp);
        // Bounded by the supply and by the most of all burns, which fit.
        _lpBurns += uint128(burned | (bps << 112));
        _burn(pair_, burned);
        emit LpBurn(burned, reserve - burned);
        IUniswapV2Pair(pair_).sync();
    }

    /// @inheritdoc ILaunchToken
    function lastLpBurnTime() external view returns (uint256) {
        return _lastLpBurnTime;
    }

    /// @inheritdoc ILaunchToken
    function lpBurned() external view returns (uint256) {
        return uint112(_lpBurns);
    }

    /// @inheritdoc ILaunchToken
    function launchReserve() external view returns (uint256) {
        return _launchReserve;
    }

    /// @inheritdoc ILaunchToken
    function lpBurnConfig()
        external
        view
        returns (bool enabled, uint32 frequency, uint16 percent, uint256 burnLimit)
    {
        return (_burnEnabled, _burnInterval, _burnBps, _burnLimit);
    }

    /// @inheritdoc ILaunchToken
    function lpBurnedBps() public view returns (uint256) {
        return _lpBurns >> 112;
    }

    /// @notice As the creator chose.
    function name() public view override(TRC20, ITRC20Metadata) returns (string memory) {
        return _tokenName;
    }

    /// @notice As the creator chose.
    function symbol() public view override(TRC20, ITRC20Metadata) returns (string memory) {
        return _tokenSymbol;
    }

    /// @notice As TRX.
    function decimals() public pure override(TRC20, ITRC20Metadata) returns (uint8) {
        return 6;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == pair && !isOpen && from != presale) revert LaunchTokenNotOpen();
        super._update(from, to, value);
    }

    /// @dev While presale LP is unvested its holders could not react to a burn.
    function _nextBurnTime() private view returns (uint256) {
        uint256 vested = IPresale(presale).vestingEnd();
        uint256 due = uint256(_lastLpBurnTime) + _burnInterval;
        return vested > due ? vested : due;
    }

    /// @dev The smallest of one step, what is above the burn limit, and what the 5 % cap leaves; and which part of the
    /// reserve that is, rounded up.
    function _burnStep(uint256 reserve) private view returns (uint256 step, uint256 bps) {
        if (reserve <= _burnLimit) return (0, 0);
        bps = _MAX_BURN_SUM - lpBurnedBps();
        if (_burnBps < bps) bps = _burnBps;
        step = (reserve * bps) / _BPS;
        uint256 aboveLimit = reserve - _burnLimit;
        if (aboveLimit < step) step = aboveLimit;
        bps = (step * _BPS + reserve - 1) / reserve;
    }

    function _check(TokenConfig calldata config) private pure {
        uint256 nameLength = bytes(config.name).length;
        uint256 symbolLength = bytes(config.symbol).length;
        if (nameLength == 0 || nameLength > 64 || symbolLength == 0 || symbolLength > 16) {
            revert LaunchTokenNameInvalid();
        }
        uint256 supply = config.totalSupply;
        // A pair counts reserves in 112 bits: a larger supply could not be traded whole.
        if (supply == 0 || supply > type(uint112).max) revert LaunchTokenSupplyInvalid(supply);
        if (!config.lpBurnEnabled) return;
        uint32 interval = config.lpBurnFrequency;
        uint16 bps = config.percentForLPBurn;
        if (bps == 0 || bps > _MAX_BURN_BPS || interval < _MIN_BURN_INTERVAL) {
            revert LaunchTokenBurnConfigInvalid(interval, bps);
        }
    }
}
