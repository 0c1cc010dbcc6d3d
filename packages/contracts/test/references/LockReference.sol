// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {EnumerableSet} from "@openzeppelin/contracts/utils/structs/EnumerableSet.sol";

/// @notice A locker in the manner of the known ones: a record of six words per lock, lists per coin and per user.
/// For comparison of energy only.
contract LockReference is ReentrancyGuard {
    using SafeERC20 for IERC20;
    using EnumerableSet for EnumerableSet.AddressSet;

    struct TokenLock {
        uint256 lockDate;
        uint256 amount;
        uint256 initialAmount;
        uint256 unlockDate;
        uint256 lockID;
        address owner;
    }

    event Deposited(address token, address user, uint256 amount, uint256 lockDate, uint256 unlockDate);
    event Withdrawn(address token, uint256 amount);

    mapping(address token => TokenLock[]) public tokenLocks;
    mapping(address user => EnumerableSet.AddressSet) private _lockedTokens;
    mapping(address user => mapping(address token => uint256[])) public locksForToken;

    function lock(address token, uint256 amount, uint256 unlockDate) external nonReentrant {
        require(amount > 0 && unlockDate > block.timestamp);
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        uint256 id = tokenLocks[token].length;
        tokenLocks[token].push(TokenLock(block.timestamp, amount, amount, unlockDate, id, msg.sender));
        _lockedTokens[msg.sender].add(token);
        locksForToken[msg.sender][token].push(id);
        emit Deposited(token, msg.sender, amount, block.timestamp, unlockDate);
    }

    function relock(address token, uint256 id, uint256 unlockDate) external nonReentrant {
        TokenLock storage held = tokenLocks[token][id];
        require(held.owner == msg.sender && unlockDate > held.unlockDate);
        held.unlockDate = unlockDate;
    }

    function withdraw(address token, uint256 id, uint256 amount) external nonReentrant {
        TokenLock storage held = tokenLocks[token][id];
        require(held.owner == msg.sender && block.timestamp > held.unlockDate);
        held.amount -= amount;
        if (held.amount == 0) _forget(token, id);
        IERC20(token).safeTransfer(msg.sender, amount);
        emit Withdrawn(token, amount);
    }

    function _forget(address token, uint256 id) private {
        uint256[] storage ids = locksForToken[msg.sender][token];
        for (uint256 i; i < ids.length; ++i) {
            if (ids[i] != id) continue;
            ids[i] = ids[ids.length - 1];
            ids.pop();
            break;
        }
        if (ids.length == 0) _lockedTokens[msg.sender].remove(token);
    }
}
