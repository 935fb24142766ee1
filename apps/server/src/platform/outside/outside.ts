import type { Env } from '../../config/env.ts'
import { createMailer } from './mail.ts'
import { createTimestamper } from './timestamper.ts'
import { createWebhookSender } from './webhooks.ts'

/** Clients of external services: the mail server, the time stamp authority, and the systems that hear of changes. */
export const createOutside = (
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'TSA_URL' | 'DEMO' | 'WEBHOOKS_RED_INTERNA'>,
) => ({
  mailer: createMailer({ url: env.SMTP_URL, from: env.MAIL_FROM }),
  sealTiempo: createTimestamper(env.TSA_URL),
  sendWebhook: createWebhookSender({ internal: env.WEBHOOKS_RED_INTERNA, local: env.DEMO }),
})
