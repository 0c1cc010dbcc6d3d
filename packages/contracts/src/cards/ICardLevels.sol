// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice A level as the product shows it. `price` is in sun, or in U (6 decimals) for a level priced in U;
/// `nextTokenId` is the serial of the next card.
struct CardLevel {
    uint32 remainSupply;
    string levelStr;
    uint32 pledgeTime;
    uint128 price;
    uint64 nextTokenId;
    address fundAddress;
}

/// @notice What the owner sets for a level. `weight` is fixed by the first call and never changes.
struct LevelSettings {
    string levelStr;
    uint32 pledgeTime;
    uint96 price;
    bool pricedInU;
    bool open;
    uint16 weight;
    address fundAddress;
}

/// @title Levels, sale and money of cards
/// @notice Each sale splits the price into a fee (to the fee vault) and the rest (to the level's fund address), both
/// held as credits. No function pays the owner anything else.
interface ICardLevels {
    /// @notice `user` bought `tokenId` of `level` for `price` sun.
    event Bought(address indexed user, uint256 indexed level, uint256 tokenId, uint256 price);
    /// @notice The owner set or changed `level`.
    event LevelSet(uint256 indexed level, uint256 price, bool pricedInU, bool open, address fundAddress);
    /// @notice `level` can sell `by` more cards.
    event SupplyRaised(uint256 indexed level, uint256 by);
    /// @notice The metadata address of `level`.
    event UriSet(uint256 indexed level, string uri);
    /// @notice The metadata address of `level` is final.
    event UriLocked(uint256 indexed level);
    /// @notice Fees of future sales, in bps.
    event FeesSet(uint16 sale, uint16 market);
    /// @notice `amount` of income of `level` became credit of its fund address.
    event FundCredited(uint256 indexed level, address indexed fund, uint256 amount);
    /// @notice `user` took its credit.
    event CreditPaid(address indexed user, uint256 amount);
    /// @notice The fees that `payer` has paid so far went to the fee vault.
    event FeeSettled(address indexed payer, uint256 amount);

    /// @notice `level` does not exist, or is not 1..255.
    error CardsUnknownLevel(uint256 level);
    /// @notice `level` is not open for sale.
    error CardsLevelClosed(uint256 level);
    /// @notice `level` has no card left to sell.
    error CardsSoldOut(uint256 level);
    /// @notice `paid` sun do not match the `price`.
    error CardsWrongPayment(uint256 paid, uint256 price);
    /// @notice A setting is out of its range.
    error CardsSettingOutOfRange();
    /// @notice The metadata address of `level` was locked.
    error CardsUriLocked(uint256 level);
    /// @notice `user` has no credit, or no fee to settle.
    error CardsNothingDue(address user);
    /// @notice TRX could not be sent to `to`.
    error CardsPaymentFailed(address to);

    // solhint-disable func-name-mixedcase
    /// @notice Buys the next card of `level`. A level priced in TRX takes exactly its price; a level priced in U takes
    /// at least {ICardPrices-getUToCoin} of its price and returns the rest. Each call mints and pays again.
    function Buy(uint256 level) external payable;

    /// @notice Pays the caller's credit: proceeds of cards sold, returned instalments, sale income of a fund address.
    function withdrawCredit() external;

    /// @notice Moves the income of `level` to the credit of its fund address. Anyone may call.
    function creditFund(uint256 level) external;

    /// @notice Sends the fees that `payers` paid here to the fee vault, in their names. Anyone may call.
    function settleFees(address[] calldata payers) external;

    /// @notice Owner: makes or changes a level. Cards already minted keep their level, its weight never changes.
    function setLevel(uint256 level, LevelSettings calldata settings) external;

    /// @notice Owner: adds supply to a level that has never sold out.
    function raiseSupply(uint256 level, uint32 by) external;

    /// @notice Owner: fees of future sales, each at most 500 bps.
    function setFees(uint16 sale, uint16 market) external;

    /// @notice Owner: the metadata address of a level, until {lockURI}.
    function setURI(uint256 level, string calldata uri) external;

    /// @notice Owner: makes the metadata address of a level final.
    function lockURI(uint256 level) external;

    /// @notice The level as the product shows it.
    function levelMap(uint256 level) external view returns (CardLevel memory);

    /// @notice Whether `level` is open for sale, whether its price is in U, and what one of its cards weighs.
    function levelRules(uint256 level) external view returns (bool open, bool pricedInU, uint256 weight);

    /// @notice Sun that a card of `level` costs now.
    function priceOf(uint256 level) external view returns (uint256);

    /// @notice What `user` can withdraw, and the fees it paid that are not yet with the fee vault.
    function accountOf(address user) external view returns (uint256 credit, uint256 feeDue);

    /// @notice Income of `level` not yet moved to its fund address' credit.
    function fundCreditOf(uint256 level) external view returns (uint256);

    /// @notice Fees of primary sales and of the market, in bps.
    function fees() external view returns (uint16 sale, uint16 market);
}
