import { cotizanteRules } from '@alerce/contract/forms/declaracion/cotizante'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { cotizanteMessages as m } from '@alerce/contract/messages/declaracion/cotizante'
import type { Input } from '@alerce/contract/operation'
import type { guardarAntecedentesCotizante } from '@alerce/contract/operations/declaracion/cotizante'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { sexoDS } from '@alerce/domain/base/persona/sexo'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'

export type TitularEnviado = Input<typeof guardarAntecedentesCotizante>

/** Document, birth date and sex may travel along, but only as they are: the price rests on them. */
export function revisarFijos(enviado: TitularEnviado, prospecto: Prospecto): void {
  const { fechaNacimiento, sexo, rut, numeroPasaporte } = enviado
  const fijos: [boolean, string][] = [
    [!rut || normalizaRut(rut) === prospecto.rut, 'rut'],
    [!numeroPasaporte || normalizaPasaporte(numeroPasaporte) === prospecto.numeroPasaporte, 'numeroPasaporte'],
    [!fechaNacimiento || fechaNacimiento === prospecto.fechaNacimiento, 'fechaNacimiento'],
    [!sexo || !prospecto.sexo || sexo === sexoDS(prospecto.sexo), 'sexo'],
  ]
  for (const [igual, campo] of fijos) ensure(igual, m.datoFijo, { campo })
}

/** What was typed, by the rules of the form (spec 2 §5); `fechaGuardada` is the signing date on record. */
export function revisarTitular(enviado: TitularEnviado, hoy: string, fechaGuardada: string | null): void {
  const errores = applyRules(cotizanteRules(hoy, fechaGuardada), enviado)
  if (errores.length > 0) refuse(common.invalid, { errores })
}
