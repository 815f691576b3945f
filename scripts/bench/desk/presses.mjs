/** What is pressed where the first button is not what the screen is for, and at which of its addresses. */
export const PRESSES = {
  'desk/orders': { press: '.desk-order-row input[type=checkbox]' },
  'desk/new-order': { path: '&l=' },
  'desk/things/sort': { path: 'section' },
  'desk/things/many': { path: 'percent' },
  // The other form is for browsers without script, and goes once the script is there.
  'desk/things/draft/[id]': { press: 'button[name=press][value=keep]' },
  'desk/thing/[id]': { press: '.desk-steps button' },
  'desk/shop/[page]': { path: 'colours' },
}
