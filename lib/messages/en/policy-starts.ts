/** Blanks of these texts that a shop may have answered elsewhere. */
export const policyBlanks = {
  email: '[YOUR EMAIL]',
  mobile: '[YOUR MOBILE NUMBER]',
  legalName: '[LEGAL NAME OF THE BUSINESS]',
  address: '[YOUR ADDRESS]',
  returnDays: '[NUMBER OF DAYS]',
  refundDays: '[NUMBER OF DAYS FOR A REFUND]',
  couriers: '[YOUR COURIERS]',
  officer: '[NAME OF THE OFFICER]',
  designation: '[DESIGNATION]',
  officerEmail: '[EMAIL OF THE OFFICER]',
  officerMobile: '[MOBILE OF THE OFFICER]',
}

/**
 * Policies to start from, as Markdown. A blank stands in square brackets and capitals, like [YOUR ADDRESS]; {shop} and
 * {host} are filled in by the shop.
 */
export const policyStarts: Record<string, string> = {
  returns: `# Return Policy

You may return what you bought within [NUMBER OF DAYS] days of its delivery.

## What can be returned

A thing goes back as it came: unused, unwashed, with its tags, its box and whatever lay in the box. [WHAT CANNOT BE RETURNED] can only go back if it arrived damaged, was not what you ordered, or came late.

## How to return something

- Write to [YOUR EMAIL] or call [YOUR MOBILE NUMBER] with the number of your order.
- Pack it so that it survives the road.
- [WHO FETCHES IT OR WHERE IT IS SENT].

## Who pays for the way back

[WHO PAYS FOR THE WAY BACK]. If the thing is damaged, wrong or late, we pay.

## Refunds

A refund is made within [NUMBER OF DAYS FOR A REFUND] days after the thing has reached us. What you paid online goes back the way it came. What you paid at the door goes to a UPI id that you name; we never ask for a PIN, an OTP or a card number.

## Exchanges

[WHETHER AND HOW YOU EXCHANGE].

## Warranty

[WARRANTY OR THAT THERE IS NONE].
`,
  shipping: `# Shipping Policy

## Where we deliver

We deliver to [STATES OR PLACES].

## How long it takes

A parcel leaves us within [DAYS UNTIL IT IS SENT] days and is with you [DAYS ON THE WAY] days later. If it is late you may send it back at our cost.

## What it costs

What delivery costs is shown in the cart before you order.

## Who brings it

[YOUR COURIERS].
`,
  terms: `# Terms and Conditions

These terms hold for what you order at {host}, the shop of [LEGAL NAME OF THE BUSINESS], [YOUR ADDRESS].

## Orders

Your order is an offer to buy. It is accepted when you see its number. If a price or the stock changes while you are ordering, you are told and asked again.

## Prices

What checkout shows is what you pay. [WHETHER PRICES INCLUDE GST].

## Payment

You can pay in the ways that checkout shows.

## Cancelling

You can cancel an order until it is shipped, at no charge. What was paid online is refunded in full.

## Returns

How something is returned stands in the [Return Policy](/ReturnPolicy).

## Complaints

Our grievance officer is [NAME OF THE OFFICER], [DESIGNATION], [EMAIL OF THE OFFICER], [MOBILE OF THE OFFICER]. A complaint is acknowledged within 48 hours and settled within a month. Nothing here takes away a right that the Consumer Protection Act, 2019 gives you.

## Law

Indian law applies, and the courts and consumer commissions where you live may hear you.
`,
  privacy: `# Privacy Policy

[LEGAL NAME OF THE BUSINESS], [YOUR ADDRESS], keeps what an order needs.

## What we keep, and why

- Your name, address, mobile number and email: to deliver and to reach you.
- What you ordered and paid: to bill it, and because the law asks for it.
- Cookies with your cart, your wishlist and your session.

## Who gets it

The courier gets what the delivery needs: [YOUR COURIERS]. The payment provider gets what the payment needs: [YOUR PAYMENT PROVIDER]. [WHO ELSE GETS DATA OR NOBODY ELSE].

## How long

[HOW LONG YOU KEEP IT]. Bills are kept for as long as tax law asks.

## Your rights

To see, correct or erase what we hold about you, or to take back a consent, write to [NAME OF THE OFFICER], [EMAIL OF THE OFFICER].
`,
}
