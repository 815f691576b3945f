let going = false

/** Goes to another page of ours. Until it is there nothing else takes this tab elsewhere. */
export function leavePage(to: string) {
  going = true
  location.assign(to)
}

/** Whether this tab is on its way, by `leave` or by a native form. */
export const isLeavingPage = () => going

if (typeof window !== 'undefined') {
  addEventListener('submit', event => {
    going ||= !event.defaultPrevented
  })
  addEventListener('pageshow', () => {
    going = false
  })
}
