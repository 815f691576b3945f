let going = false

/** Goes to another page of the shop. Until it is loaded, nothing else may navigate this tab. */
export function leavePage(to: string) {
  going = true
  location.assign(to)
}

/** Whether this tab is leaving the page, by `leave` or by a native form. */
export const isLeavingPage = () => going

if (typeof window !== 'undefined') {
  addEventListener('submit', event => {
    going ||= !event.defaultPrevented
  })
  addEventListener('pageshow', () => {
    going = false
  })
}
