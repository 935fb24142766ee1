import { common } from '@alerce/contract/messages/common'
import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { leerArchivo } from '../../base/archivos/read-model.ts'
import { leerDeclaracionClinica } from '../../declaracion/declaracion/leer-declaracion.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { buscarDocumento } from './read-model.ts'

interface Pedido {
  readonly identificador: number
  readonly imgCorrel: number
}

/** An issued paper with its bytes: for who may read the declaration, since its copy is one of them. */
export async function leerPapel(ctx: Context, { identificador, imgCorrel }: Pedido) {
  await leerDeclaracionClinica(ctx, { identificador })
  const { nombre, archivoId } = (await buscarDocumento(ctx.tx, identificador, imgCorrel)) ?? refuse(common.notFound)
  return { ...(await leerArchivo(ctx, archivoId ?? refuse(m.pendientes))), nombre }
}
