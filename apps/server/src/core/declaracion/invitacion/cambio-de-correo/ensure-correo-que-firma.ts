import { cambioDeCorreoMessages as m, textoDeRetenida } from '@alerce/contract/messages/declaracion/cambio-de-correo'
import { retencionDe } from '@alerce/domain/declaracion/invitacion/cambio-de-correo'
import { ensureCorreoAjeno } from '../../../postulacion/prospecto/ensure-correo-ajeno.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { cambioDe } from './read-model.ts'

/** Hold on the invitation of a prospect; `hasta`: ISO instant, null: without end. Null: no hold. */
export async function readRetencion({ tx, ahora }: Pick<Context, 'tx' | 'ahora'>, prospectoId: number) {
  const cambio = await cambioDe(tx, prospectoId)
  const retencion = retencionDe(cambio, ahora)
  if (cambio === null || retencion === 'libre') return null
  return { hasta: retencion === 'retenida' ? cambio.hasta : null }
}

type Postulante = Pick<Prospecto, 'id' | 'correo'>

/** Refuses (422) while a change of the applicant's e-mail holds the invitation; the text names the end of the hold. */
export async function ensureNoRetencion(ctx: Pick<Context, 'tx' | 'ahora'>, { id }: Postulante): Promise<void> {
  const retenida = await readRetencion(ctx, id)
  if (retenida === null) return
  ensure(retenida.hasta !== null, m.desconocida)
  refuse(m.retenida, { texto: textoDeRetenida(retenida.hasta) })
}

/** Refuses (422) to mail a signing link or code to an address of a user, or to one changed recently. */
export async function ensureCorreoQueFirma(ctx: Pick<Context, 'tx' | 'ahora'>, postulante: Postulante): Promise<void> {
  await ensureCorreoAjeno(ctx, postulante.correo)
  await ensureNoRetencion(ctx, postulante)
}
