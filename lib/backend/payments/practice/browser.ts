// service/checkout.js defines the class of the same name.
export { openWidget } from '../razorpay/browser.ts'
