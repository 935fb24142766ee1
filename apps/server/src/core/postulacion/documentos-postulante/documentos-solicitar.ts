import { documentosSolicitar } from '@alerce/contract/operations/postulacion/documentos'
import { useCase } from '../../use-case.ts'
import { readProspecto } from '../prospecto/policy.ts'
import { pedidosAlProspecto } from './read-model.ts'

export const documentosSolicitarUseCase = useCase(documentosSolicitar, async (input, ctx) => {
  const { TipoTrabajador, ProspectoID } = input
  await readProspecto(ctx, ProspectoID)
  const pedidos = await pedidosAlProspecto(ctx.tx, ProspectoID, [TipoTrabajador], ctx.hoy)
  return pedidos.map(({ id, tipo, nombre, obligatorio }) => ({
    PDS_CORREL: id,
    PDS_NOMBRE_DOC: nombre,
    PDS_OBLIGATORIO: obligatorio ? ('S' as const) : ('N' as const),
    PDS_TIPO_DOC: tipo,
  }))
})
