import { UNSIZED } from '#lib/constants.ts'
import { isChoiceMissing } from './choice.ts'
import { isCustomer } from './cookies.ts'
import { addUnits, drawCount, drawCountsAndHearts } from './counts-and-hearts.ts'
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
  const isHeart = action.endsWith('toggle')
  const { ask, stock } = form.dataset
  if (event.defaultPrevented || !(isHeart || stock)) return
  const body = new FormData(form)
  const shown = form.closest('article')?.querySelector('img')
  const pressed = {
    name: shown?.alt,
    picture: shown?.currentSrc,
    ...form.dataset,
    ...Object.fromEntries(body),
    unit: +(form.unit?.value || 1),
  } as unknown as Pressed
  if (!isChoiceMissing(form)) {
    if (ask === '') return
    if (action.includes('wishlist')) wish(pressed, body, isHeart)
    else if (!action.endsWith('cart/add') || form.unit?.matches(':invalid')) return
    else add(pressed, body, form)
  }
  event.preventDefault()
}

function add(pressed: Pressed, body: FormData, form: PressForm) {
  const { unit } = pressed
  const same = isCustomer() && `${[...body.values()]}`
  if (same && form.underWay === same) return
  form.closest('dialog')?.close()
  const added = same ? unit : addToGuest(pressed, stockIn(form))
  if (added < 0) return refuse(word(-added))
  form.underWay = same
  if (same) addUnits(unit)
  const text = word(added > 1 ? DONE_SEVERAL : DONE).replace(COUNT_MARK, `${added}`)
  say(
    CART,
    'add',
    pressed,
    body,
    `${pressed.name} ${text}${added < unit ? ` ${word(CLAMPED)}` : ''}`,
    isOk => {
      form.underWay = 0
      if (!isOk) addUnits(-unit)
    },
  )
}

function wish(pressed: Pressed, body: FormData, isHeart: boolean) {
  const isWished = wishedIds().includes(+pressed.id)
  const wanted = !isHeart || !isWished
  const { name = '', short = name } = pressed
  if (!isHeart) pressed.size ||= UNSIZED
  if (isWished !== wanted && !setWish(pressed, wanted)) return refuse(word(FULL + WISHLIST))
  say(
    WISHLIST,
    wanted ? 'keep' : 'remove',
    pressed,
    body,
    `${shortened(short)} ${word(wanted ? DONE + WISHLIST : UNWISHED)}`,
    isOk => isOk || setWish(pressed, isWished),
  )
}

/** Shows what was done; a customer's is sent to the shop, and taken back if that refuses. */
async function say(
  what: number,
  verb: string,
  { picture: image }: Pressed,
  body: FormData,
  text: string,
  done: (isOk: boolean) => void,
) {
  const topic = what ? 'wishlist' : 'cart'
  const unsay = show({ text, href: word(PATH + what), hrefText: word(VIEW + what), image })
  drawCountsAndHearts()
  if (isCustomer()) {
    const { status, key, message, items } = await send(`/do/${topic}/${verb}`, body)
    const isOk = status !== 'false'
    done(isOk)
    // Before the page's script has come the header may not know yet how many there are.
    if (items)
      drawCount(
        'cart',
        items.reduce((sum, { Unit }) => sum + Unit, 0),
      )
    drawCountsAndHearts()
    // That all went well was said before; what a success has to say besides has a key.
    if (!isOk || key) {
      unsay()
      refuse(message || word(FAILED + what))
    }
    // An answer that a session is over has taken its cookies away.
    if (!isCustomer()) tell('session')
  }
  tell(topic)
}

const shortened = (name: string) =>
  name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH).trimEnd()}…` : name
