import { declaracionMessages as m } from '@alerce/contract/messages/declaracion/declaracion'
import { tipoBeneficiarioDS } from '@alerce/domain/postulacion/beneficiarios'
import type { Beneficiario, Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../../refusal.ts'
import type { PersonaNueva } from '../repository.ts'

/** The holder as applicant data have it; what the quote rests on can only be copied, never typed again. */
export function titularDe(prospecto: Prospecto) {
  const { fechaNacimiento, sexo } = prospecto
  ensure(fechaNacimiento && sexo, m.noHabilitada)
  return {
    nombres: prospecto.nombres,
    apellidoPaterno: prospecto.apellidoPaterno,
    apellidoMaterno: prospecto.apellidoMaterno,
    rut: prospecto.rut,
    pasaporte: prospecto.numeroPasaporte,
    fechaNacimiento,
    sexo,
  }
}

export const titularNuevo = (prospecto: Prospecto): PersonaNueva => ({
  tipo: 0,
  relacion: 0,
  ...titularDe(prospecto),
  correo: prospecto.correo,
  idSalud: prospecto.isapreActual,
})

export const beneficiarioNuevo = (b: Beneficiario): PersonaNueva => ({
  beneficiarioId: b.id,
  tipo: tipoBeneficiarioDS(b.tipo),
  relacion: b.relacion,
  descripcionOtro: b.descripcionOtro,
  fechaNacimiento: b.fechaNacimiento,
  sexo: b.sexo,
})
