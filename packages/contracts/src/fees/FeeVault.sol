// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Announced} from "../shared/Announced.sol";
import {ITeam} from "../team/ITeam.sol";
import {IWtrx} from "../coins/IWtrx.sol";
import {IFeeVault} from "./IFeeVault.sol";
import {IRewardPool} from "./IRewardPool.sol";

/// @title Where every fee enters
/// @notice See {IFeeVault}.
/// @dev Accounted TRX = sum of owed + poolDue + treasuryDue <= balance; what else lands here stays here.
contract FeeVault is IFeeVault, Announced, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;

    struct Split {
        uint16 l1;
        uint16 l2;
        uint16 pool;
    }

    uint256 private constant _BPS = 10_000;
    uint16 private constant _MOST_L1 = 2000;
    uint16 private constant _MOST_L2 = 1000;
    uint16 private constant _MOST_POOL = 4000;
    uint256 private constant _MOST_POOLS = 8;

    /// @notice The tree that names the inviters.
    ITeam public immutable team;
    /// @notice What reward pools are funded with.
    IWtrx public immutable wtrx;
    address private immutable _root;

    /// @inheritdoc IFeeVault
    Split public split;

    /// @inheritdoc IFeeVault
    mapping(address user => uint256 amount) public owed;

    /// @inheritdoc IFeeVault
    mapping(address account => Role role) public roles;

    /// @dev Pool part in the low, treasury part in the high 128 bits: one write for each fee. All TRX there is fits both.
    uint256 private _dues;
    RewardPool[] private _pools;

    constructor(
        ITeam team_,
        IWtrx wtrx_,
        address owner_,
        uint256 changeDelay_,
        uint256 embeddedChainId
    ) Ownable(owner_) Announced(changeDelay_, embeddedChainId) {
        team = team_;
        wtrx = wtrx_;
        _root = team_.root();
        split = Split(_MOST_L1, _MOST_L2, _MOST_POOL);
        emit SplitSet(_MOST_L1, _MOST_L2, _MOST_POOL);
    }

    /// @dev Only unwrapped TRX of a refused funding comes this way; fees come through {pay}.
    receive() external payable {
        if (msg.sender != address(wtrx)) revert FeeVaultNotAllowed(msg.sender);
    }

    /// @inheritdoc IFeeVault
    function pay(address payer, bytes32 kind) external payable {
        if (roles[msg.sender] != Role.Source) revert FeeVaultNotAllowed(msg.sender);
        Split memory parts = split;
        address first = _inviter(payer);
        uint256 refL1 = _credit(first, (msg.value * parts.l1) / _BPS);
        uint256 refL2 = first == address(0) ? 0 : _credit(_inviter(first), (msg.value * parts.l2) / _BPS);
        // What a missing inviter would have got belongs to the pool, not to the treasury.
        uint256 pool = (msg.value * (uint256(parts.l1) + parts.l2 + parts.pool)) / _BPS - refL1 - refL2;
        uint256 treasury = msg.value - refL1 - refL2 - pool;

        _dues += pool | (treasury << 128);
        emit FeeIn(payer, kind, msg.value, refL1, refL2, pool, treasury);
    }

    /// @inheritdoc IFeeVault
    function claimBonus() external nonReentrant {
        uint256 amount = owed[msg.sender];
        if (amount == 0) revert FeeVaultNothingOwed(msg.sender);
        owed[msg.sender] = 0;
        emit BonusPaid(msg.sender, amount);
        _send(msg.sender, amount);
    }

    /// @inheritdoc IFeeVault
    function distributePool() external nonReentrant {
        uint256 amount = poolDue();
        uint256 count = _pools.length;
        if (amount == 0 || count == 0) revert FeeVaultNothingOwed(address(this));
        _dues -= amount;
        wtrx.deposit{value: amount}();

        uint256 funded;
        for (uint256 i; i < count; ++i) {
            RewardPool memory target = _pools[i];
            funded += _fundPool(target, (amount * target.share) / _BPS);
        }

        // Refused parts and the dust of the division wait for the next distribution.
        uint256 rest = amount - funded;
        if (rest == 0) return;
        wtrx.withdraw(rest);
        _dues += rest;
    }

    /// @inheritdoc IFeeVault
    function setSplit(uint16 l1, uint16 l2, uint16 pool) external onlyOwner {
        if (l1 > _MOST_L1 || l2 > _MOST_L2 || pool > _MOST_POOL) revert FeeVaultSplitTooLarge(l1, l2, pool);
        split = Split(l1, l2, pool);
        emit SplitSet(l1, l2, pool);
    }

    /// @inheritdoc IFeeVault
    function setRole(address account, Role role) external onlyOwner afterAnnouncement {
        roles[account] = role;
        emit RoleSet(account, role);
    }

    /// @inheritdoc IFeeVault
    function setRewardPools(RewardPool[] calldata pools) external onlyOwner afterAnnouncement {
        if (pools.length > _MOST_POOLS) revert FeeVaultPoolsInvalid();
        delete _pools;
        uint256 shares;
        for (uint256 i; i < pools.length; ++i) {
            RewardPool calldata target = pools[i];
            bool valid = target.duration >= 1 days && target.duration <= 365 days;
            if (!valid || IRewardPool(target.pool).rewardCoin() != address(wtrx))
                revert FeeVaultPoolsInvalid();
            shares += target.share;
            _pools.push(target);
        }
        if (shares != _BPS) revert FeeVaultPoolsInvalid();
        emit RewardPoolsSet(pools);
    }

    /// @inheritdoc IFeeVault
    function withdrawTreasury(address to, uint256 amount) external onlyOwner nonReentrant {
        uint256 available = treasuryDue();
        if (amount > available) revert FeeVaultTreasuryShort(amount, available);
        if (to == address(0)) revert FeeVaultPaymentFailed(to);
        _dues -= amount << 128;
        emit TreasuryWithdrawn(to, amount);
        _send(to, amount);
    }

    /// @inheritdoc IFeeVault
    function withdrawCoin(address coin, address to) external onlyOwner nonReentrant {
        uint256 amount = ITRC20(coin).balanceOf(address(this));
        if (amount == 0) revert FeeVaultNothingOwed(to);
        emit CoinWithdrawn(coin, to, amount);
        ITRC20(coin).safeTransferChecked(to, amount);
    }

    /// @inheritdoc IFeeVault
    function rewardPools(uint256 i) external view returns (RewardPool memory) {
        return _pools[i];
    }

    /// @inheritdoc IFeeVault
    function poolDue() public view returns (uint256) {
        return uint128(_dues);
    }

    /// @inheritdoc IFeeVault
    function treasuryDue() public view returns (uint256) {
        return _dues >> 128;
    }

    function _credit(address user, uint256 amount) private returns (uint256) {
        if (user == address(0) || amount == 0) return 0;
        owed[user] += amount;
        return amount;
    }

    /// @dev Funds with the pool's own duration; when that would lower a running rate (the pool refuses it), into the
    /// running stream. Returns what the pool really took.
    function _fundPool(RewardPool memory target, uint256 amount) private returns (uint256 taken) {
        if (amount == 0) return 0;
        wtrx.approve(target.pool, amount);
        if (!_tryFund(target.pool, amount, target.duration)) _tryFund(target.pool, amount, 1 days);
        // Measured by the allowance: unlike the balance, nobody can change it by a donation.
        taken = amount - wtrx.allowance(address(this), target.pool);
        if (taken < amount) {
            wtrx.approve(target.pool, 0);
            emit PoolSkipped(target.pool, amount - taken);
        }
        if (taken != 0) emit PoolFunded(target.pool, taken);
    }

    function _tryFund(address pool, uint256 amount, uint256 duration) private returns (bool) {
        try IRewardPool(pool).fund(amount, duration) {
            return true;
        } catch {
            return false;
        }
    }

    function _send(address to, uint256 amount) private {
        (bool sent, ) = to.call{value: amount}("");
        if (!sent) revert FeeVaultPaymentFailed(to);
    }

    /// @dev The root earns nothing: its part goes to the pool.
    function _inviter(address user) private view returns (address parent) {
        parent = team.team(user);
        if (parent == _root) parent = address(0);
    }
}
