'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { readStored, writeStored } from '#lib/browser/stored.ts'
import { STORAGE } from '#lib/cookies.ts'
import { loneMessages as messages } from '#lib/lone-messages.ts'

type Answer = 'yes' | 'no'

/** Asks once whether the pixel may load, loads it after a yes, and keeps the answer changeable at the page's foot. */
export function PixelChoice({ id }: { id: string }) {
  // Undefined until the browser's answer is read: the page is the same for all.
  const [answer, setAnswer] = useState<Answer | 'none'>()
  const [asking, setAsking] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const kept = keptAnswer()
    setAnswer(kept ?? 'none')
    setAsking(kept === undefined)
  }, [])
  const say = (said: Answer) => {
    writeStored(STORAGE.tracking, { answer: said })
    setAnswer(said)
    setAsking(false)
    change.current?.focus({ preventScroll: true })
  }
  return (
    <div className="wrap flex min-h-14 flex-wrap items-center gap-x-3 text-sm" data-pixel="facebook">
      {answer === 'yes' && <PixelPicture id={id} />}
      {answer && (
        <>
          <p>{answer === 'yes' ? messages.trackingOn : messages.trackingOff}</p>
          <button
            ref={change}
            type="button"
            className="link min-h-11"
            aria-expanded={asking}
            onClick={() => setAsking(true)}
          >
            Change
          </button>
        </>
      )}
      {asking && <Question focused={answer !== 'none'} onSay={say} />}
    </div>
  )
}

function Question({ focused, onSay }: { focused: boolean; onSay: (answer: Answer) => void }) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Who pressed Change goes there; nobody is taken away from what they read.
    if (focused) first.current?.focus()
  }, [focused])
  return (
    <section
      aria-labelledby="tracking-ask"
      className="fixed inset-x-4 bottom-[calc(1rem+var(--bar,0px))] z-50 grid gap-2 rounded-md border border-line bg-sheet p-3 text-sm shadow-lift wide:left-auto wide:w-96"
    >
      <p id="tracking-ask" className="font-medium">
        {messages.trackingAsk}
      </p>
      <p>{messages.trackingWhat}</p>
      <div className="flex gap-2">
        <Button ref={first} size="small" className="flex-1" onClick={() => onSay('no')}>
          No
        </Button>
        <Button size="small" className="flex-1" onClick={() => onSay('yes')}>
          Yes
        </Button>
      </div>
    </section>
  )
}

const PixelPicture = ({ id }: { id: string }) => (
  <img
    className="absolute"
    src={`https://www.facebook.com/tr?id=${id}&ev=PageView&noscript=1`}
    alt=""
    width={1}
    height={1}
    aria-hidden="true"
    fetchPriority="low"
  />
)

const keptAnswer = (): Answer | undefined => {
  const answer = readStored(STORAGE.tracking)?.answer
  return answer === 'yes' || answer === 'no' ? answer : undefined
}
