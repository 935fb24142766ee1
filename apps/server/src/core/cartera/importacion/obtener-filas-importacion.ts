import { celdasDe } from '@alerce/contract/fichas/postulacion/planilla'
import { obtenerFilasImportacion } from '@alerce/contract/operations/cartera/importacion'
import { useCase } from '../../use-case.ts'
import { importacionPropia } from './policy.ts'
import { filasDe } from './read-model.ts'

export const obtenerFilasImportacionUseCase = useCase(obtenerFilasImportacion, async (input, ctx) => {
  const { importacionId } = await importacionPropia(ctx, input.importacionId)
  const { situacion, cursor, limite } = input
  const found = await filasDe(ctx.tx, importacionId, {
    situacion: situacion ?? null,
    desde: cursor ?? 0,
    limite: limite + 1,
  })
  const filas = found.slice(0, limite)
  return {
    filas: filas.map(({ datos, ...fila }) => ({
      ...fila,
      nombre: [datos.nombres, datos.apellidoPaterno, datos.apellidoMaterno].filter(Boolean).join(' '),
      rut: datos.rut,
      celdas: celdasDe(datos),
    })),
    siguiente: found.length > limite ? (filas.at(-1)?.linea ?? null) : null,
  }
})
