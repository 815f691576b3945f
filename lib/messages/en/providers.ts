// Why a provider of messages did not send one: in the log, and to the seller
export const providerUnreachable = 'the provider could not be reached'
export const providerSilent = 'the provider did not answer, and may have sent it'
export const answerUnreadable = (status: number) =>
  `the provider answered ${status} with something unreadable`
export const providerSaid = (status: number, code: string, details: string) =>
  [`the provider answered ${status}`, code && `code ${code}`, details].filter(Boolean).join(', ')
export const noMessageId = 'the provider named no message in its answer'
export const noTemplateNamed = (name: string) => `no template is named for ${name}`
export const processEnded = 'the shop stopped while it was being sent'
export const numberSaidStop = 'this number wants no messages'
export const codeIsOver = 'the code’s time was over'
export const reportedFailed = (code: string, title: string) =>
  ['not delivered', code && `code ${code}`, title].filter(Boolean).join(', ')
