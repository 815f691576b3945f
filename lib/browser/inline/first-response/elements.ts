/** A form that is answered here, with its fields; while what it sent is under way a press on it is the same press. */
export type PressForm = HTMLFormElement & {
  elements: {
    id: HTMLInputElement
    size?: { value: string }
    color?: { value: string }
    other?: { value: string }
    unit?: HTMLInputElement
  }
  underWay?: boolean
}

/** What a form says. */
export type Pressed = { id: string; unit: number; size: string; color: string; other?: string | undefined }

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
  Number((form.querySelector<HTMLElement>('[name=size][data-stock]:checked') ?? form).dataset.stock)
