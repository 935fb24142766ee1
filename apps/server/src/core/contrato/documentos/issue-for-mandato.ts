import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { findDeclaracion } from '../../declaracion/ds/read-model.ts'
import type { Context } from '../../use-case.ts'
import { documentosDe } from './read-model.ts'
import { recordDocumentos } from './record-documentos.ts'
import { replace } from './repository.ts'

const conPapeles: readonly EtapaDS[] = ['documentosContractuales', 'resumenCotizacion', 'firmaDocumentos']

/** A sale whose papers were issued gets that of a mandate that came afterwards, too. */
export async function issueForMandato(ctx: Context, declaracionId: number): Promise<void> {
  const declaracion = await findDeclaracion(ctx.tx, declaracionId)
  if (!declaracion || !conPapeles.includes(declaracion.etapa)) return
  if ((await documentosDe(ctx.tx, declaracionId)).length > 0) await recordDocumentos(ctx, declaracion)
}

/** The paper of a mandate that was revoked says what no longer stands. */
export const withdrawForMandato = ({ tx }: Pick<Context, 'tx'>, declaracionId: number): Promise<void> =>
  replace(tx, declaracionId, ['mandato'])
