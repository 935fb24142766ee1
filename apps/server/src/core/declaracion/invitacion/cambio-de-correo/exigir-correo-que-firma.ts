import { cambioDeCorreoMessages as m, textoDeRetenida } from '@alerce/contract/messages/declaracion/cambio-de-correo'
import { retencionDe } from '@alerce/domain/declaracion/invitacion/cambio-de-correo'
import { exigirCorreoAjeno } from '../../../postulacion/prospecto/exigir-correo-ajeno.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { cambioDe } from './read-model.ts'

/** What holds the invitation of a prospect, and until when (ISO instant); null there: for good. Null: nothing does. */
export async function leerRetencion({ tx, ahora }: Pick<Context, 'tx' | 'ahora'>, prospectoId: number) {
  const cambio = await cambioDe(tx, prospectoId)
  const retencion = retencionDe(cambio, ahora)
  if (cambio === null || retencion === 'libre') return null
  return { hasta: retencion === 'retenida' ? cambio.hasta : null }
}

type Postulante = Pick<Prospecto, 'id' | 'correo'>

/** Refuses (422) while a change of the applicant's e-mail holds their invitation: it says until when. */
export async function exigirSinRetencion(ctx: Pick<Context, 'tx' | 'ahora'>, { id }: Postulante): Promise<void> {
  const retenida = await leerRetencion(ctx, id)
  if (retenida === null) return
  ensure(retenida.hasta !== null, m.desconocida)
  refuse(m.retenida, { texto: textoDeRetenida(retenida.hasta) })
}

/** Refuses (422) to mail what signs to an address that is not surely the applicant's: a user's, or one that just changed. */
export async function exigirCorreoQueFirma(ctx: Pick<Context, 'tx' | 'ahora'>, postulante: Postulante): Promise<void> {
  await exigirCorreoAjeno(ctx, postulante.correo)
  await exigirSinRetencion(ctx, postulante)
}
