import { primerPagoMessages as m } from '@alerce/contract/messages/contrato/primer-pago'
import { descargarComprobante } from '@alerce/contract/operations/contrato/primer-pago'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { readDeclaracion } from '../../declaracion/ds/read-declaracion.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { entidadesPorProbar } from './read-model.ts'

export const descargarComprobanteUseCase = useCase(descargarComprobante, async ({ identificador, entidadId }, ctx) => {
  const { prospecto } = await readDeclaracion(ctx, identificador, { tambien: ['mesa'] })
  const entidades = await entidadesPorProbar(ctx, prospecto.id)
  const entidad = entidades.find(({ empleadorId }) => empleadorId === entidadId)
  const { comprobante } = entidad ?? refuse(m.otraEntidad, { campo: 'entidadId' })
  const { id, archivoId, nombre } = comprobante ?? refuse(m.faltan)
  const claro = ctx.vault.en('comprobante_pago.nombre', id).open<string>(nombre)
  return { ...(await readArchivo(ctx, archivoId)), nombre: claro }
})
