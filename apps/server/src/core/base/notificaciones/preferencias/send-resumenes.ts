import {
  clasesDeNotificacion,
  direccionDeClase,
  tiposDeNotificacion,
} from '@alerce/contract/catalogos/base/clases-de-notificacion'
import { tocaResumen } from '@alerce/domain/base/correos/resumen'
import { fechaYHora, horaEnSantiago, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { oneByOne } from '../../../../platform/one-by-one.ts'
import type { JobContext } from '../../../job-context.ts'
import { enqueueCorreo } from '../../correos/send-correo.ts'
import { fechasDeFeriados } from '../../referencia/read-model-feriados.ts'
import { enlaceDeBaja } from './enlace-de-baja.ts'
import { type DestinoDeResumen, destinosDeResumen, sinLeerEntre } from './read-model.ts'
import { markResumido } from './repository.ts'

const tantos = (n: number) => (n === 1 ? '1 aviso sin leer' : `${n} avisos sin leer`)

/** Counts by class with their links. No name and no text of a notice: a letter may be read on a shared phone. */
function textoDe(
  { services }: JobContext,
  { usuarioId, nombres, roles, resumidoHasta }: DestinoDeResumen,
  cuentas: readonly (readonly [keyof typeof clasesDeNotificacion, number])[],
): string {
  const lineas = cuentas.map(
    ([tipo, n]) => `- ${clasesDeNotificacion[tipo]}: ${n}. ${services.direccion}${direccionDeClase(tipo, roles)}`,
  )
  return `Hola, ${nombreLegible(nombres)}:

Desde el ${fechaYHora(resumidoHasta)}:

${lineas.join('\n')}

Para dejar de recibir este resumen: ${enlaceDeBaja(services, usuarioId)}`
}

/** Letter and its mark in one transaction: with any number of servers each user gets one. Nothing new sends none. */
async function sendTo(context: JobContext, quien: DestinoDeResumen): Promise<void> {
  const { db, clock, services } = context
  const { usuarioId, resumidoHasta: desde, correo: para, sinCorreo } = quien
  const ahora = clock.ahora()
  await db.transaction().execute(async (tx) => {
    if (!(await markResumido(tx, usuarioId, desde, ahora))) return
    const sinLeer = await sinLeerEntre(tx, usuarioId, { desde, hasta: ahora })
    const cuentas = tiposDeNotificacion
      .filter((tipo) => !sinCorreo.includes(tipo))
      .flatMap((tipo) => (sinLeer.has(tipo) ? [[tipo, sinLeer.get(tipo) ?? 0] as const] : []))
    const total = cuentas.reduce((suma, [, n]) => suma + n, 0)
    if (total === 0) return
    const carta = { prospectoId: null, asesorId: null, para, adjuntos: [], texto: textoDe(context, quien, cuentas) }
    await enqueueCorreo({ ...services, tx, ahora }, 'resumenDeAvisos', carta, tantos(total))
  })
}

/** Sends the daily letters that are due. */
export async function sendResumenes(context: JobContext): Promise<void> {
  const { db, clock } = context
  const ahora = clock.ahora()
  const hoy = hoyEnSantiago(ahora)
  const feriados = await fechasDeFeriados(db, hoy, hoy)
  const todos = await destinosDeResumen(db, Number(horaEnSantiago(ahora).slice(0, 2)))
  await oneByOne(
    todos.filter((quien) => tocaResumen(quien, ahora, feriados)),
    (quien) => sendTo(context, quien),
  )
}
