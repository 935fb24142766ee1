import { declaracionMessages as m } from '@alerce/contract/messages/declaracion/declaracion'
import { type EtapaDS, pasada } from '@alerce/domain/declaracion/etapas'
import type { Db } from '../../../platform/db/database.ts'
import { ensure } from '../../refusal.ts'
import { hayOtraConContrato } from './read-model.ts'

/** Of the sales of one declaration a single one comes to its contract: the others go no further towards theirs (422). */
export async function ensureNoOtroContrato(tx: Db, prospectoId: number, hasta: EtapaDS): Promise<void> {
  if (pasada(hasta)) ensure(!(await hayOtraConContrato(tx, prospectoId)), m.otraConContrato)
}
