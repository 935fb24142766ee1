import { common } from '@alerce/contract/messages/common'
import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { descargarPapelFirmado } from '@alerce/contract/operations/contrato/firmados'
import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { readDeclaracion } from '../../declaracion/ds/read-declaracion.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { ensureArchivo } from '../documentos/ensure-archivo.ts'
import { firmadoEnSuTelefono } from './firmado-en-su-telefono.ts'
import { papelesPorFirmar } from './read-model.ts'

/** Neither the advisor nor the desk reads what a declaration says, signed or not. */
export const descargarPapelFirmadoUseCase = useCase(descargarPapelFirmado, async (pedido, ctx) => {
  const { identificador, imgCorrel } = pedido
  const { declaracion } = await readDeclaracion(ctx, identificador, { tambien: ['mesa'] })
  const papeles = await papelesPorFirmar(ctx.tx, identificador)
  const papel = papeles.find(({ id }) => id === imgCorrel) ?? refuse(common.notFound)
  ensure(!esCopiaDeLaDS(papel), m.copiaReservada)
  if ((await firmadoEnSuTelefono(ctx, declaracion)) !== null)
    return { ...(await readArchivo(ctx, ensureArchivo(papel))), nombre: papel.nombre }
  const { id, archivoId, nombre } = papel.firmado ?? refuse(m.faltan)
  const claro = ctx.vault.en('papel_firmado.nombre', id).open<string>(nombre)
  return { ...(await readArchivo(ctx, archivoId)), nombre: claro }
})
