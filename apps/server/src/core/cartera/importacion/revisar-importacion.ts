import { leerCabecera, leerFila } from '@alerce/contract/fichas/postulacion/planilla'
import { importacionMessages as m } from '@alerce/contract/messages/cartera/importacion'
import { revisarImportacion } from '@alerce/contract/operations/cartera/importacion'
import { nombreDeArchivo } from '@alerce/domain/base/archivos/nombre'
import type { CodificacionDeUnByte } from '@alerce/domain/base/texto/codificacion'
import { MAXIMO_FILAS } from '@alerce/domain/cartera/planilla'
import { publish } from '../../../avisos/repository.ts'
import { parseCsv } from '../../base/archivos/parse-csv.ts'
import { receivePlanilla } from '../../base/archivos/receive-archivo.ts'
import { oposicionesVigentes } from '../../postulacion/oposiciones/read-model.ts'
import { asesorDe } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { preparedUseCase } from '../../use-case.ts'
import { checkFilas } from './check-filas.ts'
import { importacionPropia } from './policy.ts'
import { forgetRevisadas, insertImportacion } from './repository.ts'

function readPlanilla(contenido: Uint8Array, elegida: CodificacionDeUnByte | null) {
  const { filas, codificacion, dudosa } = parseCsv(contenido, MAXIMO_FILAS + 1, m, elegida)
  const [primera, ...resto] = filas
  ensure(primera && resto.length > 0, m.sinFilas)
  ensure(resto.length <= MAXIMO_FILAS, m.muchasFilas)
  const cabecera = leerCabecera(primera.celdas)
  const columnas = cabecera.faltan.join(', ')
  ensure(columnas === '', m.sinColumnas, { texto: m.sinColumnas.text.replace('{columnas}', columnas) })
  const leidas = resto.map(({ linea, celdas }) => ({ linea, datos: leerFila(cabecera, celdas) }))
  return { filas: leidas, codificacion, dudosa }
}

/** A dry run: what would become of each row, kept so that it can be looked through and confirmed. */
export const revisarImportacionUseCase = preparedUseCase(revisarImportacion, {
  prepare: async ({ archivo, codificacion }, ctx) => {
    await asesorDe(ctx)
    return readPlanilla(await receivePlanilla(ctx, archivo), codificacion ?? null)
  },
  run: async ({ archivo }, ctx, { filas, codificacion, dudosa }) => {
    const asesorId = await asesorDe(ctx)
    const lugar = { tx: ctx.tx, oposiciones: await oposicionesVigentes(ctx), asesorId, hoy: ctx.hoy }
    const revisadas = await checkFilas(
      lugar,
      filas.map(({ datos }) => datos),
      new Set(),
    )
    await forgetRevisadas(ctx.tx, asesorId)
    const importacionId = await insertImportacion(
      ctx.tx,
      { asesorId, nombre: nombreDeArchivo(archivo.nombre, 'text/csv'), creada: ctx.ahora, codificacion, dudosa },
      filas.map((fila, at) => ({ ...fila, ...(revisadas[at] ?? { situacion: 'error', mensajes: [] }) })),
    )
    await publish(ctx.tx, { tema: 'importacion', asesorId })
    return await importacionPropia(ctx, importacionId)
  },
})
