import { publish } from '../../../avisos/repository.ts'
import { autorSobre } from '../../base/bitacora/read-model.ts'
import { changeEtapaDS } from '../../declaracion/ds/change-etapa-ds.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import type { Context } from '../../use-case.ts'
import { insertRechazo } from './repository.ts'

/** Blocks an invitation, prospect and declaration locked, until the desk decides or it is annulled. */
export async function reject(ctx: Context, ds: Declaracion, glosa: string): Promise<number> {
  const quien = { en: ctx.ahora, por: await autorSobre(ctx, { declaracionId: ds.id }) }
  const id = await insertRechazo(ctx.tx, { declaracionId: ds.id, glosa, etapaAnterior: ds.etapa, ...quien })
  await publish(ctx.tx, { tema: 'mesa' })
  await changeEtapaDS(ctx, ds, 'bloqueado', { evento: 'autenticacionRechazada' })
  return id
}
