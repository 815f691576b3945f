import { readStored, writeStored } from '#lib/browser/local-storage.ts'
import { STORAGE } from '#lib/browser-storage.ts'
import { visitsCounted, visitsNotTold } from '#messages/visits.ts'

type Answer = 'yes' | 'no'

/** Asks once whether the pixel may load, loads it after a yes, and lets the answer be changed at the page's foot. */
export function askPixelConsent(place: HTMLElement) {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part=${name}]`)
  const [foot, words, question] = [part('answer'), part('words'), part('question')]
  const change = foot?.querySelector('button')
  const buttons = question?.querySelectorAll('button') ?? []
  if (!foot || !words || !question || !change) return

  const show = (answer: Answer | undefined) => {
    foot.hidden = false
    question.hidden = answer !== undefined
    words.textContent = answer === 'yes' ? visitsCounted : visitsNotTold
    place.querySelector('img')?.remove()
    if (answer === 'yes') place.append(pixel(place.dataset.id ?? ''))
  }
  change.onclick = () => {
    question.hidden = false
    buttons[0]?.focus()
  }
  for (const button of buttons)
    button.onclick = () => {
      const answer = button.value === 'yes' ? 'yes' : 'no'
      writeStored(STORAGE.tracking, { answer })
      show(answer)
      // The focus was in what has gone; the page stays where it is read.
      change.focus({ preventScroll: true })
    }
  show(storedAnswer())
}

function pixel(id: string) {
  const picture = new Image(1, 1)
  picture.alt = ''
  picture.className = 'absolute'
  picture.fetchPriority = 'low'
  picture.src = `https://www.facebook.com/tr?id=${id}&ev=PageView&noscript=1`
  return picture
}

const storedAnswer = (): Answer | undefined => {
  const answer = readStored(STORAGE.tracking)?.answer
  return answer === 'yes' || answer === 'no' ? answer : undefined
}
