import { common } from '@alerce/contract/messages/common'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'

/** With an inactive prospect nobody agrees on an hour (422). */
export function exigirActivo({ activo }: Pick<Prospecto, 'activo'>): void {
  ensure(activo, antecedentesMessages.inactivo)
}

/** An appointment and the prospect that it is given to are of one advisor: for all others it does not exist. */
export function exigirDelMismo(cita: Pick<Prospecto, 'asesorId'>, prospecto: Pick<Prospecto, 'asesorId'>): void {
  ensure(cita.asesorId === prospecto.asesorId, common.notFound)
}
