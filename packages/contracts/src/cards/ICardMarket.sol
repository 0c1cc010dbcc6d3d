// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Market of cards without escrow
/// @notice A listing lives in the card itself: any transfer clears it, so none can outlive its seller's ownership.
interface ICardMarket {
    /// @notice `seller` offers `tokenId` for `price` sun.
    event Listed(uint256 indexed tokenId, address indexed seller, uint256 price);
    /// @notice `tokenId` is no longer offered.
    event Unlisted(uint256 indexed tokenId);
    /// @notice `tokenId` changed hands for `price`, of which `fee` came off the seller's proceeds.
    event Sold(
        uint256 indexed tokenId,
        address indexed seller,
        address indexed buyer,
        uint256 price,
        uint256 fee
    );

    /// @notice Only the owner of `tokenId` may do this.
    error CardsNotOwner(address caller, uint256 tokenId);
    /// @notice `price` is zero or above the packed range.
    error CardsPriceOutOfRange(uint256 price);
    /// @notice `tokenId` is not offered.
    error CardsNotListed(uint256 tokenId);
    /// @notice The listing costs `price`, more than the buyer's `maxPrice`.
    error CardsAboveMaxPrice(uint256 price, uint256 maxPrice);
    /// @notice The buyer already owns `tokenId`.
    error CardsOwnListing(uint256 tokenId);

    /// @notice Offers an owned card for `price` sun, or changes its price.
    function list(uint256 tokenId, uint256 price) external;

    /// @notice Takes the offer back.
    function unlist(uint256 tokenId) external;

    /// @notice Buys a listed card for exactly its price, which must not exceed `maxPrice`.
    function buyListed(uint256 tokenId, uint256 maxPrice) external payable;

    /// @notice Price and seller of a listed card; zeros when it is not listed.
    function listing(uint256 id) external view returns (uint256 price, address seller);
}
