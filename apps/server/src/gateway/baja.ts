import { dejarResumen } from '@alerce/contract/operations/base/avisos'
import { addressOf } from '@alerce/contract/screens'
import type { FastifyInstance } from 'fastify'
import type { Core } from '../core/core.ts'
import { Refusal } from '../core/refusal.ts'

/**
 * /baja/{enlace}: address in the header of a daily letter. A mail program posts a form to it and the letter ends (RFC
 * 8058); a person who opens it gets the page with the button, because programs that check links also open them. Its own
 * Fastify context takes any body, and reads none.
 */
export async function mountBaja(app: FastifyInstance, core: Core): Promise<void> {
  await app.register((baja, _options, done) => {
    baja.removeAllContentTypeParsers()
    baja.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, read) => read(null))
    baja.get<{ Params: { enlace: string } }>('/baja/:enlace', async ({ params }, reply) =>
      reply.redirect(`${addressOf('postulacion', 'resumen')}#enlace=${encodeURIComponent(params.enlace)}`),
    )
    baja.post<{ Params: { enlace: string } }>('/baja/:enlace', async ({ params, ip, headers, id }, reply) => {
      reply.header('cache-control', 'no-store')
      const parsed = dejarResumen.request.safeParse(params)
      if (!parsed.success) return reply.code(404).send()
      const origin = { ip, agente: headers['user-agent'] ?? '', peticionId: id }
      try {
        await core.call({ operation: dejarResumen, payload: parsed.data, actor: { kind: 'anonimo' }, origin })
        return reply.code(200).send()
      } catch (error) {
        if (error instanceof Refusal) return reply.code(error.definition.status).send()
        throw error
      }
    })
    done()
  })
}
