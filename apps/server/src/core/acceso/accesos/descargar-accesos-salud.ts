import { actoText } from '@alerce/contract/catalogos/acceso/accesos'
import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import { descargarAccesosSalud } from '@alerce/contract/operations/acceso/accesos'
import { fechaYHoraExacta } from '@alerce/domain/base/fechas/instante'
import { escribeCsv } from '@alerce/domain/base/texto/csv'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { accesosSalud } from './read-model.ts'

const MAXIMO = 20_000

const CABECERA = ['fecha', 'quién', 'qué hizo', 'operación', 'folio', 'dirección']

/** The log of health data, narrowed, as a file; that it left the house is kept too. */
export const descargarAccesosSaludUseCase = useCase(descargarAccesosSalud, async (filtro, ctx) => {
  const accesos = await accesosSalud(ctx.tx, filtro, { cursor: null, limite: MAXIMO + 1 })
  ensure(accesos.length <= MAXIMO, m.muchosAccesos)
  await ctx.leaveRegistro((tx) => recordEvento({ ...ctx, tx }, 'accesosDescargados', `${accesos.length} accesos`))
  const filas = accesos.map(({ en, actor, operacion, rechazado, folio, ip }) => [
    fechaYHoraExacta(en),
    actor,
    actoText(operacion, rechazado),
    operacion,
    String(folio ?? ''),
    ip,
  ])
  return {
    contenido: Buffer.from(escribeCsv(CABECERA, filas)),
    mime: 'text/csv' as const,
    nombre: 'accesos.csv',
  }
})
