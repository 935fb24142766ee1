import { responderRestricciones } from '@alerce/contract/operations/declaracion/postulante-resultado'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { type Context, useCase } from '../../../use-case.ts'
import type { Declaracion } from '../../declaracion/read-model.ts'
import { cerrarEvaluada, juzgarCierre } from '../../evaluacion/cerrar-evaluada.ts'
import { evaluacionesDe, loQueResponde } from '../../evaluacion/read-model.ts'
import { dejarConstancia } from '../../invitacion/dejar-constancia.ts'
import { textoRestricciones } from '../../invitacion/textos/read-model.ts'
import { tomarPostulacion } from '../tomar-postulacion.ts'
import { usarCodigo } from '../usar-codigo.ts'

/** Signed content of the answer: the restrictions as the applicant read them. */
async function loRespondido({ tx, vault }: Context, { id, folio }: Declaracion, acepta: boolean) {
  return { folio, acepta, restricciones: (await evaluacionesDe(tx, vault, id)).at(-1)?.restricciones ?? [] }
}

/**
 * Evidence, closing and notices in one transaction. Repeating the answer changes nothing; the opposite answer is
 * refused.
 */
export const responderRestriccionesUseCase = useCase(responderRestricciones, async ({ acepta, pin, version }, ctx) => {
  const { declaracion, prospecto } = await tomarPostulacion(ctx)
  const cierre = await juzgarCierre(ctx, declaracion, 2, acepta)
  if (!cierre) return { estado: 'respondida' as const }
  const { id: declaracionId } = declaracion
  const usado = await usarCodigo(
    ctx,
    { declaracionId, uso: 'cierre', dice: await loQueResponde(ctx, declaracion) },
    pin,
  )
  if ('quedan' in usado) return { estado: 'noCoincide' as const, ...usado }
  const dicho = { declaracionId, que: 'restricciones' as const, acepta, version, ...usado }
  const contenido = await loRespondido(ctx, declaracion, acepta)
  await dejarConstancia(ctx, await textoRestricciones(ctx, declaracion), { ...dicho, contenido })
  await anotar(ctx, prospecto.id, acepta ? 'restriccionesAceptadas' : 'restriccionesRechazadas')
  const destino = { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }
  await notificar(ctx, destino, 'restriccionesRespondidas', acepta ? 'aceptó' : 'no aceptó')
  await cerrarEvaluada(ctx, cierre)
  return { estado: 'respondida' as const }
})
