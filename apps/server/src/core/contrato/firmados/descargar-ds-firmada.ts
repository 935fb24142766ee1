import { common } from '@alerce/contract/messages/common'
import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { descargarDSFirmada } from '@alerce/contract/operations/contrato/firmados'
import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { readDeclaracion } from '../../declaracion/ds/read-declaracion.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { firmadoEnSuTelefono } from './firmado-en-su-telefono.ts'
import { papelesPorFirmar } from './read-model.ts'

export const descargarDSFirmadaUseCase = useCase(descargarDSFirmada, async ({ identificador, imgCorrel }, ctx) => {
  const { declaracion } = await readDeclaracion(ctx, identificador, { tambien: ['mesa'] })
  ensure((await parametrosAl(ctx.tx, ctx.hoy)).mesaVeDSFirmada, m.copiaReservada)
  // signed on a phone there is no signature to compare
  ensure((await firmadoEnSuTelefono(ctx, declaracion)) === null, m.copiaReservada)
  const papel = (await papelesPorFirmar(ctx.tx, identificador)).find(({ id }) => id === imgCorrel)
  const { firmado } = papel ?? refuse(common.notFound)
  if (!(papel && firmado && esCopiaDeLaDS(papel))) return refuse(m.faltan)
  const nombre = ctx.vault.en('papel_firmado.nombre', firmado.id).open<string>(firmado.nombre)
  return { ...(await readArchivo(ctx, firmado.archivoId)), nombre }
})
