import { diagnosticoRules } from '@alerce/contract/forms/declaracion/diagnostico'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { preguntasMessages as m } from '@alerce/contract/messages/declaracion/preguntas'
import type { Input } from '@alerce/contract/operation'
import type { guardarRespuestaDS } from '@alerce/contract/operations/declaracion/preguntas'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { ensure, refuse } from '../../refusal.ts'
import type { PersonaGuardada } from '../declaracion/read-model-personas.ts'
import type { Diagnostico } from './read-model.ts'

type Enviado = Input<typeof guardarRespuestaDS>['diagnosticos'][number]

/** The person a diagnosis names: by its id, or by its RUT. */
function personaDe({ beneficiario, rut }: Enviado, personas: readonly PersonaGuardada[]): number | null {
  const found = personas.find((p) =>
    beneficiario === null ? p.rut !== null && p.rut === normalizaRut(rut) : p.id === beneficiario,
  )
  ensure(found || (beneficiario === null && !rut), m.personaAjena)
  return found?.id ?? null
}

/** The diagnoses of a «sí», each with its person; refused at their fields while something is missing. */
export function revisarDiagnosticos(
  enviados: readonly Enviado[],
  personas: readonly PersonaGuardada[],
  hoy: string,
): Diagnostico[] {
  ensure(enviados.length > 0, m.sinDiagnostico, { campo: 'diagnosticos' })
  const rules = diagnosticoRules(hoy, personas)
  const typed = enviados.map((enviado) => ({
    beneficiario: personaDe(enviado, personas),
    codigo: enviado.diagnostico.codigo,
    diagnostico: enviado.diagnostico.diagnostico,
    fecha: enviado.fecha,
    intervencionQuirurgica: enviado.intervencionQuirurgica,
  }))
  const errores = typed.flatMap((row, at) =>
    applyRules(rules, row).map((error) => ({ ...error, campo: `diagnosticos.${at}.${error.campo}` })),
  )
  if (errores.length > 0) refuse(common.invalid, { errores })
  return typed.map(({ beneficiario, ...d }) => ({ ...d, personaId: beneficiario ?? 0 }))
}
