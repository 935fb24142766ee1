import type { Env } from '../../config/env.ts'
import { createMailer } from './mail.ts'
import { createTimestamper } from './timestamper.ts'

/** Clients of external services: the mail server and the time stamp authority. */
export const createOutside = (env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'TSA_URL'>) => ({
  mailer: createMailer({ url: env.SMTP_URL, from: env.MAIL_FROM }),
  sealTiempo: createTimestamper(env.TSA_URL),
})
