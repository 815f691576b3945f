import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { Button } from '#components/ui/button.tsx'
import type { SentFile } from '#lib/desk/rules/thing-types.ts'
import * as words from '#messages/desk-sheets.ts'
import { halfSent } from '#messages/desk-things-pages.ts'
import { FileSender } from './file-sender.tsx'

const TYPES = '.csv,.tsv,.txt,.xlsx,.json,.zip,.md,image/*,video/mp4,video/webm'
const SHOWN = 50

/** The files of a sheet: they are sent in pieces, and go on where a network breaks. */
export function SheetFiles({
  id,
  files,
  isOpen,
}: {
  id: string
  files: readonly SentFile[]
  isOpen: boolean
}) {
  return (
    <section className="desk-card" aria-labelledby="files">
      <h2 id="files">{words.filesTitle}</h2>
      {files.length > 0 && (
        <ul>
          {files.slice(0, SHOWN).map(({ id: file, name, size, state }) => (
            <li key={file} className="desk-change">
              <span className="min-w-0 break-words">
                {name}, {words.fileSize(size)}
                {state === 'open' && <span className="block text-danger">{halfSent}</span>}
              </span>
              {isOpen && (
                <Act action="/desk/do/things/dropSheetFile">
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="file" value={file} />
                  <ActButton size="small" aria-label={words.removeFile(name)}>
                    ×
                  </ActButton>
                </Act>
              )}
            </li>
          ))}
        </ul>
      )}
      {files.length > SHOWN && <p>{words.filesHere(files.length)}</p>}
      {isOpen && (
        <>
          <p className="text-sm text-muted">{words.sheetFilesHint}</p>
          <FileSender use={{ kind: 'sheet', forId: id }} accept={TYPES}>
            <form
              action="/desk/do/things/sheetFiles"
              method="post"
              encType="multipart/form-data"
              className="grid gap-2"
            >
              <input type="hidden" name="id" value={id} />
              <input
                className="input"
                type="file"
                name="sheets"
                multiple
                accept={TYPES}
                aria-label={words.filesTitle}
              />
              <p className="text-sm text-muted">{words.sheetPlainHint}</p>
              <Button type="submit">{words.sendFiles}</Button>
            </form>
          </FileSender>
        </>
      )}
    </section>
  )
}
