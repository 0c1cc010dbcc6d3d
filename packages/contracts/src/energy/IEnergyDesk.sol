// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Energy desk
/// @notice Rents out the energy of one operator. The price is held here: the operator gets it at the end, and only when the chain
/// shows that its stake was lent to the receiver; else the buyer gets it back. Nobody else has any power over it.
interface IEnergyDesk {
    /// @notice Where a rental stands. `Waiting`: paid, not yet shown to be delivered.
    enum State {
        None,
        Waiting,
        Delivered,
        Settled,
        Refunded
    }

    /// @notice A rental. `time` is when it was paid, and from its delivery on when it ends; `term` is in hours; `stake` and
    /// `price` are in sun.
    struct Rental {
        address buyer;
        uint40 time;
        uint16 term;
        State state;
        address receiver;
        uint48 stake;
        uint48 price;
    }

    /// @notice What the operator asks, in sun for 1,000 energy: once, and for each hour; `isOpen`: rentals are taken.
    struct Offer {
        uint32 basePrice;
        uint32 hourPrice;
        bool isOpen;
    }

    /// @notice `buyer` paid `price` for `energy` of `receiver` for `term` hours, which takes a loan of `stake`.
    event Rented(
        uint256 indexed id,
        address indexed buyer,
        address indexed receiver,
        uint256 energy,
        uint256 term,
        uint256 price,
        uint256 stake
    );
    /// @notice The chain shows the loan; rental `id` runs until `ends`.
    event Delivered(uint256 indexed id, uint256 ends);
    /// @notice Rental `id` was kept to its end: `price` is the operator's.
    event Settled(uint256 indexed id, uint256 price);
    /// @notice Rental `id` was not delivered, or not to its end: `price` is the buyer's again.
    event Refunded(uint256 indexed id, address indexed buyer, uint256 price);
    /// @notice What the operator asks from now on.
    event PriceSet(uint256 basePrice, uint256 hourPrice, bool isOpen);
    /// @notice `user` could not be paid and can withdraw `amount`.
    event Credited(address indexed user, uint256 amount);
    /// @notice `user` took its TRX.
    event CreditPaid(address indexed user, uint256 amount);

    /// @notice The caller is not the operator.
    error EnergyDeskNotOperator(address caller);
    /// @notice The prices are above the most there can be.
    error EnergyDeskPriceTooHigh(uint256 basePrice, uint256 hourPrice);
    /// @notice The operator takes no rentals now.
    error EnergyDeskClosed();
    /// @notice The energy or the hours are not within what the desk rents out.
    error EnergyDeskOutOfRange(uint256 energy, uint256 term);
    /// @notice `receiver` is not on the chain yet, is a contract, or is the operator.
    error EnergyDeskInvalidReceiver(address receiver);
    /// @notice `value` sun came with a rental that costs `price`.
    error EnergyDeskWrongPayment(uint256 value, uint256 price);
    /// @notice It takes a loan of `stake`, and the operator has `free`.
    error EnergyDeskNoCapacity(uint256 stake, uint256 free);
    /// @notice Rental `id` is in another state.
    error EnergyDeskWrongState(uint256 id, State state);
    /// @notice Rental `id` had to be delivered until `until`.
    error EnergyDeskTooLate(uint256 id, uint256 until);
    /// @notice That is possible from `from` on.
    error EnergyDeskTooEarly(uint256 id, uint256 from);
    /// @notice `receiver` has a loan of `lent` from the operator, `needed` are rented.
    error EnergyDeskNotCovered(address receiver, uint256 lent, uint256 needed);
    /// @notice Rental `id` is delivered: it is not paid back.
    error EnergyDeskCovered(uint256 id);
    /// @notice `user` has no TRX here.
    error EnergyDeskNothingDue(address user);
    /// @notice TRX could not be sent to `to`.
    error EnergyDeskPaymentFailed(address to);

    /// @notice Pays `priceOf(energy, term)`, to the sun, for `energy` lent to `receiver` for `term` hours from its delivery on.
    function rent(address receiver, uint256 energy, uint256 term) external payable returns (uint256 id);

    /// @notice Operator: shows, within 10 minutes, that it lends enough for all delivered rentals of the receiver and this one. Others could
    /// show a loan that is on its way back.
    function deliver(uint256 id) external;

    /// @notice Pays the operator: after the end, while the loan still covers the receiver's rentals.
    function settle(uint256 id) external;

    /// @notice Pays the buyer: not delivered within 10 minutes (the operator may decline before), or no longer covered.
    function refund(uint256 id) external;

    /// @notice Pays the TRX that could not be sent to the caller.
    function withdrawCredit() external;

    /// @notice Operator: what is asked, for rentals made from now on, and whether they are taken.
    function setPrice(uint256 basePrice, uint256 hourPrice, bool isOpen) external;

    /// @notice What a rental costs, in sun, rounded up.
    function priceOf(uint256 energy, uint256 term) external view returns (uint256);

    /// @notice Sun whose loan gives `energy` a day, as the chain shares it out now.
    function stakeFor(uint256 energy) external view returns (uint256);

    /// @notice Sun that the operator can still lend: not in use, and not needed for rentals that wait.
    function freeStake() external view returns (uint256);

    /// @notice Sun that the operator lends to `receiver` now.
    function lentTo(address receiver) external view returns (uint256);

    /// @notice Sun that the delivered rentals of `receiver` take.
    function deliveredStake(address receiver) external view returns (uint256);

    /// @notice Sun that the rentals which wait take.
    function waitingStake() external view returns (uint256);

    /// @notice What the operator asks.
    function offer() external view returns (Offer memory);

    /// @notice Rental `id`; its state is `None` when there is none.
    function rentals(uint256 id) external view returns (Rental memory);

    /// @notice How many rentals were made; ids start at 1.
    function rentalsLength() external view returns (uint256);

    /// @notice TRX that `user` can withdraw.
    function credit(address user) external view returns (uint256);

    /// @notice Whose stake is lent, and who is paid; for good.
    function operator() external view returns (address);
}
