// What the book says of each act of the part "shop", by the act's name.

export const shop = {
  save: 'Changed settings of the shop',
  saveUpi: 'Changed the UPI ID',
  picture: 'Changed a picture of the shop',
  pictureAway: 'Took a picture of the shop away',
  banner: 'Saved a banner',
  bannerAway: 'Took a banner away',
  bannerMove: 'Moved a banner',
  policy: 'Saved a policy',
  policyAway: 'Took a policy away',
  policyBegin: 'Began a policy from a text to start from',
  deliveryTable: 'Replaced the delivery table',
  deliveryRow: 'Saved a line of the delivery table',
  deliveryRowAway: 'Took a line of the delivery table away',
  deliveryTimes: 'Changed when parcels leave',
  coupon: 'Added a coupon',
  couponSheet: 'Added coupons by a sheet',
  couponStop: 'Stopped a coupon',
  open: 'Opened the shop',
  openAgain: 'Opened the shop again',
  close: 'Closed the shop for a while',
}
