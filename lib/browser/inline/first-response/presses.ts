import { UNSIZED } from '#lib/constants.ts'
import { isChoiceMissing } from './choice.ts'
import { isCustomer } from './cookies.ts'
import { addUnits, draw } from './counts.ts'
import { type Pressed, type PressForm, stockIn } from './elements.ts'
import { addToGuest } from './guest-cart.ts'
import { NAME_LENGTH } from './limits.ts'
import { send } from './send.ts'
import { tell } from './tabs.ts'
import { refuse, show } from './toasts.ts'
import { setWish, wishedIds } from './wishes.ts'
import {
  CART,
  CLAMPED,
  COUNT_MARK,
  DONE,
  DONE_SEVERAL,
  FAILED,
  FULL,
  PATH,
  UNWISHED,
  VIEW,
  WISHLIST,
  word,
} from './words.ts'

/**
 * Answers what is pressed in the frame in which it is pressed, before the page's script has come and after. What the
 * page's script answers itself has its default prevented by then; what cannot be answered here goes the form's own way.
 */
export function answerPress(event: SubmitEvent) {
  const form = event.target as PressForm
  const action = event.submitter?.getAttribute('formaction') ?? form.action
  const isHeart = action.endsWith('/toggle')
  if (event.defaultPrevented || !(isHeart || form.dataset.stock)) return
  const { id, size, color, other, unit } = form.elements
  const typed = unit?.value ?? ''
  const pressed: Pressed = {
    id: id.value,
    size: size?.value ?? form.dataset.size ?? '',
    color: color?.value ?? form.dataset.color ?? '',
    other: other?.value,
    unit: +typed || 1,
  }
  const shown = form.closest('article')?.querySelector('img')
  const { name = shown?.alt ?? '', short = name, picture = shown?.currentSrc } = form.dataset
  const isWished = wishedIds().includes(+id.value)
  let isAnswered = true
  if (isHeart) wish(pressed, isWished, !isWished, short, picture)
  else if (!action.endsWith('keep') && isChoiceMissing(form)) {
  } else if (form.dataset.ask === '') isAnswered = false
  else if (action.includes('/wishlist/'))
    wish({ ...pressed, size: pressed.size || UNSIZED }, isWished, true, short)
  else if (!action.endsWith('cart/add') || /\D/.test(typed)) isAnswered = false
  else add(form, pressed, name, picture)
  if (isAnswered) event.preventDefault()
}

function add(form: PressForm, pressed: Pressed, name: string, image?: string) {
  const { unit } = pressed
  if (form.underWay) return
  form.closest('dialog')?.close()
  const isTold = isCustomer()
  const added = isTold ? unit : addToGuest(pressed, stockIn(form))
  if (isTold) addUnits(unit)
  if (added < 0) return refuse(word(-added))
  form.underWay = isTold
  const text = word(added > 1 ? DONE_SEVERAL : DONE).replace(COUNT_MARK, `${added}`)
  say(CART, 'add', pressed, `${name} ${text}${added < unit ? ` ${word(CLAMPED)}` : ''}`, image, isRefused => {
    form.underWay = false
    if (isRefused) addUnits(-unit)
  })
}

function wish(pressed: Pressed, isWished: boolean, wanted: boolean, name: string, image?: string) {
  if (isWished !== wanted && !setWish(pressed, wanted)) return refuse(word(FULL + WISHLIST))
  say(
    WISHLIST,
    wanted ? 'keep' : 'remove',
    pressed,
    `${shortened(name)} ${word(wanted ? DONE + WISHLIST : UNWISHED)}`,
    image,
    isRefused => isRefused && setWish(pressed, isWished),
  )
}

/** Shows what was done; a customer's is sent to the shop, and taken back if that refuses. */
function say(
  what: number,
  verb: string,
  pressed: Pressed,
  text: string,
  image: string | undefined,
  done: (isRefused: boolean) => void,
) {
  const topic = what ? 'wishlist' : 'cart'
  const unsay = show({ text, href: word(PATH + what), hrefText: word(VIEW + what), image })
  draw()
  if (!isCustomer()) tell(topic)
  else
    send(`/do/${topic}/${verb}`, pressed, (isOk, message) => {
      done(!isOk)
      draw()
      tell(topic)
      if (!isOk || message) {
        unsay()
        refuse(message || word(FAILED + what))
      }
    })
}

const shortened = (name: string) =>
  name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH).trimEnd()}…` : name
