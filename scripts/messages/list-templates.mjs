import { phoneTemplates, registeredText } from '#lib/backend/mail/phone/phone-templates.ts'
import { templateNames } from '#lib/backend/mail/phone/template-names.ts'
import { env } from '#lib/server/settings/env.ts'
import { templateNamed, templateNotNamed, templatesEnd } from '#messages/commands.ts'

/** What the seller registers with the providers, and how messages.json names it. */
export async function listTemplates() {
  const names = templateNames()
  for (const name of Object.keys(phoneTemplates)) {
    console.log(`${name}\n  ${registeredText(name)}`)
    for (const channel of ['whatsapp', 'sms']) {
      const named = names[channel].templates[name]
      console.log(`  ${named ? templateNamed(channel, named) : templateNotNamed(channel)}`)
    }
  }
  console.log(templatesEnd(env.messagesFile))
  return 0
}
