'use client'
import { useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { MarkdownText } from '#lib/shop/rules/markdown.ts'
import { look, lookAgain } from '#messages/desk-shop-policies.ts'

/** Shows the text of the form around it as a shopper will read it. What reads it is fetched when it is asked for. */
export function PolicyLook() {
  const [shown, setShown] = useState<MarkdownText>()
  const box = useRef<HTMLDivElement>(null)
  const show = async () => {
    const form = new FormData(box.current?.closest('form') ?? undefined)
    const [{ readMarkdown }, { blankField, fillBlanks }] = await Promise.all([
      import('#lib/shop/rules/markdown.ts'),
      import('#lib/desk/rules/fill-blanks.ts'),
    ])
    const text = String(form.get('text') ?? '')
    setShown(readMarkdown(fillBlanks(text, blank => String(form.get(blankField(blank)) ?? ''))))
  }
  return (
    <div ref={box} className="grid gap-3">
      <Button onClick={show}>{shown ? lookAgain : look}</Button>
      {shown && (
        <div className="story rounded-md border border-line p-3">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by readMarkdown, which escapes and cleans */}
          <div dangerouslySetInnerHTML={{ __html: shown.lead }} />
          {shown.sections.map(({ title, html }) => (
            <section key={title}>
              <h2>{title}</h2>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </div>
      )}
    </div>
  )
}
