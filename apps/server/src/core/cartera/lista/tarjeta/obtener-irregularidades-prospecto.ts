import { obtenerIrregularidadesProspecto } from '@alerce/contract/operations/cartera/venta'
import { tienePlanConfirmado } from '@alerce/domain/contrato/edicion'
import { rutaDeIrregularidad } from '@alerce/domain/mesa/irregularidad'
import { abiertasDe } from '../../../mesa/irregularidades/read-model.ts'
import { readProspecto } from '../../../postulacion/prospecto/policy.ts'
import { useCase } from '../../../use-case.ts'

/** Open irregularities, in the columns of the card's table. */
export const obtenerIrregularidadesProspectoUseCase = useCase(
  obtenerIrregularidadesProspecto,
  async ({ prospectoId }, ctx) => {
    const { etapa } = await readProspecto(ctx, prospectoId)
    const abiertas = await abiertasDe(ctx.tx, prospectoId)
    return abiertas.map((i) => ({
      folio: i.folio,
      codigoIrregularidad: i.codigo,
      descripcionIrregularidad: i.descripcion,
      codigoDetalleIrregularidad: i.codigoDetalle,
      descripcionDetalleIrregularidad: i.detalle,
      ruta: i.corregida === null ? rutaDeIrregularidad(i.codigo, tienePlanConfirmado(etapa)) : null,
    }))
  },
)
