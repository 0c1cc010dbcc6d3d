// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable, Ownable2Step} from "@openzeppelin/tron-contracts/access/Ownable2Step.sol";
import {Clones} from "@openzeppelin/tron-contracts/proxy/Clones.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {IUniswapV2Factory} from "../dex/IUniswapV2.sol";
import {IFeeVault} from "../fees/IFeeVault.sol";
import {IBasePool} from "../presale/IBasePool.sol";
import {IPresale, PresaleConfig, PresaleParties} from "../presale/IPresale.sol";
import {PresaleRules} from "../presale/PresaleRules.sol";
import {ITrade, TradeConfig} from "../trade/ITrade.sol";
import {ILaunchToken, TokenConfig} from "./ILaunchToken.sol";
import {ITokenFactory, PairDetails} from "./ITokenFactory.sol";

/// @title See {ITokenFactory}
/// @notice Clones fixed code and wires the parts of a launch together; keeps no key to any of them.
contract TokenFactory is ITokenFactory, Ownable2Step {
    using SafeTRC20 for ITRC20;

    /// @dev What is stored of a launch; the rest is read from its token.
    struct Launch {
        address token;
        address presale;
        address basePool;
        address trade;
        address creator;
        uint40 createdAt;
    }

    uint256 private constant _MAX_CREATION_FEE = 1000e6;
    /// @dev Each of the creator's part and the trade's part: at most a fifth of the supply lies outside the pool.
    uint256 private constant _MAX_OUTSIDE_SHARE = 5;
    bytes32 private constant _FEE_KIND = "launch";
    bytes32 private constant _SWEEP_KIND = "sweep";

    IUniswapV2Factory private immutable _DEX;
    address private immutable _WTRX;
    IFeeVault private immutable _FEE_VAULT;
    address private immutable _TOKEN_CODE;
    address private immutable _PRESALE_CODE;
    address private immutable _TRADE_CODE;
    address private immutable _BASE_POOL_CODE;

    /// @inheritdoc ITokenFactory
    uint256 public creationFee;
    /// @inheritdoc ITokenFactory
    bool public enabled = true;

    /// @inheritdoc ITokenFactory
    mapping(address payer => mapping(bytes32 kind => uint256 amount)) public keptOf;

    /// @dev Sum of {keptOf}.
    uint256 private _kept;
    Launch[] private _launches;
    /// @dev Number of the launch plus one.
    mapping(address token => uint256) private _numberOf;

    /// @param owner The timelock in the end.
    /// @param code The implementations that launches are cloned from.
    /// @param dex The Uniswap V2 factory.
    /// @param wtrx What tokens are paired with.
    /// @param feeVault Where all fees go.
    /// @param fee The first creation fee.
    constructor(
        address owner,
        Implementations memory code,
        address dex,
        address wtrx,
        address feeVault,
        uint256 fee
    ) Ownable(owner) {
        _DEX = IUniswapV2Factory(dex);
        _WTRX = wtrx;
        _FEE_VAULT = IFeeVault(feeVault);
        _TOKEN_CODE = _withCode(code.token);
        _PRESALE_CODE = _withCode(code.presale);
        _TRADE_CODE = _withCode(code.trade);
        _BASE_POOL_CODE = _withCode(code.basePool);
        _setCreationFee(fee);
    }

    /// @inheritdoc ITokenFactory
    function createToken(
        TokenConfig calldata t,
        PresaleConfig calldata p,
        TradeConfig calldata d,
        uint256 lpSupply,
        uint256 tradeSupply
    ) external payable returns (address token, address presale, address trade) {
        if (!enabled) revert TokenFactoryDisabled();
        if (msg.value != creationFee) revert TokenFactoryFeeNotExact(msg.value, creationFee);
        PresaleParties memory parties;
        parties.creator = msg.sender;
        (parties.lpSupply, parties.devSupply) = _splitSupply(t.totalSupply, d, lpSupply, tradeSupply);

        Launch memory launch = _clone();
        (token, presale, trade) = (launch.token, launch.presale, launch.trade);
        parties.token = token;
        parties.basePool = launch.basePool;
        parties.pair = _pairOf(token);
        // The token first: the presale's rules ask for its supply.
        ILaunchToken(token).initialize(t, presale, trade, parties.pair, tradeSupply);
        IPresale(presale).initialize(p, parties);
        ITrade(trade).initialize(d, msg.sender, token, presale);
        IBasePool(launch.basePool).initialize(token, presale);

        _launches.push(launch);
        _numberOf[token] = _launches.length;
        emit TokenCreated(
            msg.sender,
            token,
            presale,
            trade,
            launch.basePool,
            parties.pair,
            _launches.length - 1
        );
        if (msg.value != 0) _FEE_VAULT.pay{value: msg.value}(msg.sender, _FEE_KIND);
    }

    /// @inheritdoc ITokenFactory
    function payFee(address token, bytes32 kind) external payable {
        Launch storage launch = _launchOf(token);
        if (msg.sender != launch.presale && msg.sender != launch.trade)
            revert TokenFactoryNotLaunch(msg.sender);
        // A vault that refuses must not be able to stop a launch; its fee waits here.
        try _FEE_VAULT.pay{value: msg.value}(launch.creator, kind) {} catch {
            _kept += msg.value;
            keptOf[launch.creator][kind] += msg.value;
            emit FeeKept(launch.creator, kind, msg.value);
        }
    }

    /// @inheritdoc ITokenFactory
    function settleKept(address payer, bytes32 kind) external {
        uint256 amount = keptOf[payer][kind];
        if (amount == 0) revert TokenFactoryNothingToWithdraw(address(0));
        keptOf[payer][kind] = 0;
        _kept -= amount;
        emit KeptSettled(payer, kind, amount);
        _FEE_VAULT.pay{value: amount}(payer, kind);
    }

    /// @inheritdoc ITokenFactory
    function setCreationFee(uint256 fee) external onlyOwner {
        _setCreationFee(fee);
    }

    /// @inheritdoc ITokenFactory
    function setEnabled(bool on) external onlyOwner {
        enabled = on;
        emit EnabledSet(on);
    }

    /// @inheritdoc ITokenFactory
    function withdraw() external onlyOwner {
        uint256 amount = address(this).balance - _kept;
        if (amount == 0) revert TokenFactoryNothingToWithdraw(address(0));
        emit Swept(address(0), amount);
        _FEE_VAULT.pay{value: amount}(address(this), _SWEEP_KIND);
    }

    /// @inheritdoc ITokenFactory
    function withdrawCoin(address coin) external onlyOwner {
        uint256 amount = ITRC20(coin).balanceOf(address(this));
        if (amount == 0) revert TokenFactoryNothingToWithdraw(coin);
        emit Swept(coin, amount);
        ITRC20(coin).safeTransferChecked(address(_FEE_VAULT), amount);
    }

    /// @inheritdoc ITokenFactory
    function tokenPairs(uint256 i) external view returns (PairDetails memory) {
        return _details(_launches[i]);
    }

    /// @inheritdoc ITokenFactory
    function tokenPairsLength() external view returns (uint256) {
        return _launches.length;
    }

    /// @inheritdoc ITokenFactory
    function pairOfToken(address token) external view returns (PairDetails memory) {
        return _details(_launchOf(token));
    }

    function _clone() private returns (Launch memory launch) {
        launch.token = Clones.clone(_TOKEN_CODE);
        launch.presale = Clones.clone(_PRESALE_CODE);
        launch.basePool = Clones.clone(_BASE_POOL_CODE);
        launch.trade = Clones.clone(_TRADE_CODE);
        launch.creator = msg.sender;
        launch.createdAt = uint40(block.timestamp);
    }

    /// @dev Somebody who foresees the token's address can make the pair first, which must not stop the launch.
    function _pairOf(address token) private returns (address pair) {
        pair = _DEX.getPair(token, _WTRX);
        if (pair == address(0)) pair = _DEX.createPair(token, _WTRX);
    }

    function _setCreationFee(uint256 fee) private {
        if (fee > _MAX_CREATION_FEE) revert TokenFactoryFeeTooHigh(fee, _MAX_CREATION_FEE);
        creationFee = fee;
        emit CreationFeeSet(fee);
    }

    function _launchOf(address token) private view returns (Launch storage) {
        uint256 number = _numberOf[token];
        if (number == 0) revert TokenFactoryUnknownToken(token);
        return _launches[number - 1];
    }

    function _withCode(address implementation) private view returns (address) {
        if (implementation.code.length == 0) revert TokenFactoryNoCode(implementation);
        return implementation;
    }

    function _details(Launch storage launch) private view returns (PairDetails memory details) {
        ILaunchToken token = ILaunchToken(launch.token);
        details.tokenAddress = launch.token;
        details.presaleAddress = launch.presale;
        details.basePoolAddress = launch.basePool;
        details.tradeAddress = launch.trade;
        details.creator = launch.creator;
        details.createdAt = launch.createdAt;
        details.tokenName = token.name();
        details.tokenSymbol = token.symbol();
        details.totalSupply = token.totalSupply();
    }

    /// @dev Lp + trade + dev = total. A creator can buy its own trade for the fee alone, so the trade's part counts as
    /// being in its hands and has the same cap as the part it gets for nothing.
    function _splitSupply(
        uint256 total,
        TradeConfig calldata d,
        uint256 lpSupply,
        uint256 tradeSupply
    ) private pure returns (uint112, uint112) {
        bool inRange = total <= type(uint112).max && lpSupply <= total && tradeSupply <= total - lpSupply;
        if (!inRange) revert TokenFactorySupplyInvalid(total, lpSupply, tradeSupply);
        uint256 devSupply = total - lpSupply - tradeSupply;
        uint256 cap = total / _MAX_OUTSIDE_SHARE;
        bool wholeShares = d.tradeShares * uint256(d.tokensPerShare) == tradeSupply;
        if (lpSupply < PresaleRules.MIN_LP_SUPPLY || devSupply > cap || tradeSupply > cap || !wholeShares) {
            revert TokenFactorySupplyInvalid(total, lpSupply, tradeSupply);
        }
        return (uint112(lpSupply), uint112(devSupply));
    }
}
