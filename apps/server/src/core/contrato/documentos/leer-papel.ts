import { common } from '@alerce/contract/messages/common'
import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import { leerArchivo } from '../../base/archivos/read-model.ts'
import { leerDeclaracionClinica } from '../../declaracion/declaracion/leer-declaracion.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { exigirArchivo } from './exigir-archivo.ts'
import { buscarDocumento } from './read-model.ts'

interface PapelPedido {
  readonly identificador: number
  readonly imgCorrel: number
}

/** An issued paper with its bytes; the copy of the declaration goes to the applicant, and to nobody else. */
export async function leerPapel(ctx: Context, { identificador, imgCorrel }: PapelPedido) {
  const { clinico } = await leerDeclaracionClinica(ctx, { identificador }, { reservada: true })
  const papel = (await buscarDocumento(ctx.tx, identificador, imgCorrel)) ?? refuse(common.notFound)
  ensure(clinico || !esCopiaDeLaDS(papel), m.copiaReservada)
  return { ...(await leerArchivo(ctx, exigirArchivo(papel))), nombre: papel.nombre }
}
