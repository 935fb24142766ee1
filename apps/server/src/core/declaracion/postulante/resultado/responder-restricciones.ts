import { responderRestricciones } from '@alerce/contract/operations/declaracion/postulante-resultado'
import { note } from '../../../base/bitacora/note.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import { type Context, useCase } from '../../../use-case.ts'
import type { Declaracion } from '../../ds/read-model.ts'
import { closeEvaluada, judgeCierre } from '../../evaluacion/close-evaluada.ts'
import { evaluacionesDe, loQueResponde } from '../../evaluacion/read-model.ts'
import { leaveConstancia } from '../../invitacion/leave-constancia.ts'
import { textoRestricciones } from '../../invitacion/textos/read-model.ts'
import { consumeCodigo } from '../consume-codigo.ts'
import { takePostulacion } from '../take-postulacion.ts'

/** Signed content of the answer: the restrictions as the applicant read them. */
async function loRespondido({ tx, vault }: Context, { id, folio }: Declaracion, acepta: boolean) {
  return { folio, acepta, restricciones: (await evaluacionesDe(tx, vault, id)).at(-1)?.restricciones ?? [] }
}

/**
 * Evidence, closing and notices in one transaction. Repeating the answer changes nothing; the opposite answer is
 * refused.
 */
export const responderRestriccionesUseCase = useCase(responderRestricciones, async ({ acepta, pin, version }, ctx) => {
  const { declaracion, prospecto } = await takePostulacion(ctx)
  const cierre = await judgeCierre(ctx, declaracion, 2, acepta)
  if (!cierre) return { estado: 'respondida' as const }
  const { id: declaracionId } = declaracion
  const usado = await consumeCodigo(
    ctx,
    { declaracionId, uso: 'cierre', dice: await loQueResponde(ctx, declaracion) },
    pin,
  )
  if ('quedan' in usado) return { estado: 'noCoincide' as const, ...usado }
  const dicho = { declaracionId, que: 'restricciones' as const, acepta, version, ...usado }
  const contenido = await loRespondido(ctx, declaracion, acepta)
  await leaveConstancia(ctx, await textoRestricciones(ctx, declaracion), { ...dicho, contenido })
  await note(ctx, prospecto.id, acepta ? 'restriccionesAceptadas' : 'restriccionesRechazadas')
  const destino = { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }
  await notify(ctx, destino, 'restriccionesRespondidas', acepta ? 'aceptó' : 'no aceptó')
  await closeEvaluada(ctx, cierre)
  return { estado: 'respondida' as const }
})
