// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {PresaleConfig} from "../presale/IPresale.sol";
import {TradeConfig} from "../trade/ITrade.sol";
import {TokenConfig} from "./ILaunchToken.sol";

/// @notice One launch as the product lists it.
struct PairDetails {
    address tokenAddress;
    address presaleAddress;
    address basePoolAddress;
    address tradeAddress;
    address creator;
    uint256 createdAt;
    string tokenName;
    string tokenSymbol;
    uint256 totalSupply;
}

/// @title Where launches are made
/// @notice One call makes token, presale, trade, base pool and the DEX pair. The owner sets the creation fee and may
/// stop new creations; it has no say in a launch that exists.
interface ITokenFactory {
    /// @notice The code that clones run and the addresses they work with.
    struct Implementations {
        address token;
        address presale;
        address trade;
        address basePool;
    }

    /// @notice A launch was made.
    event TokenCreated(
        address indexed creator,
        address indexed token,
        address presale,
        address trade,
        address basePool,
        address pair,
        uint256 index
    );
    /// @notice The price of a creation from now on.
    event CreationFeeSet(uint256 fee);
    /// @notice Creations are possible (`on`) or not.
    event EnabledSet(bool on);
    /// @notice The fee vault did not take a fee; it waits here for {settleKept}.
    event FeeKept(address indexed payer, bytes32 indexed kind, uint256 amount);
    /// @notice A kept fee went to the fee vault after all, in the name of `payer`.
    event KeptSettled(address indexed payer, bytes32 indexed kind, uint256 amount);
    /// @notice `amount` of `coin` (zero address: TRX) went to the fee vault.
    event Swept(address indexed coin, uint256 amount);

    /// @notice No creations at the moment.
    error TokenFactoryDisabled();
    /// @notice The payment must be exactly `fee`.
    error TokenFactoryFeeNotExact(uint256 paid, uint256 fee);
    /// @notice Clones of an address without code would take payments and answer nothing.
    error TokenFactoryNoCode(address implementation);
    /// @notice A creation may cost at most `max`.
    error TokenFactoryFeeTooHigh(uint256 fee, uint256 max);
    /// @notice The parts do not fit the whole, a part is above its cap, or backing stands beside tokens outside the pool.
    error TokenFactorySupplyInvalid(uint256 totalSupply, uint256 lpSupply, uint256 tradeSupply);
    /// @notice Only a presale or trade made here may pay fees for its launch.
    error TokenFactoryNotLaunch(address caller);
    /// @notice There is no launch of `token`.
    error TokenFactoryUnknownToken(address token);
    /// @notice There is nothing to withdraw.
    error TokenFactoryNothingToWithdraw(address coin);

    /// @notice Makes a launch for the exact {creationFee}. What is neither LP nor trade supply is the creator's and locked.
    function createToken(
        TokenConfig calldata t,
        PresaleConfig calldata p,
        TradeConfig calldata d,
        uint256 lpSupply,
        uint256 tradeSupply
    ) external payable returns (address token, address presale, address trade);

    /// @notice A launch's presale or trade: hands its fee to the vault in the creator's name; never reverts for the vault.
    function payFee(address token, bytes32 kind) external payable;

    /// @notice Hands kept fees of `payer` to the vault, in its name. Anyone may call.
    function settleKept(address payer, bytes32 kind) external;

    /// @notice Owner: at most 1000 TRX.
    function setCreationFee(uint256 fee) external;

    /// @notice Owner: whether new launches can be made.
    function setEnabled(bool on) external;

    /// @notice Owner: sends all TRX here that is no kept fee to the fee vault.
    function withdraw() external;

    /// @notice Owner: sends all of `coin` here to the fee vault.
    function withdrawCoin(address coin) external;

    /// @notice Fees of `kind` that the vault refused and `payer` paid.
    function keptOf(address payer, bytes32 kind) external view returns (uint256);

    /// @notice The price of a creation in sun.
    function creationFee() external view returns (uint256);

    /// @notice Whether new launches can be made.
    function enabled() external view returns (bool);

    /// @notice Launch number `i`.
    function tokenPairs(uint256 i) external view returns (PairDetails memory);

    /// @notice How many launches were made.
    function tokenPairsLength() external view returns (uint256);

    /// @notice The launch of `token`.
    function pairOfToken(address token) external view returns (PairDetails memory);
}
