import { make, type PressForm } from './first-response/elements.ts'

/**
 * Stands in each page with cards. Where a card's product comes in several sizes or colours, its Add asks for them first:
 * components/catalogue/add-choice-dialog.tsx is opened with this product's.
 */
export function choose() {
  addEventListener('submit', open)
  // A press beside it closes it.
  addEventListener('click', ({ target }) => {
    const part = target as Partial<Element>
    if (part.matches?.('#choice,[data-closes],[data-closes] *')) part.closest?.('dialog')?.close()
  })
}

function open(event: SubmitEvent) {
  const card = event.target as PressForm
  const { sizes = '[]', colors = '[]', stock = '' } = card.dataset
  if (event.defaultPrevented || sizes === colors) return
  event.preventDefault()
  const shown = card.closest('article')?.querySelector('img')
  const name = shown?.alt ?? ''
  const dialog = document.getElementById('choice') as HTMLDialogElement
  const form = dialog.querySelector('[data-stock]') as PressForm
  Object.assign(form.dataset, { name, picture: shown?.currentSrc, stock })
  form.id.value = card.id.value
  ;(dialog.querySelector('h2') as HTMLElement).textContent = name
  const options: [value: string, stock?: number][][] = [
    JSON.parse(sizes),
    JSON.parse(colors).map((color: string) => [color]),
  ]
  form.querySelectorAll('fieldset').forEach((set, which) => {
    const values = options[which] ?? []
    const chips = values.map(([value, pieces = 1]) => {
      const radio = make('input', {
        className: 'sr-only',
        type: 'radio',
        name: which ? 'color' : 'size',
        value,
        disabled: pieces < 1,
        required: true,
        // What there is only one of chooses itself.
        checked: !values[1],
      })
      radio.dataset.stock = `${pieces}`
      return make('label', { className: 'chip' }, radio, value)
    })
    set.hidden = !chips[0]
    const [, box, says] = set.children as unknown as HTMLElement[]
    box?.replaceChildren(...chips)
    says?.replaceChildren()
  })
  dialog.showModal()
}
