// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {ILaunchToken} from "../token-launch/ILaunchToken.sol";
import {IBasePool} from "./IBasePool.sol";
import {IPresale} from "./IPresale.sol";
import {PresaleStatus} from "./PresaleStatus.sol";

/// @title See {IBasePool}
/// @notice Code of the clones that {TokenFactory} makes. No owner, no other way out than {redeem}.
contract BasePool is IBasePool, ReentrancyGuardTransient {
    /// @inheritdoc IBasePool
    address public token;
    /// @inheritdoc IBasePool
    address public presale;
    /// @inheritdoc IBasePool
    /// @dev Counted, not read from the balance: TRX sent by a plain transfer belongs to nobody.
    uint256 public backing;

    modifier whenLaunched() {
        if (IPresale(presale).status() != PresaleStatus.LAUNCHED) revert BasePoolNotLaunched();
        _;
    }

    /// @dev The implementation itself can never be set up.
    constructor() {
        token = address(this);
    }

    /// @inheritdoc IBasePool
    function initialize(address token_, address presale_) external {
        if (token != address(0)) revert BasePoolAlreadyInitialized();
        token = token_;
        presale = presale_;
    }

    /// @inheritdoc IBasePool
    function deposit() external payable whenLaunched {
        backing += msg.value;
        emit Deposited(msg.sender, msg.value);
    }

    /// @inheritdoc IBasePool
    function redeem(uint256 tokens, uint256 minOut) external nonReentrant whenLaunched {
        uint256 out = quote(tokens);
        if (out == 0 || out < minOut) revert BasePoolBelowMinimum(out, minOut);
        backing -= out;
        emit Redeemed(msg.sender, tokens, out);
        // Our own token: it burns exactly what it is told and calls nobody.
        ILaunchToken(token).burnFrom(msg.sender, tokens);
        (bool sent, ) = msg.sender.call{value: out}("");
        if (!sent) revert BasePoolPaymentFailed(msg.sender);
    }

    /// @inheritdoc IBasePool
    function quote(uint256 tokens) public view returns (uint256) {
        uint256 supply = ILaunchToken(token).totalSupply();
        return supply == 0 ? 0 : (tokens * backing) / supply;
    }
}
