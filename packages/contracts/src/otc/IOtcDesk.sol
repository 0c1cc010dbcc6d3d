// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title OTC desk
/// @notice A maker escrows a coin and names what it wants for it, whole or in parts, from all or from one address.
/// There is no fee, and no owner function touches an offer.
interface IOtcDesk {
    /// @notice An offer. `want` zero means TRX; `onlyTaker` zero means anyone; `wholeOnly`: one taker takes it all.
    struct Offer {
        address maker;
        uint96 left;
        address sell;
        uint96 amount;
        address want;
        uint96 wantAmount;
        address onlyTaker;
        uint40 expires;
        bool wholeOnly;
    }

    /// @notice Offer `id` of `maker` is open, on these terms for good.
    event OfferMade(
        uint256 indexed id,
        address indexed maker,
        address indexed sell,
        uint256 amount,
        address want,
        uint256 wantAmount,
        address onlyTaker,
        uint256 expires,
        bool wholeOnly
    );
    /// @notice `taker` took `amount` of offer `id` for `paid`.
    event OfferTaken(uint256 indexed id, address indexed taker, uint256 amount, uint256 paid);
    /// @notice Offer `id` is over: taken in full, or the rest went back to its maker.
    event OfferClosed(uint256 indexed id);
    /// @notice `user` took its TRX.
    event CreditPaid(address indexed user, uint256 amount);
    /// @notice The owner marked `coin` as known; offers of other coins carry a warning on the screens.
    event KnownCoinSet(address indexed coin, bool known);

    /// @notice Offer `id` does not exist or is closed.
    error OtcDeskNoOffer(uint256 id);
    /// @notice Amounts must be 1..2^96-1, coins must differ, the expiry must be within 365 days.
    error OtcDeskInvalidOffer();
    /// @notice Offer `id` is for another taker.
    error OtcDeskNotTaker(uint256 id, address caller);
    /// @notice Offer `id` ended at `expires`.
    error OtcDeskExpired(uint256 id, uint256 expires);
    /// @notice A fill takes at least `smallest` and at most `left`.
    error OtcDeskFillOutOfRange(uint256 amount, uint256 smallest, uint256 left);
    /// @notice The fill costs `pay`, more than the taker's `maxPay`.
    error OtcDeskAboveMaxPay(uint256 pay, uint256 maxPay);
    /// @notice `value` sun came with a call that takes `pay`.
    error OtcDeskWrongPayment(uint256 value, uint256 pay);
    /// @notice The taker received `received` of `coin` instead of `amount`.
    error OtcDeskShortDelivery(address coin, uint256 received, uint256 amount);
    /// @notice Only the maker may close offer `id` before it expires.
    error OtcDeskNotMaker(uint256 id, address caller);
    /// @notice `user` has no TRX here.
    error OtcDeskNothingDue(address user);
    /// @notice TRX could not be sent to `to`.
    error OtcDeskPaymentFailed(address to);

    /// @notice Escrows `amount` of `sell` for `wantAmount` of `want` (zero: TRX) until `expires`; `wholeOnly`: not in parts.
    function makeOffer(
        address sell,
        uint128 amount,
        address want,
        uint128 wantAmount,
        address onlyTaker,
        uint40 expires,
        bool wholeOnly
    ) external returns (uint256 id);

    /// @notice Takes `amount` of an offer, at least 1 % of it or the rest (all, when it is whole only), for its price rounded up, at most `maxPay`.
    function takeOffer(uint256 id, uint128 amount, uint256 maxPay) external payable;

    /// @notice Gives the rest back to the maker: by the maker any time, by anyone after the expiry.
    function cancelOffer(uint256 id) external;

    /// @notice Pays the TRX that takers paid for the caller's offers.
    function withdrawCredit() external;

    /// @notice Owner: marks a coin as known.
    function setKnownCoin(address coin, bool known) external;

    /// @notice What `amount` of offer `id` costs.
    function quote(uint256 id, uint256 amount) external view returns (uint256);

    /// @notice Offer `id`; `left` is 0 when it is closed.
    function offers(uint256 id) external view returns (Offer memory);

    /// @notice How many offers were made; ids start at 0.
    function offersLength() external view returns (uint256);

    /// @notice TRX that `user` can withdraw.
    function credit(address user) external view returns (uint256);

    /// @notice Whether `coin` is in the registry.
    function knownCoin(address coin) external view returns (bool);
}
