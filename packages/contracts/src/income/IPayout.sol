// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Payout of incomes by cumulative Merkle root
/// @notice Pays TRX. A root adds to what each address may have received in all; it becomes active after a delay in
/// which the guardian can refuse it, and only if everything it adds is already here. Each root has a budget of its
/// own and stays claimable for good: whatever a later root says, it cannot touch what earlier ones promised. No key
/// moves money to anybody but the address named in an active root, and nobody can take money out in another way.
/// Two accounts propose: the proposer, and the reserve once the proposer is suspended. The veto of a root suspends
/// the account that made it until the owner names the roles again. After 7 days without a root of theirs the reserve
/// and anyone else may propose, a stranger with a bond.
interface IPayout {
    /// @notice Who proposes and who vetoes: three accounts held by different people.
    struct Roles {
        address proposer;
        address reserve;
        address guardian;
    }

    /// @notice One leaf with its proof: its root raises what the user may have received from `since` to `cumulative`.
    struct Part {
        uint256 since;
        uint256 cumulative;
        bytes32[] proof;
    }

    /// @notice A root over the logs up to block `upToBlock` waits until `eta`: anyone can compute it again.
    event RootProposed(bytes32 root, uint256 total, uint256 upToBlock, uint256 eta);
    /// @notice A root can be claimed from now on.
    event RootActive(bytes32 root, uint256 total);
    /// @notice A waiting root was refused, or gave way to another.
    event RootVetoed(bytes32 root);
    /// @notice `user` was paid `amount` and has received `cumulative` in all.
    event Claimed(address indexed user, uint256 amount, uint256 cumulative);
    /// @notice `from` added `amount` to what roots can promise.
    event PayoutFunded(address indexed from, uint256 amount);
    /// @notice The roles changed; neither proposer is suspended any more.
    event RolesSet(address proposer, address reserve, address guardian);
    /// @notice A root of `account` was vetoed: it proposes no more until the owner names the roles again.
    event ProposerSuspended(address indexed account);
    /// @notice Roots may promise `cap` more per day.
    event DailyCapSet(uint256 cap);
    /// @notice `proposer`, a stranger, sent a bond with its root.
    event BondPosted(address indexed proposer, uint256 amount);
    /// @notice The bond of `proposer` can be taken back.
    event BondReleased(address indexed proposer, uint256 amount);
    /// @notice `proposer` took `amount` of released bonds back.
    event BondWithdrawn(address indexed proposer, uint256 amount);
    /// @notice The bond of a vetoed root became money that roots can promise.
    event BondForfeited(address indexed proposer, uint256 amount);

    /// @notice The caller lacks the role, and the time in which anyone may propose has not come.
    error PayoutNotAllowed(address caller);
    /// @notice A root waits already, or another than the one to be refused.
    error PayoutRootWaiting(bytes32 root);
    /// @notice No root waits.
    error PayoutNoRootWaiting();
    /// @notice A root is not empty and not one that was active before, and its total grows.
    error PayoutInvalidRoot(bytes32 root, uint256 total);
    /// @notice A root covers blocks that exist.
    error PayoutFutureBlock(uint256 upToBlock);
    /// @notice A root became active in block `activeBlock`, after the last one that this root covers.
    error PayoutRootOutdated(uint256 upToBlock, uint256 activeBlock);
    /// @notice Only `held` is here for the `needed` that would be due.
    error PayoutNotFunded(uint256 needed, uint256 held);
    /// @notice The promise may grow by `allowed` now.
    error PayoutAboveDailyCap(uint256 increase, uint256 allowed);
    /// @notice The value sent must be exactly `bond`.
    error PayoutWrongBond(uint256 value, uint256 bond);
    /// @notice Possible only from `time` on.
    error PayoutTooEarly(uint256 time);
    /// @notice The proof leads to no active root.
    error PayoutInvalidProof(address user, uint256 cumulative);
    /// @notice The part starts at `since`, but the parts before lead to `reached` only.
    error PayoutEarlierFirst(uint256 since, uint256 reached);
    /// @notice `amount` is 0 or more than the `available` part.
    error PayoutInvalidAmount(uint256 amount, uint256 available);
    /// @notice `amount` is below the minimum and not all that is available.
    error PayoutBelowMinimum(uint256 amount, uint256 minimum);
    /// @notice A root would pay `amount`, of which only `left` is in its budget.
    error PayoutBudgetExceeded(uint256 amount, uint256 left);
    /// @notice TRX could not be sent to `to`.
    error PayoutPaymentFailed(address to);
    /// @notice The caller has no bond to take back.
    error PayoutNoBond(address caller);

