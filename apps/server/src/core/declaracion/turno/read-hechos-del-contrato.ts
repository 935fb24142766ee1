import type { Db } from '../../../platform/db/database.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { ultimaConstancia } from '../invitacion/read-model.ts'
import { etapaDeSuPareja } from './read-model.ts'

/**
 * Further facts for the applicant's page: stage of the other of the pair, and whether the applicant signed the
 * contract.
 */
export const readHechosDelContrato = async (tx: Db, { id }: Pick<Declaracion, 'id'>, prospecto: Prospecto) => ({
  otra: await etapaDeSuPareja(tx, prospecto),
  firmoOtros: (await ultimaConstancia(tx, id, 'contrato')) !== null,
})
