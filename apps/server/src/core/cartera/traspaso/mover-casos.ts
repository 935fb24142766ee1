import type { EventoFirmado } from '@alerce/contract/catalogos/base/bitacora'
import { registroDeBorrador } from '@alerce/domain/cartera/traspaso/borradores'
import { publishAll } from '../../../avisos/repository.ts'
import { firma, SISTEMA } from '../../actor.ts'
import { anotarEnVarios } from '../../base/bitacora/anotar-en-varios.ts'
import { moverBorradores } from '../../base/borrador/mover-borradores.ts'
import type { Context } from '../../use-case.ts'
import { type PersonaDeCartera, registrosDe } from './read-model.ts'
import { cambiarAsesor, moverCitas, moverPendientes, type TraspasoDeCasos } from './repository.ts'

interface CambioDeManos {
  readonly ids: readonly number[]
  readonly de: PersonaDeCartera
  readonly a: PersonaDeCartera
  /** Whose they are meanwhile; absent: theirs who receives them. */
  readonly titular?: NonNullable<TraspasoDeCasos['titular']>
  readonly evento: EventoFirmado
  /** Said in the Bitácora after from whom and to whom. */
  readonly motivo: string
}

/** What is handed over for good says from whom, until that is undone. */
const diceRecibido: Partial<Record<EventoFirmado, TraspasoDeCasos['recibido']>> = {
  casoReasignado: 'sí',
  reasignacionDeshecha: 'no',
}

/** Who signs what happens here: who called, or the machine by itself. */
export const quienFirma = ({ actor }: Pick<Context, 'actor'>): string =>
  actor.kind === 'sistema' ? SISTEMA : firma(actor)

/** As many cases, in words. */
export const tantosCasos = (n: number): string => (n === 1 ? '1 caso' : `${n} casos`)

/**
 * Cases go from one advisor to another with all that waits on them: their appointments without outcome, drafts, unread
 * news, letters under way. The Bitácora of each tells it, and the open screens of both are told.
 */
export async function moverCasos(
  ctx: Context,
  { ids, de, a, titular, evento, motivo }: CambioDeManos,
): Promise<{ citas: number; topes: number }> {
  const { tx, ahora } = ctx
  if (ids.length === 0) return { citas: 0, topes: 0 }
  const recibido = diceRecibido[evento] ?? 'igual'
  const movimiento = { ids, de: de.id, a: a.id, titular: titular ?? null, recibido, en: ahora }
  await cambiarAsesor(tx, movimiento)
  const citas = await moverCitas(tx, movimiento)
  await moverPendientes(tx, movimiento)
  const suyos = await registrosDe(tx, ids)
  const esDeEllos = (formulario: string) => {
    const registro = registroDeBorrador(formulario)
    return registro !== null && suyos[registro.de].has(registro.id)
  }
  await moverBorradores(ctx, { de: de.id, a: a.id, cuales: async (todos) => todos.filter(esDeEllos) })
  const detalle = `de ${de.nombre} a ${a.nombre}${motivo ? `. ${motivo}` : ''}`
  await anotarEnVarios(tx, ids, evento, { por: quienFirma(ctx), en: ahora, detalle })
  const carteras = [de.id, a.id]
  await publishAll(tx, [
    ...ids.flatMap((prospectoId) =>
      carteras.map((asesorId) => ({ tema: 'prospecto' as const, prospectoId, asesorId })),
    ),
    ...carteras.flatMap((asesorId) => [
      { tema: 'agenda' as const, asesorId },
      { tema: 'miDia' as const, asesorId },
    ]),
    ...carteras.map((usuarioId) => ({ tema: 'notificacion' as const, usuarioId })),
  ])
  return citas
}
