import { createHash } from 'node:crypto'
import { archivosMessages, subidaMessages as m } from '@alerce/contract/messages/base/archivos'
import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import { type ArchivoEnviado, campoDeCabecera, nombreEn, TIPO_BINARIO } from '@alerce/contract/wire/binario'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ensure, Refusal, refuse } from '../../core/refusal.ts'
import { errorHandler } from '../refusals/errors.ts'

const adjuntoMuyGrande = () =>
  new Refusal(m.muyGrande, { errores: [{ campo: 'archivo', mensaje: archivosMessages.tamano.text }] })

/** What goes wrong before a file has come in whole, in the words of the call. */
export const fileErrors = ({ muyGrande }: Operation) =>
  errorHandler({
    400: () => new Refusal(common.invalid),
    413: () => (muyGrande ? new Refusal(muyGrande) : adjuntoMuyGrande()),
    415: () => new Refusal(m.notBinary),
  })

/** A place for calls whose body is a file: nothing else is read there, and no more of it than the call allows. */
export function readOnlyFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(TIPO_BINARIO, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** The fields of a call that travel in headers. */
export function fieldsInHeaders({ enCabecera }: Operation, { headers }: FastifyRequest): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [campo, header] of Object.entries(enCabecera)) {
    const sent = headers[header]
    if (typeof sent === 'string') fields[campo] = campoDeCabecera(sent) ?? refuse(m.cabecera, { campo })
  }
  return fields
}

/** The file that is the body. Its key is its hash: a call with another key did not bring what was sent. */
export function fileOf({ body, headers }: FastifyRequest): ArchivoEnviado {
  const contenido = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  const key = headers['idempotency-key']
  const sha256 = createHash('sha256').update(contenido).digest('hex')
  ensure(key === undefined || String(key).toLowerCase() === sha256, m.otroContenido)
  return { nombre: nombreEn(headers['content-disposition'] ?? ''), contenido }
}
