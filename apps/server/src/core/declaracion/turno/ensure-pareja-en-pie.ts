import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import type { Db } from '../../../platform/db/database.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import { laParejaNoSigue } from './read-model.ts'

/** Refuses (422) to go on with one of a pair whose other has ended without a contract. */
export async function ensureParejaEnPie(tx: Db, prospecto: Prospecto): Promise<void> {
  ensure(!(await laParejaNoSigue(tx, prospecto)), parejaMessages.detenida)
}
