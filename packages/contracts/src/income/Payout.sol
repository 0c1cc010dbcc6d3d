// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {IPriceOracle} from "../prices/IPriceOracle.sol";
import {Announced} from "../shared/Announced.sol";
import {EmbeddedChain} from "../shared/EmbeddedChain.sol";
import {IPayout} from "./IPayout.sol";
import {RootBudgets} from "./RootBudgets.sol";

/// @title Payout of incomes
/// @notice See {IPayout}.
/// @dev TRX leaves by claims and returned bonds only, so `held >= total - claimed`, once true at a proposal, stays true.
/// What is left of all budgets is `total - claimed`, so each budget is covered too. This file holds how a root
/// becomes active; what active ones pay is in {RootBudgets}.
contract Payout is RootBudgets, Announced, ReentrancyGuardTransient {
    /// @notice What a deployment chooses. Delays below 6 hours and 7 days are refused off the embedded chain.
    struct Settings {
        uint256 rootDelay;
        uint256 roleDelay;
        uint96 bond;
        uint96 dailyCap;
        uint256 minWithdrawU;
        uint256 embeddedChain;
    }

    /// @dev `eta` is 0 when no root waits; the rest stays, since a word that was emptied costs four times as much to
    /// fill again. `bonder` counts only when there is a bond.
    struct Pending {
        bytes32 root;
        uint64 total;
        uint96 bond;
        uint40 eta;
        address bonder;
    }

    uint256 private constant _OPEN_AFTER = 7 days;
    /// @dev A root by a stranger waits longer: there may be nobody watching but the guardian.
    uint256 private constant _STRANGER_DELAYS = 8;

    IPriceOracle private immutable _ORACLE;
    address private immutable _USDT;
    address private immutable _WTRX;
    uint256 private immutable _ROOT_DELAY;
    uint256 private immutable _MIN_WITHDRAW_U;
    uint96 private immutable _BOND;

    Pending private _pending;
    uint256 private _bonds;

    /// @inheritdoc IPayout
    address public proposer;
    /// @inheritdoc IPayout
    address public guardian;
    /// @inheritdoc IPayout
    uint256 public dailyCap;
    /// @inheritdoc IPayout
    mapping(address account => uint256) public bondOf;

    constructor(
        IPriceOracle oracle,
        address usdt,
        address wtrx,
        Settings memory settings,
        address owner_,
        address proposer_,
        address guardian_
    ) Ownable(owner_) Announced(settings.roleDelay, settings.embeddedChain) {
        _ORACLE = oracle;
        _USDT = usdt;
        _WTRX = wtrx;
        _ROOT_DELAY = EmbeddedChain.atLeast(settings.rootDelay, 6 hours, settings.embeddedChain);
        _MIN_WITHDRAW_U = settings.minWithdrawU;
        _BOND = settings.bond;
        _totals.activatedAt = uint40(block.timestamp);
        dailyCap = settings.dailyCap;
        emit DailyCapSet(settings.dailyCap);
        _setRoles(proposer_, guardian_);
        // There is nothing to wire after this: a change of roles is announced from the first day on.
        isSealed = true;
        emit Sealed();
    }

    /// @notice TRX that a contract sends without naming a function is a funding too.
    receive() external payable {
        emit PayoutFunded(msg.sender, msg.value);
    }

    /// @inheritdoc IPayout
    function fund() external payable {
        emit PayoutFunded(msg.sender, msg.value);
    }

    /// @inheritdoc IPayout
    function proposeRoot(bytes32 root, uint256 cumulativeTotal, uint256 upToBlock) external payable {
        Totals memory now_ = _totals;
        bool stranger = msg.sender != proposer;
        if (_pending.eta != 0) _makeRoom(stranger);
        if (stranger && block.timestamp < now_.activatedAt + _OPEN_AFTER) revert PayoutNotAllowed(msg.sender);
        uint256 bond = stranger ? _BOND : 0;
        if (msg.value != bond) revert PayoutWrongBond(msg.value, bond);
        if (bond != 0) _bonds += bond;

        if (upToBlock > block.number) revert PayoutFutureBlock(upToBlock);
        bool known = root == newestRoot || _older[root].active;
        if (root == 0 || known || cumulativeTotal <= now_.total) {
            revert PayoutInvalidRoot(root, cumulativeTotal);
        }
        uint256 allowed = increaseAllowed();
        if (cumulativeTotal - now_.total > allowed) {
            revert PayoutAboveDailyCap(cumulativeTotal - now_.total, allowed);
        }
        uint256 needed = cumulativeTotal - now_.claimed;
        if (held() < needed) revert PayoutNotFunded(needed, held());

        uint256 eta = block.timestamp + (stranger ? _ROOT_DELAY * _STRANGER_DELAYS : _ROOT_DELAY);
        // The total is at most claimed + held, which is TRX.
        _pending = Pending({
            root: root,
            total: uint64(cumulativeTotal),
            bond: uint96(bond),
            eta: uint40(eta),
            bonder: stranger ? msg.sender : address(0)
        });
        emit RootProposed(root, cumulativeTotal, upToBlock, eta);
    }

    /// @inheritdoc IPayout
    function activateRoot() external {
        Pending memory pending = _pending;
        if (pending.eta == 0) revert PayoutNoRootWaiting();
        if (block.timestamp < pending.eta) revert PayoutTooEarly(pending.eta);
        _pending.eta = 0;
        Totals memory now_ = _totals;
        bytes32 before = newestRoot;
        if (before != 0) _older[before] = OlderRoot(now_.left, true);
        now_.left = pending.total - now_.total;
        now_.total = pending.total;
        now_.activatedAt = uint40(block.timestamp);
        _totals = now_;
        newestRoot = pending.root;
        emit RootActive(pending.root, pending.total);
        _releaseBond(pending);
    }

    /// @inheritdoc IPayout
    function vetoRoot() external {
        if (msg.sender != guardian && msg.sender != owner()) revert PayoutNotAllowed(msg.sender);
        Pending memory pending = _pending;
        if (pending.eta == 0) revert PayoutNoRootWaiting();
        _pending.eta = 0;
        // A lost bond becomes part of what roots can promise: nobody gains by a veto.
        emit RootVetoed(pending.root);
        if (pending.bond == 0) return;
        _bonds -= pending.bond;
        emit BondForfeited(pending.bonder, pending.bond);
    }

    /// @inheritdoc IPayout
    function claim(uint256 amount, Part[] calldata parts) external nonReentrant {
        (uint256 before, uint256 reached) = _draw(msg.sender, amount, parts);
        uint256 available = reached - before;
        if (amount == 0 || amount > available) revert PayoutInvalidAmount(amount, available);
        if (amount != available) {
            uint256 minimum = minWithdraw();
            if (amount < minimum) revert PayoutBelowMinimum(amount, minimum);
        }
        _pay(msg.sender, amount, before);
    }

    /// @inheritdoc IPayout
    function claimFor(address user, Part[] calldata parts) external nonReentrant {
        (uint256 before, uint256 reached) = _draw(user, type(uint256).max, parts);
        if (reached == before) revert PayoutInvalidAmount(0, 0);
        _pay(user, reached - before, before);
    }

    /// @inheritdoc IPayout
    function withdrawBond() external nonReentrant {
        uint256 amount = bondOf[msg.sender];
        if (amount == 0) revert PayoutNoBond(msg.sender);
        bondOf[msg.sender] = 0;
        _bonds -= amount;
        emit BondWithdrawn(msg.sender, amount);
        _send(msg.sender, amount);
    }

    /// @inheritdoc IPayout
    function setRoles(address proposer_, address guardian_) external onlyOwner afterAnnouncement {
        _setRoles(proposer_, guardian_);
    }

    /// @inheritdoc IPayout
    function setDailyCap(uint96 cap) external onlyOwner {
        dailyCap = cap;
        emit DailyCapSet(cap);
    }

    /// @inheritdoc IPayout
    function pendingRoot() external view returns (bytes32 root, uint256 total, uint256 eta, address bonder) {
        Pending memory pending = _pending;
        if (pending.eta == 0) return (0, 0, 0, address(0));
        return (pending.root, pending.total, pending.eta, pending.bonder);
    }

    /// @inheritdoc IPayout
    function minWithdraw() public view returns (uint256) {
        try _ORACLE.consult(_USDT, _MIN_WITHDRAW_U, _WTRX) returns (uint256 twap, uint256 spot, uint256) {
            return twap < spot ? twap : spot;
        } catch {
            return 0;
        }
    }

    /// @inheritdoc IPayout
    function increaseAllowed() public view returns (uint256) {
        uint256 time = block.timestamp - _totals.activatedAt;
        return (dailyCap * (time < _OPEN_AFTER ? time : _OPEN_AFTER)) / 1 days;
    }

    /// @inheritdoc IPayout
    function held() public view returns (uint256) {
        return address(this).balance - _bonds;
    }

    /// @dev Nobody else can hold up the proposer: a stranger's root, which may add next to nothing, gives way to it.
    function _makeRoom(bool stranger) private {
        Pending memory waiting = _pending;
        if (stranger || waiting.bonder == address(0)) revert PayoutRootWaiting(waiting.root);
        emit RootVetoed(waiting.root);
        _releaseBond(waiting);
    }

    function _releaseBond(Pending memory gone) private {
        if (gone.bond == 0) return;
        bondOf[gone.bonder] += gone.bond;
        emit BondReleased(gone.bonder, gone.bond);
    }

    function _setRoles(address proposer_, address guardian_) private {
        proposer = proposer_;
        guardian = guardian_;
        emit RolesSet(proposer_, guardian_);
    }

    function _pay(address user, uint256 amount, uint256 before) private {
        claimed[user] = before + amount;
        emit Claimed(user, amount, before + amount);
        _send(user, amount);
    }

    function _send(address to, uint256 amount) private {
        (bool sent, ) = to.call{value: amount}("");
        if (!sent) revert PayoutPaymentFailed(to);
    }
}
