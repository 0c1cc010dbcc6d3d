// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Cards in two instalments
/// @notice The first instalment reserves a card from a separate allotment, the second completes it before the
/// deadline. Both amounts are fixed at reservation. What is not completed goes back to the buyer in full.
interface ICardReservations {
    /// @notice A running reservation; `deadline` 0 means none.
    struct Reservation {
        uint8 level;
        uint40 deadline;
        uint96 first;
        uint96 second;
    }

    /// @notice How a level takes reservations.
    struct Allotment {
        uint32 left;
        uint32 window;
        uint16 firstBps;
    }

    /// @notice `user` reserved a card of `level` with `first` sun and owes `second` until `deadline`.
    event Reserved(
        address indexed user,
        uint256 indexed level,
        uint256 first,
        uint256 second,
        uint256 deadline
    );
    /// @notice `user` paid the second instalment and owns `tokenId`.
    event ReservationCompleted(address indexed user, uint256 indexed level, uint256 tokenId);
    /// @notice The reservation of `user` ended; `refund` sun are its credit.
    event ReservationCancelled(address indexed user, uint256 indexed level, uint256 refund);
    /// @notice The owner set the allotment of `level`.
    event AllotmentSet(uint256 indexed level, Allotment allotment);

    /// @notice `user` already has a reservation.
    error CardsAlreadyReserved(address user);
    /// @notice `user` has no reservation.
    error CardsNoReservation(address user);
    /// @notice The allotment of `level` is used up.
    error CardsAllotmentEmpty(uint256 level);
    /// @notice The reservation ran out at `deadline`.
    error CardsReservationExpired(uint256 deadline);
    /// @notice The reservation runs until `deadline`; only its buyer may cancel before.
    error CardsReservationRunning(uint256 deadline);

    /// @notice Pays the first instalment ({firstInstalment}; a level priced in U returns what is above it).
    function reserve(uint256 level) external payable;

    /// @notice Pays exactly the second instalment and mints the card. No pause stops it.
    function completeReservation() external payable;

    /// @notice Returns the first instalment of `user` as credit: by `user` any time, by anyone after the deadline.
    function cancelReservation(address user) external;

    /// @notice Owner: lets `raise` more cards of `level` be reserved besides its supply (only while the level has not
    /// sold out), each for `window` (1..72 h) with a first part of `firstBps` (2000..9000). Running reservations keep
    /// their terms.
    function setAllotment(uint256 level, uint32 raise, uint32 window, uint16 firstBps) external;

    /// @notice The first instalment for `level` now.
    function firstInstalment(uint256 level) external view returns (uint256);

    /// @notice The reservation of `user`.
    function reservationOf(address user) external view returns (Reservation memory);

    /// @notice The allotment of `level`.
    function allotmentOf(uint256 level) external view returns (Allotment memory);
}
