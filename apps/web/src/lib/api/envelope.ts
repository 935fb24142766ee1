import type { Envelope } from '@alerce/contract/route'
import { leerSobre } from '@alerce/contract/wire/sobre'
import { ApiRefusal } from './errors.ts'

/** The reply inside its envelope; a refusal, wherever the envelope puts it, is thrown as ApiRefusal. */
export function unwrap(envelope: Exclude<Envelope, 'binary'>, status: number, body: unknown): unknown {
  const leido = leerSobre(envelope, status, body)
  if ('rechazo' in leido) throw new ApiRefusal(leido.rechazo)
  return leido.respuesta
}
