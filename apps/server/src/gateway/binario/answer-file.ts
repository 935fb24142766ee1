import { disposicionDe } from '@alerce/contract/wire/binario'
import type { FastifyReply } from 'fastify'

/** A page drawn with its own styles inside one of ours, and able to nothing else: no script, no form, nothing fetched. */
const FRAME_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** Words are told in which letters they are written: whoever opens them does not guess (ASVS 4.1.1). */
const conLetras = (mime: string): string => (mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime)

/** A file to be kept; a page of HTML is only shown, in a frame of ours. */
export function answerFile(reply: FastifyReply, body: unknown) {
  const { contenido, mime, nombre } = body as { contenido: Buffer; mime: string; nombre: string }
  reply.type(conLetras(mime)).header('cache-control', 'private, no-store')
  if (mime === 'text/html')
    reply.header('content-security-policy', FRAME_POLICY).header('x-frame-options', 'SAMEORIGIN')
  else reply.header('content-disposition', disposicionDe(nombre))
  return reply.send(contenido)
}
