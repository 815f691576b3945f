import 'server-only'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { env } from '#lib/server/settings/env.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import { language } from '#messages/language.ts'
import { fieldIs, messagesFileWrong, notJson } from '#messages/start.ts'
import { type PhoneTemplateName, phoneTemplates } from './phone-templates.ts'

export type TemplateNames = { whatsapp: ProviderTemplates; sms: ProviderTemplates }
type ProviderTemplates = { language: string; templates: Partial<Record<PhoneTemplateName, string>> }

let known: TemplateNames | undefined

/** How the seller’s providers name the templates, as messages.json says. What it does not name they do not send. */
export const templateNames = (): TemplateNames => (known ??= readTemplateNames(env.messagesFile))

export function readTemplateNames(file: string): TemplateNames {
  const text = textOf(file)
  if (text === undefined) return namesFile.parse({})
  const read = namesFile.safeParse(parsed(file, text))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new StartError(messagesFileWrong(file, fieldIs(issue?.path.join('.') || '.', issue?.message ?? '')))
}

const names = z.strictObject(
  Object.fromEntries(
    Object.keys(phoneTemplates).map(name => [name, z.string().trim().min(1).max(512).optional()]),
  ),
) as unknown as z.ZodType<ProviderTemplates['templates']>

const provider = z
  .strictObject({
    /** As the template is registered: en, en_US, hi. */
    language: z
      .string()
      .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/)
      .default(language),
    templates: names,
  })
  .default({ language, templates: {} })

const namesFile = z.strictObject({ whatsapp: provider, sms: provider })

const textOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new StartError(messagesFileWrong(file, message))
  }
}

// Some editors of Windows begin a file with a mark of its encoding.
function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new StartError(messagesFileWrong(file, notJson))
  }
}
