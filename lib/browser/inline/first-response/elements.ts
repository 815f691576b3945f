/** A form that is answered here, with its fields by their names (a field `id` hides the property). */
export type PressForm = HTMLFormElement & {
  id: HTMLInputElement
  unit?: HTMLInputElement
  /** What it has sent and has no answer to: pressed again, that is the same press. */
  underWay?: string | 0 | false
}

/** What a form says, in its fields and in its data attributes. */
export type Pressed = {
  id: string
  unit: number
  size?: string
  color?: string
  other?: string | undefined
  name?: string
  short?: string
  picture?: string
}

export const all = <Found extends HTMLElement>(selector: string, within: ParentNode = document) =>
  within.querySelectorAll<Found>(selector)

/** A new element with these properties and this inside. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...inside: (string | Node)[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...inside)
  return element
}

/** How many there are of what is chosen in a form. */
export const stockIn = (form: PressForm) =>
  +((form.querySelector<HTMLElement>('[name=size][data-stock]:checked') ?? form).dataset.stock as string)
