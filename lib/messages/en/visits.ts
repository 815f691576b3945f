export const visitsCounted = 'Facebook counts your visit.'
export const visitsNotTold = 'Facebook is not told of your visit.'
export const countingVisits = 'Counting visits'
export const change = 'Change'
export const mayCountVisit = 'May Facebook count your visit?'
export const wouldBeTold =
  'It would be told which pages of this shop you open. The shop works the same either way.'
export const no = 'No'
export const yes = 'Yes'
