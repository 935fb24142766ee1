import type { Db } from '../../../platform/db/database.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { ultimaConstancia } from '../invitacion/read-model.ts'
import { etapaDeSuPareja } from './read-model.ts'

/** What its applicant is told by, beside the declaration: where the other of its pair stands, and whether they signed already. */
export const leerHechosDelContrato = async (tx: Db, { id }: Pick<Declaracion, 'id'>, prospecto: Prospecto) => ({
  otra: await etapaDeSuPareja(tx, prospecto),
  firmoOtros: (await ultimaConstancia(tx, id, 'contrato')) !== null,
})
