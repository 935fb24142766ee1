import { documentosSolicitar } from '@alerce/contract/operations/postulacion/documentos'
import { CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'
import { leerProspecto } from '../prospecto/policy.ts'
import { useCase } from '../use-case.ts'
import { pedidosDe, sinCertificado } from './read-model.ts'

export const documentosSolicitarUseCase = useCase(documentosSolicitar, async (input, ctx) => {
  const { TipoTrabajador, ProspectoID } = input
  await leerProspecto(ctx, ProspectoID)
  const eximido = await sinCertificado(ctx.tx, ProspectoID)
  const pedidos = await pedidosDe(ctx.tx, TipoTrabajador, ctx.hoy)
  return pedidos.map(({ id, tipo, nombre, obligatorio }) => ({
    PDS_CORREL: id,
    PDS_NOMBRE_DOC: nombre,
    PDS_OBLIGATORIO: obligatorio && !(eximido && tipo === CERTIF_COTIZ) ? ('S' as const) : ('N' as const),
    PDS_TIPO_DOC: tipo,
  }))
})
