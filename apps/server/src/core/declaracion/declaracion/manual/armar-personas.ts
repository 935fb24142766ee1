import type { Db } from '../../../../platform/db/database.ts'
import { beneficiariosDe, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { beneficiarioNuevo, titularNuevo } from '../al-dia/personas-nuevas.ts'
import type { PersonaNueva } from '../repository.ts'

/** Who is in a declaration of a sale that is made now, in order: what is not whole is refused (422). */
export async function armarPersonas(tx: Db, prospecto: Prospecto): Promise<PersonaNueva[]> {
  return [titularNuevo(prospecto), ...(await beneficiariosDe(tx, prospecto.id)).map(beneficiarioNuevo)]
}
