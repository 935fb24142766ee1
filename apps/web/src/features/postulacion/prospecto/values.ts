import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import { persona } from '@alerce/contract/fichas/postulacion/prospecto'
import { type ProximaCitaForm, proximaCitaRules } from '@alerce/contract/forms/agenda/cita'
import { type ProspectoForm, prospectoRules } from '@alerce/contract/forms/postulacion/antecedentes'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import type { PayloadOf } from '../../../lib/api/call.ts'
import { momentoActual } from '../../../lib/citas.ts'
import type { Binding } from '../../../lib/form/binding.ts'
import type { DatosDeProspecto } from '../../../lib/sale/prospecto.ts'
import { sinCita } from './cita.ts'

/** Rules of the form. The appointment is checked against the current time. */
export const rules = () => ({ ...prospectoRules, ...proximaCitaRules(momentoActual()) })

export type Values = ProspectoForm & ProximaCitaForm
/** Field of a person by name: in the form of one person, or of one of a pair. */
export type PersonField = (campo: keyof ProspectoForm) => Binding<string>

/** The person that is saved, as the form shows it; nobody yet: empty. */
export const personaDe = (datos: DatosDeProspecto | null): ProspectoForm => pantallaDe(persona, datos)

/** Form values of the saved data. */
export const valuesOf = (datos: DatosDeProspecto | null): Values => ({ ...personaDe(datos), ...sinCita })

/** Document as sent: the rut if there is or was one; the passport only for a person with a passport. */
function documentoOf(values: ProspectoForm, datos: DatosDeProspecto | null) {
  if (values.tipoDocumento === 'P') return { tipoDocumento: 'P', numeroPasaporte: values.numeroPasaporte } as const
  const rut = normalizaRut(values.rut)
  return {
    ...(datos?.tipoDocumento === 'P' ? { tipoDocumento: 'R' as const } : {}),
    ...(rut || datos?.rut ? { rut: rut ?? '' } : {}),
  }
}

/** The person as it travels; the applicant's data have their own screen. */
export function payloadOf(values: ProspectoForm, datos: DatosDeProspecto | null): PayloadOf<'ingresarProspecto'> {
  const { tipoDocumento: _, rut: __, numeroPasaporte: ___, ...resto } = envioDe(persona, values)
  const escrito = { ...resto, ...documentoOf(values, datos) }
  return datos ? { ...escrito, prospectoId: datos.prospectoId, version: datos.version } : escrito
}
