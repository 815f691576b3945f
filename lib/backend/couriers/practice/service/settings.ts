import 'server-only'

export type PracticeCourierSettings = {
  email: string
  password: string
  /** Where this service is reached: labels lie there. */
  address: string
  webhookUrl: string
  webhookToken: string
  /** How late an answer is that comes too late. */
  lateMs: number
  /** For tests: changes when every token is over. */
  generation?: string
}
