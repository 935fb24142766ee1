import type { Env } from '../../config/env.ts'
import { createFuenteDeUf } from './fuente-de-uf.ts'
import { createMailer } from './mail.ts'
import { createPasarelaPorHttp } from './pasarela/por-http.ts'
import { pasarelaPropia } from './pasarela/propia.ts'
import { createTimestamper } from './timestamper.ts'
import { createWebhookSender } from './webhooks.ts'

type Mail = 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_BOUNCES'
type Uf = 'UF_CMF_KEY' | 'UF_CMF_URL' | 'UF_URL'
type Pagos = 'PAGOS_URL' | 'PAGOS_KEY' | 'PAGOS_SECRET'
type Outside = Pick<Env, Mail | Uf | Pagos | 'TSA_URL' | 'DEMO' | 'WEBHOOKS_RED_INTERNA'>

/**
 * Clients of external services: mail server, time stamp authority, source of the UF, systems that hear of changes, and
 * provider of payments.
 */
export function createOutside(env: Outside) {
  const { PAGOS_URL: url, PAGOS_KEY: clave, PAGOS_SECRET: secretos } = env
  const guard = { internal: env.WEBHOOKS_RED_INTERNA, local: env.DEMO }
  return {
    mailer: createMailer({ url: env.SMTP_URL, from: env.MAIL_FROM, rebotes: env.MAIL_BOUNCES ?? null }),
    sealTiempo: createTimestamper(env.TSA_URL),
    fuenteDeUf: createFuenteDeUf({ clave: env.UF_CMF_KEY, cmf: env.UF_CMF_URL, propia: env.UF_URL }),
    sendWebhook: createWebhookSender(guard),
    pasarela: url && clave ? createPasarelaPorHttp({ ...guard, url, clave, secretos }) : pasarelaPropia,
  }
}
