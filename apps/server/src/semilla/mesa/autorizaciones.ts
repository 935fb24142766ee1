import { pesos } from '@alerce/domain/base/dinero/tipos'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { AUTORIZADA, RECHAZADA } from '@alerce/domain/postulacion/autorizacion'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { leerNotificaciones } from '../declaraciones.ts'
import type { DemoServices } from '../demo/como-persona.ts'
import { comoPersona, personaDe } from '../demo/como-persona.ts'
import { invitables } from '../repository.ts'

interface AutorizacionDemo {
  /** Hours since it was asked for. */
  readonly pedida: number
  readonly motivo: string
  /** The answer, some hours later; null: it waits. */
  readonly respuesta: { readonly estado: number; readonly observacion: string; readonly trasHoras: number } | null
}

const casos: readonly AutorizacionDemo[] = [
  {
    pedida: 50,
    motivo: 'Su AFP no emite el certificado en línea; la liquidación coincide con la renta.',
    respuesta: { estado: AUTORIZADA, observacion: '', trasHoras: 2 },
  },
  {
    pedida: 27,
    motivo: 'Perdió la clave de su AFP.',
    respuesta: { estado: RECHAZADA, observacion: 'Que pida una clave nueva: demora un día.', trasHoras: 3 },
  },
  { pedida: 3, motivo: 'Cambió de empleador este mes y su AFP aún no lo muestra.', respuesta: null },
]

/** Employees of the asesora who asked to go on without a certificate: one may, one may not, one waits. */
export async function sembrarAutorizaciones(tx: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  const [asesora, jefatura] = [await personaDe(tx, 'asesora'), await personaDe(tx, 'jefatura')]
  const hace = (horas: number) => new Date(Date.parse(clock.ahora()) - horas * HORA_MS).toISOString()
  const found = await invitables(tx, 'asesora', pesos(0), casos.length)
  for (const [at, { pedida, motivo, respuesta }] of casos.entries()) {
    const prospectoId = found[at]?.id ?? 0
    const asesor = comoPersona(tx, servicios, hace(pedida), asesora)
    await asesor('solicitarAutorizacion', { ProspectoID: prospectoId, Comentario: motivo, EjeRut: asesora.rut })
    if (respuesta === null) continue
    const jefe = comoPersona(tx, servicios, hace(pedida - respuesta.trasHoras), jefatura)
    const { filas } = await jefe('obtenerAutorizaciones', {})
    const { estado, observacion } = respuesta
    await jefe('decidirAutorizacion', { autorizacionId: filas[0]?.autorizacionId ?? 0, estado, observacion })
    for (const llamar of [asesor, jefe]) await leerNotificaciones(llamar, prospectoId)
  }
}
