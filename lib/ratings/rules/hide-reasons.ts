/** Why a seller may hide the words and pictures of a rating, as stored and as the command takes them. No other reason. */
export const HIDE_REASONS = ['abusive', 'personal', 'not-about-product', 'advertising', 'unlawful'] as const

export type HideReason = (typeof HIDE_REASONS)[number]

export const isHideReason = (text: string): text is HideReason =>
  (HIDE_REASONS as readonly string[]).includes(text)
