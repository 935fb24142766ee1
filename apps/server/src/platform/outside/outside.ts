import type { Env } from '../../config/env.ts'
import { createMailer } from './mail.ts'
import { createTimestamper } from './timestamper.ts'

/** Who is asked outside of this server: the one that takes its letters, and the one that stamps the time. */
export const createOutside = (env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'TSA_URL'>) => ({
  mailer: createMailer({ url: env.SMTP_URL, from: env.MAIL_FROM }),
  sellarTiempo: createTimestamper(env.TSA_URL),
})
