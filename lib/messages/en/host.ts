// Another host’s shop.

export const hostAway = 'The shop’s server could not be reached.'
export const hostStopped = 'The shop’s server stopped answering.'
export const hostUnreadable = 'The shop’s server gave no readable answer.'
export const hostTooLong = 'The shop’s server sent more than can be read.'
export const hostNonsense = 'The shop’s answer could not be understood.'
export const notKeptHere = 'This shop has no such page. Please contact the shop.'
