// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {IPriceOracle} from "../prices/IPriceOracle.sol";
import {Announced} from "../shared/Announced.sol";
import {EmbeddedChain} from "../shared/EmbeddedChain.sol";
import {IPayout} from "./IPayout.sol";
import {Proposers} from "./Proposers.sol";
import {RootBudgets} from "./RootBudgets.sol";
import {WaitingRoot} from "./WaitingRoot.sol";

/// @title Payout of incomes
/// @notice See {IPayout}.
/// @dev TRX leaves by claims and returned bonds only, so `held >= total - claimed`, once true at a proposal, stays true.
/// What is left of all budgets is `total - claimed`, so each budget is covered too. This file holds how a root
/// becomes active; what active ones pay is in {RootBudgets}, who makes and stops them in {Proposers}.
contract Payout is RootBudgets, Proposers, WaitingRoot, ReentrancyGuardTransient {
    /// @notice What a deployment chooses. Delays below 6 hours and 7 days are refused off the embedded chain.
    struct Settings {
        uint256 rootDelay;
        uint256 roleDelay;
        uint96 dailyCap;
        uint256 minWithdrawU;
        uint256 embeddedChain;
    }

    /// @dev The allowance gathers for 7 days; one root takes two of them at most, so that one missed veto costs no more.
    uint256 private constant _GATHERS_FOR = 7 days;
    uint256 private constant _ROOT_TAKES = 2 days;
    uint256 private constant _BOND_DIVISOR = 10;
    /// @dev A root by a stranger waits longer: there may be nobody watching but the guardian.
    uint256 private constant _STRANGER_DELAYS = 8;

    IPriceOracle private immutable _ORACLE;
    address private immutable _USDT;
    address private immutable _WTRX;
    uint256 private immutable _ROOT_DELAY;
    uint256 private immutable _MIN_WITHDRAW_U;

    bytes32 private _waitingRoot;
    /// @dev Who sent the waiting root's bond; counts only for a stranger's.
    address private _bonder;
    uint256 private _bonds;

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
        Roles memory named
    ) Ownable(owner_) Announced(settings.roleDelay, settings.embeddedChain) {
        _ORACLE = oracle;
        _USDT = usdt;
        _WTRX = wtrx;
        _ROOT_DELAY = EmbeddedChain.atLeast(settings.rootDelay, 6 hours, settings.embeddedChain);
        _MIN_WITHDRAW_U = settings.minWithdrawU;
        _totals.activatedAt = uint40(block.timestamp);
        _keep(Waiting(0, 0, 0, block.timestamp, block.timestamp, _STRANGER, 0));
        dailyCap = settings.dailyCap;
        emit DailyCapSet(settings.dailyCap);
        _nameRoles(named);
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
        Waiting memory waiting = _kept();
        uint8 maker = _makerNow(waiting.silentSince);
        if (waiting.eta != 0) _makeRoom(waiting, maker, cumulativeTotal);
        if (upToBlock > block.number) revert PayoutFutureBlock(upToBlock);
        if (upToBlock < waiting.activeBlock) revert PayoutRootOutdated(upToBlock, waiting.activeBlock);
        Totals memory now_ = _totals;
        bool known = root == newestRoot || _older[root].active;
        if (root == 0 || known || cumulativeTotal <= now_.total) {
            revert PayoutInvalidRoot(root, cumulativeTotal);
        }
        uint256 increase = cumulativeTotal - now_.total;
        uint256 cap = dailyCap;
        uint256 allowed = _allowedFrom(waiting.allowanceFrom, cap);
        if (increase > allowed) revert PayoutAboveDailyCap(increase, allowed);
        _takeBond(maker, increase);
        uint256 needed = cumulativeTotal - now_.claimed;
        if (held() < needed) revert PayoutNotFunded(needed, held());

        uint256 delay = maker == _STRANGER ? _ROOT_DELAY * _STRANGER_DELAYS : _ROOT_DELAY;
        // The total is at most claimed + held, which is TRX.
        waiting.total = cumulativeTotal;
        waiting.eta = block.timestamp + delay;
        // Rounded up, and still no more than there is: the increase is allowed.
        waiting.takes = (increase * 1 days + cap - 1) / cap;
        waiting.maker = maker;
        _keep(waiting);
        _waitingRoot = root;
        emit RootProposed(root, cumulativeTotal, upToBlock, waiting.eta);
    }

    /// @inheritdoc IPayout
    function activateRoot() external {
        Waiting memory waiting = _kept();
        if (waiting.eta == 0) revert PayoutNoRootWaiting();
        if (block.timestamp < waiting.eta) revert PayoutTooEarly(waiting.eta);
        Totals memory now_ = _totals;
        bytes32 before = newestRoot;
        if (before != 0) _older[before] = OlderRoot(now_.left, true);
        now_.left = uint64(waiting.total) - now_.total;
        now_.total = uint64(waiting.total);
        now_.activatedAt = uint40(block.timestamp);
        _totals = now_;
        waiting.eta = 0;
        waiting.activeBlock = block.number;
        uint256 oldest = block.timestamp - _GATHERS_FOR;
        if (waiting.allowanceFrom < oldest) waiting.allowanceFrom = oldest;
        waiting.allowanceFrom += waiting.takes;
        if (_endsSilence(waiting.maker)) waiting.silentSince = block.timestamp;
        _keep(waiting);
        bytes32 root = _waitingRoot;
        newestRoot = root;
        emit RootActive(root, waiting.total);
        _releaseBond(waiting.maker, now_.left);
    }

    /// @inheritdoc IPayout
    function vetoRoot(bytes32 root) external {
        Waiting memory waiting = _kept();
        if (!_mayVeto(waiting.maker, waiting.silentSince)) revert PayoutNotAllowed(msg.sender);
        if (waiting.eta == 0) revert PayoutNoRootWaiting();
        // A veto that comes late must not hit what waits by then.
        if (root != _waitingRoot) revert PayoutRootWaiting(_waitingRoot);
        waiting.eta = 0;
        _keep(waiting);
        emit RootVetoed(root);
        _suspend(waiting.maker);
        uint256 bond = _bondOn(waiting.maker, waiting.total - _totals.total);
        if (bond == 0) return;
        // A lost bond becomes part of what roots can promise: nobody gains by a veto.
        _bonds -= bond;
        emit BondForfeited(_bonder, bond);
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
    function setRoles(
        address proposer_,
        address reserve_,
        address guardian_
    ) external onlyOwner afterAnnouncement {
        Waiting memory waiting = _kept();
        if (waiting.maker != _STRANGER) waiting.maker = _FORMER;
        _keep(waiting);
        _nameRoles(Roles(proposer_, reserve_, guardian_));
    }

    /// @inheritdoc IPayout
    function setDailyCap(uint96 cap) external onlyOwner {
        dailyCap = cap;
        emit DailyCapSet(cap);
    }

    /// @inheritdoc IPayout
    function pendingRoot() external view returns (bytes32 root, uint256 total, uint256 eta, address bonder) {
        Waiting memory waiting = _kept();
        if (waiting.eta == 0) return (0, 0, 0, address(0));
        bonder = waiting.maker == _STRANGER ? _bonder : address(0);
        return (_waitingRoot, waiting.total, waiting.eta, bonder);
    }

    /// @inheritdoc IPayout
    function clocks() external view returns (uint256 allowanceFrom, uint256 silentSince) {
        Waiting memory waiting = _kept();
        return (waiting.allowanceFrom, waiting.silentSince);
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
        return _allowedFrom(_kept().allowanceFrom, dailyCap);
    }

    /// @inheritdoc IPayout
    function held() public view returns (uint256) {
        return address(this).balance - _bonds;
    }

    /// @dev Nobody holds up the proposers, and a stranger only one who adds less: a root that adds next to nothing gives
    /// way. A larger one that is wrong costs its bond with the veto.
    function _makeRoom(Waiting memory waiting, uint8 maker, uint256 total) private {
        bool givesWay =
            maker == _STRANGER
                ? waiting.maker == _STRANGER && total > waiting.total
                : waiting.maker == _STRANGER || waiting.maker == _FORMER;
        bytes32 root = _waitingRoot;
        if (!givesWay) revert PayoutRootWaiting(root);
        emit RootVetoed(root);
        _releaseBond(waiting.maker, waiting.total - _totals.total);
    }

    function _takeBond(uint8 maker, uint256 increase) private {
        uint256 bond = _bondOn(maker, increase);
        if (msg.value != bond) revert PayoutWrongBond(msg.value, bond);
        if (maker == _STRANGER) _bonder = msg.sender;
        if (bond == 0) return;
        _bonds += bond;
        emit BondPosted(msg.sender, bond);
    }

    function _releaseBond(uint8 maker, uint256 increase) private {
        uint256 bond = _bondOn(maker, increase);
        if (bond == 0) return;
        address bonder = _bonder;
        bondOf[bonder] += bond;
        emit BondReleased(bonder, bond);
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

    function _allowedFrom(uint256 from, uint256 cap) private view returns (uint256) {
        uint256 time = block.timestamp - from;
        return (cap * (time < _ROOT_TAKES ? time : _ROOT_TAKES)) / 1 days;
    }

    /// @dev The total of active roots stays while a root waits, so its bond is the same until it is gone.
    function _bondOn(uint8 maker, uint256 increase) private pure returns (uint256) {
        return maker == _STRANGER ? increase / _BOND_DIVISOR : 0;
    }
}
