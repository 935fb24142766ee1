import { createHash } from 'node:crypto'
import { responderRestricciones } from '@alerce/contract/operations/declaracion/postulante-resultado'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { type Context, useCase } from '../../../use-case.ts'
import type { Declaracion } from '../../declaracion/read-model.ts'
import { cerrarEvaluada, juzgarCierre } from '../../evaluacion/cerrar-evaluada.ts'
import { evaluacionesDe } from '../../evaluacion/read-model.ts'
import { dejarConstancia, METODO_DEL_CODIGO } from '../../invitacion/dejar-constancia.ts'
import { textoRestricciones } from '../../invitacion/textos/read-model.ts'
import { tomarPostulacion } from '../tomar-postulacion.ts'
import { usarCodigo } from '../usar-codigo.ts'

/** The digest of what was answered: the restrictions as they were read, under the server's key. */
async function huellaDeRestricciones({ tx, vault, ahora }: Context, { id, folio }: Declaracion): Promise<string> {
  const restricciones = (await evaluacionesDe(tx, vault, id)).at(-1)?.restricciones ?? []
  const dice = JSON.stringify({ folio, en: ahora, restricciones })
  return createHash('sha256').update(vault.sign('restricciones', dice)).digest('hex')
}

/** Evidence, close and news in one transaction. The same answer again changes nothing; the contrary is refused. */
export const responderRestriccionesUseCase = useCase(responderRestricciones, async ({ acepta, pin, version }, ctx) => {
  const { declaracion, prospecto } = await tomarPostulacion(ctx)
  const cierre = await juzgarCierre(ctx, declaracion, 2, acepta)
  if (!cierre) return { estado: 'respondida' as const }
  const quedan = await usarCodigo(ctx, { declaracionId: declaracion.id, uso: 'cierre' }, pin)
  if (quedan !== null) return { estado: 'noCoincide' as const, quedan }
  const prueba = { metodo: METODO_DEL_CODIGO, huella: await huellaDeRestricciones(ctx, declaracion) }
  const dicho = { declaracionId: declaracion.id, que: 'restricciones' as const, acepta, version }
  await dejarConstancia(ctx, await textoRestricciones(ctx, declaracion), { ...dicho, ...prueba })
  await anotar(ctx, prospecto.id, acepta ? 'restriccionesAceptadas' : 'restriccionesRechazadas')
  const destino = { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }
  await notificar(ctx, destino, 'restriccionesRespondidas', acepta ? 'aceptó' : 'no aceptó')
  await cerrarEvaluada(ctx, cierre)
  return { estado: 'respondida' as const }
})
