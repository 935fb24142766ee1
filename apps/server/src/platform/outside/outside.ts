import type { Env } from '../../config/env.ts'
import { createFuenteDeUf } from './fuente-de-uf.ts'
import { createMailer } from './mail.ts'
import { createTimestamper } from './timestamper.ts'
import { createWebhookSender } from './webhooks.ts'

type Mail = 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_BOUNCES'
type Outside = Pick<Env, Mail | 'TSA_URL' | 'UF_CMF_KEY' | 'UF_CMF_URL' | 'UF_URL' | 'DEMO' | 'WEBHOOKS_RED_INTERNA'>

/** Clients of external services: mail server, time stamp authority, source of the UF, and systems that hear of changes. */
export const createOutside = (env: Outside) => ({
  mailer: createMailer({ url: env.SMTP_URL, from: env.MAIL_FROM, rebotes: env.MAIL_BOUNCES ?? null }),
  sealTiempo: createTimestamper(env.TSA_URL),
  fuenteDeUf: createFuenteDeUf({ clave: env.UF_CMF_KEY, cmf: env.UF_CMF_URL, propia: env.UF_URL }),
  sendWebhook: createWebhookSender({ internal: env.WEBHOOKS_RED_INTERNA, local: env.DEMO }),
})
