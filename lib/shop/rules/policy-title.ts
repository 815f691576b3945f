import { policyTitles } from '#messages/policies.ts'

type Titled = { slug: string; title?: string | undefined; text?: string | undefined }

/** What a policy is called: as the seller says, else as its first heading does, else by what it is about. */
export const titleOfPolicy = ({ slug, title, text = '' }: Titled): string =>
  title || /^#\s+(.+)$/m.exec(text)?.[1]?.trim() || policyTitles[slug] || titleOfSlug(slug)

const titleOfSlug = (slug: string) => {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
