import { common } from '@alerce/contract/messages/common'
import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { readDeclaracionClinica } from '../../declaracion/ds/read-declaracion.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { ensureArchivo } from './ensure-archivo.ts'
import { findDocumento } from './read-model.ts'

interface PapelPedido {
  readonly identificador: number
  readonly imgCorrel: number
}

/** An issued paper with its bytes; the copy of the declaration goes to the applicant, and to nobody else. */
export async function readPapel(ctx: Context, { identificador, imgCorrel }: PapelPedido) {
  const { clinico } = await readDeclaracionClinica(ctx, { identificador }, { reservada: true })
  const papel = (await findDocumento(ctx.tx, identificador, imgCorrel)) ?? refuse(common.notFound)
  ensure(clinico || !esCopiaDeLaDS(papel), m.copiaReservada)
  return { ...(await readArchivo(ctx, ensureArchivo(papel))), nombre: papel.nombre }
}
