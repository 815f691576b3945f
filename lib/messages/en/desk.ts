// Refusals at the seller's desk.

export const deskNoSuchAct = 'This page is from an earlier version of the desk. Reload it and try again.'
export const deskNotYours = 'That is not part of your work here. Ask the owner.'
export const deskProve = 'Please show once more that it is you.'
export const deskSignIn = 'You are not signed in here any more. What you typed is still there.'
export const deskUnderWay = 'That is already under way. Look again in a moment.'
export const deskSentBefore = 'This form was sent before by somebody else. Reload the page.'
export const deskFieldsWrong = 'Please look at the marked fields.'
export const deskElsewhere = 'With another host’s API the shop is run there.'
export const inviteUsed = 'This link does not open the desk any more. Ask for a new one.'
