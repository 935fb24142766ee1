import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import { descargarEventosSeguridad } from '@alerce/contract/operations/acceso/accesos'
import { fechaYHoraExacta } from '@alerce/domain/base/fechas/instante'
import { escribeCsv } from '@alerce/domain/base/texto/csv'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { eventosGuardados } from './read-model.ts'
import { recordEvento } from './record-evento.ts'

const MAXIMO = 20_000

const CABECERA = ['fecha', 'quién', 'qué hizo', 'sobre', 'dirección']

/** The administration's log as a file, with the filters of its screen; the download itself is logged. */
export const descargarEventosSeguridadUseCase = useCase(descargarEventosSeguridad, async (filtro, ctx) => {
  const eventos = await eventosGuardados(ctx.tx, filtro, { cursor: null, limite: MAXIMO + 1 })
  ensure(eventos.length <= MAXIMO, m.muchosActos)
  await ctx.leaveRegistro((tx) => recordEvento({ ...ctx, tx }, 'actosDescargados', `${eventos.length} actos`))
  const filas = eventos.map(({ en, actor, evento, sobre, ip }) => [fechaYHoraExacta(en), actor, evento, sobre, ip])
  return {
    contenido: Buffer.from(escribeCsv(CABECERA, filas)),
    mime: 'text/csv' as const,
    nombre: 'administracion.csv',
  }
})
