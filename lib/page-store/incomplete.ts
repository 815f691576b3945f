import { beingMade } from './being-made.ts'

/**
 * Said while a page is made without something that could not be loaded: the last good copy of the page is shown
 * instead if there is one (ruling 40), and this one is not kept.
 */
export const incomplete = () => {
  const made = beingMade().getStore()
  if (made) made.incomplete = true
}
