export const messages = {
  hours: '{n, plural, one {# hour} other {# hours}}',
  rentReview: 'Review: rent energy',
  rentDoing: 'Renting {energy} energy',
  rentDone: '{energy} energy is paid for and on its way',
  notRented: 'Not rented',
  rentGet: '{energy} energy for {hours}',
  forMe: 'for your own address',
  forOther: 'for this address:',
  rentSpending:
    'Nobody. The desk holds the price: it goes to the operator at the end, or back to you.',
  rentCanFail:
    'If the price changes or the energy is gone first, you lose only the network fee. Without proof of delivery within 10 minutes you get the price back.',
  rentLost: 'Energy that you do not use within the time is lost.',
  myRentals: 'My rentals',
} as const;
