import { addressOf } from '@alerce/contract/screens'
import { venceLaInvitacion } from '@alerce/domain/declaracion/invitacion/enlace'
import { newToken, tokenHash } from '../../../platform/link-token.ts'
import { autorSobre } from '../../base/bitacora/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { EnlaceDestino, EnlaceOrigen } from './read-model.ts'
import { insertEnlace } from './repository.ts'

/** The token travels in the fragment, which no server and no log ever sees. */
const rutas: Record<EnlaceDestino, string> = {
  postulacion: addressOf('postulacion', 'postulanteDs'),
  copia: addressOf('postulacion', 'copiaDs'),
}

export interface EnlaceDeInvitacion {
  readonly enlace: string
  /** ISO instant. */
  readonly vence: string
}

interface EnlaceSinGuardar extends EnlaceDeInvitacion {
  readonly token: string
  readonly llevaA: EnlaceDestino
}

export type EnlaceEnCurso = Pick<Context, 'tx' | 'ahora' | 'actor' | 'autor' | 'direccion'>

/** A link that opens nothing until it is kept: nothing of its applicant is in it. */
export function nuevoEnlace({ ahora, direccion }: EnlaceEnCurso, llevaA: EnlaceDestino): EnlaceSinGuardar {
  const token = newToken()
  return { token, llevaA, enlace: `${direccion}${rutas[llevaA]}#enlace=${token}`, vence: venceLaInvitacion(ahora) }
}

/** Keeps the digest of a link, and nothing else of it. */
export async function saveEnlace(
  ctx: EnlaceEnCurso,
  declaracionId: number,
  { token, llevaA, vence }: EnlaceSinGuardar,
  origen: EnlaceOrigen,
): Promise<void> {
  const cuando = { creado: ctx.ahora, expira: vence }
  const de = { declaracionId, origen, llevaA, creadoPor: await autorSobre(ctx, { declaracionId }) }
  await insertEnlace(ctx.tx, { ...de, ...cuando, tokenHash: tokenHash(token) })
}
