import type { Env } from '../../config/env.ts'
import { createFuenteDeUf } from './fuente-de-uf.ts'
import { createMailer } from './mail.ts'
import { createTimestamper } from './timestamper.ts'

type Outside = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_BOUNCES' | 'TSA_URL' | 'UF_CMF_KEY' | 'UF_CMF_URL' | 'UF_URL'>

/** Clients of external services: the mail server, the time stamp authority and the source of the UF. */
export const createOutside = (env: Outside) => ({
  mailer: createMailer({ url: env.SMTP_URL, from: env.MAIL_FROM, rebotes: env.MAIL_BOUNCES ?? null }),
  sealTiempo: createTimestamper(env.TSA_URL),
  fuenteDeUf: createFuenteDeUf({ clave: env.UF_CMF_KEY, cmf: env.UF_CMF_URL, propia: env.UF_URL }),
})
