import { obtenerCodigosIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { useCase } from '../../use-case.ts'
import { codigosDeIrregularidad } from './read-model.ts'

export const obtenerCodigosIrregularidadUseCase = useCase(obtenerCodigosIrregularidad, async (_input, { tx }) => {
  const porCodigo = Map.groupBy(await codigosDeIrregularidad(tx), ({ codigo }) => codigo)
  return [...porCodigo].map(([codigo, rows]) => ({
    codigo,
    descripcion: rows[0]?.descripcion ?? '',
    detalles: rows.map((row) => ({ codigo: row.detalle, descripcion: row.descripcionDetalle })),
  }))
})
