import type { Db } from '../../../../platform/db/database.ts'
import { beneficiariosDe, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { beneficiarioNuevo, titularNuevo } from '../al-dia/personas-nuevas.ts'
import type { PersonaNueva } from '../repository.ts'

/** Persons of a new declaration, in order; incomplete data are refused (422). */
export async function buildPersonas(tx: Db, prospecto: Prospecto): Promise<PersonaNueva[]> {
  return [titularNuevo(prospecto), ...(await beneficiariosDe(tx, prospecto.id)).map(beneficiarioNuevo)]
}
