import { manosMessages } from '@alerce/contract/messages/base/manos'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { hayManoReciente } from '@alerce/domain/base/manos'
import type { Db } from '../../../platform/db/database.ts'
import type { Context } from '../../use-case.ts'
import { parametrosAl } from '../parametros/read-model.ts'

/** Administrators with the id of their appointer; absent: a command, or before this was recorded. */
export async function administradoresHechos(tx: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('usuario')
    .select(['id', 'administradorPor'])
    .where('administradorPor', 'is not', null)
    .$narrowType<{ administradorPor: number }>()
    .execute()
  return new Map(rows.map(({ id, administradorPor }) => [id, administradorPor]))
}

/**
 * Reason why the second person of an act cannot be this one, though it is another account than the first: one of both
 * had the other's in hand within `diasDeSegundaPersona`. null: none.
 */
export async function manoReciente(
  { tx, ahora, hoy }: Pick<Context, 'tx' | 'ahora' | 'hoy'>,
  primeraId: number,
  segundaId: number,
): Promise<MessageDefinition | null> {
  const { diasDeSegundaPersona: dias } = await parametrosAl(tx, hoy)
  const recientes = await tx
    .selectFrom('intervencionUsuario')
    .select(['usuarioId', 'porId'])
    .where('en', '>', new Date(Date.parse(ahora) - dias * DIA_MS).toISOString())
    .execute()
  if (!hayManoReciente(primeraId, segundaId, recientes)) return null
  const { reciente } = manosMessages
  return { ...reciente, text: reciente.text.replace('{dias}', String(dias)) }
}