    /// @notice Adds TRX to what roots can promise.
    function fund() external payable;

    /// @notice Puts a root up. Proposer and reserve pay nothing and replace the root of a stranger. A stranger sends a
    /// bond of a tenth of the increase, rounded down, and replaces another stranger's root by a larger increase. The
    /// bond goes back when the root becomes active or is replaced, and stays here when it is vetoed.
    /// @param cumulativeTotal what all roots promise from then on: the total so far and this root's budget, which is
    /// the sum of `cumulative - since` over its leaves
    /// @param upToBlock the last block whose logs count. Refused if a root became active after it: that one was not in
    /// the total from which this one counts
    function proposeRoot(bytes32 root, uint256 cumulativeTotal, uint256 upToBlock) external payable;

    /// @notice Makes the waiting root active when its delay is over. Anyone may.
    function activateRoot() external;

    /// @notice Guardian or owner: refuses `root` while it waits and suspends the proposer who made it. Proposer and
    /// reserve refuse the roots of strangers: a suspended one for 30 days from its suspension, any other until 30 days
    /// after it was named and strangers may propose.
    function vetoRoot(bytes32 root) external;

    /// @notice Pays the caller `amount` of what `parts`, oldest first, leave to be paid.
    function claim(uint256 amount, Part[] calldata parts) external;

    /// @notice Pays `user` all that `parts`, oldest first, leave to be paid. Anyone may send it, only `user` is paid.
    function claimFor(address user, Part[] calldata parts) external;

    /// @notice Pays the caller's released bonds back.
    function withdrawBond() external;

    /// @notice Owner: names proposer, reserve and guardian, announced before, and ends both suspensions.
    function setRoles(address proposer, address reserve, address guardian) external;

    /// @notice Owner: how much more roots may promise per day.
    function setDailyCap(uint96 cap) external;

    /// @notice What `user` has received in all.
    function claimed(address user) external view returns (uint256);

    /// @notice The smallest claim in sun: 10 U at the lower of average and present price; 0 without a fresh price.
    function minWithdraw() external view returns (uint256);

    /// @notice The leaf of `user` in this contract's trees.
    function leafOf(address user, uint256 since, uint256 cumulative) external view returns (bytes32);

    /// @notice The root that became active last; zero before the first.
    function newestRoot() external view returns (bytes32);

    /// @notice Whether `root` can be claimed, and what is left of its budget.
    function rootState(bytes32 root) external view returns (bool active, uint256 left);

    /// @notice What all active roots promise, what was claimed of it, and since when the newest is active.
    function totals() external view returns (uint256 total, uint256 claimedTotal, uint256 activatedAt);

    /// @notice The waiting root: zero when none waits.
    function pendingRoot() external view returns (bytes32 root, uint256 total, uint256 eta, address bonder);

    /// @notice By how much a root proposed now may raise the promise: the daily caps that gathered, two at most.
    function increaseAllowed() external view returns (uint256);

    /// @notice The TRX here that is not a bond.
    function held() external view returns (uint256);

    /// @notice What `account` can take back of its bonds.
    function bondOf(address account) external view returns (uint256);

    /// @notice How much more roots may promise per day, in sun.
    function dailyCap() external view returns (uint256);

    /// @notice Who proposes roots now: the proposer, the reserve while it is suspended, nobody while both are.
    function proposer() external view returns (address);

    /// @notice The accounts that the owner named, and which of them are suspended.
    function roles()
        external
        view
        returns (Roles memory named, bool proposerSuspended, bool reserveSuspended);

    /// @notice Who can veto them.
    function guardian() external view returns (address);

    /// @notice Since when the allowance gathers, and since when no root of the proposer in office became active.
    function clocks() external view returns (uint256 allowanceFrom, uint256 silentSince);
}
