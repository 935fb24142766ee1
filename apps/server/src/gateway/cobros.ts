import { RUTA_DE_AVISO } from '@alerce/contract/cobros'
import { recibirAvisoDeCobro } from '@alerce/contract/operations/contrato/cobro'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Core } from '../core/core.ts'
import { Refusal } from '../core/refusal.ts'
import { createAttempts } from './attempts.ts'

const headerOf = ({ headers }: FastifyRequest, name: string): string => String(headers[name] ?? '')

/**
 * Notices of the payment provider: the signature covers the body byte by byte, so its own Fastify context reads it as
 * text. Refused ones count per address.
 */
export async function mountCobros(app: FastifyInstance, core: Core, attemptsPerMinute: number): Promise<void> {
  await app.register((own, _options, done) => {
    const attempts = createAttempts(own, attemptsPerMinute)
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_000 }, (_request, body, read) => read(null, body))
    own.post(RUTA_DE_AVISO, { onRequest: attempts.ensureRoom }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const parsed = recibirAvisoDeCobro.request.safeParse({
        cuerpo: request.body,
        identidad: headerOf(request, 'webhook-id'),
        marca: headerOf(request, 'webhook-timestamp'),
        firma: headerOf(request, 'webhook-signature'),
      })
      if (!parsed.success) return reply.code(400).send()
      const { ip, id } = request
      const origin = { ip, agente: headerOf(request, 'user-agent'), peticionId: id }
      const call = { operation: recibirAvisoDeCobro, payload: parsed.data, actor: { kind: 'anonimo' }, origin } as const
      try {
        await core.call(call)
        return reply.code(204).send()
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        await attempts.refused(request)
        const { code, status } = error.definition
        request.log.warn({ operacion: recibirAvisoDeCobro.name, codigo: code, ip }, 'rechazo')
        return reply.code(status).send()
      }
    })
    done()
  })
}
