import { beneficiarioDsRules, revisaDocumentos } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import { applyRules, type FieldError } from '@alerce/contract/forms/rules'
import type { Input } from '@alerce/contract/operation'
import type { verificarBeneficiarios } from '@alerce/contract/operations/declaracion/cotizante'
import { sexoDS } from '@alerce/domain/base/persona/sexo'
import type { PersonaDS } from '../ds/read-model-personas.ts'

export type BeneficiarioEnviado = Input<typeof verificarBeneficiarios>['beneficiario'][number]

/** Rows of beneficiarios, without the holder's row. */
export function soloBeneficiarios(
  enviados: readonly BeneficiarioEnviado[],
  personas: readonly PersonaDS[],
): BeneficiarioEnviado[] {
  const titular = personas.find((p) => p.tipo === 0)?.id
  return enviados.filter(({ id }) => id !== titular)
}

/** True when the rows match the beneficiarios of the declaration, fixed data included. */
export function esElMismoGrupo(enviados: readonly BeneficiarioEnviado[], personas: readonly PersonaDS[]): boolean {
  const grupo = personas.filter((p) => p.tipo !== 0)
  const ids = new Set(enviados.map((b) => b.id))
  if (ids.size !== enviados.length || ids.size !== grupo.length) return false
  return grupo.every((p) => {
    const sent = enviados.find((b) => b.id === p.id)
    return (
      sent !== undefined &&
      (!sent.fechaNacimiento || sent.fechaNacimiento === p.fechaNacimiento) &&
      (sent.sexo ?? sexoDS(p.sexo)) === sexoDS(p.sexo) &&
      (sent.tipoBeneficiario ?? p.tipo) === p.tipo &&
      (sent.relacionFamiliar ?? p.relacion) === p.relacion
    )
  })
}

interface Identidad {
  readonly rut: string | null
  readonly pasaporte: string | null
}

/**
 * Errors by field (`beneficiario.0.peso`) and repeated documents (spec 2 §5); `titulares`: the holders, both of a pair.
 */
export function checkBeneficiarios(
  enviados: readonly BeneficiarioEnviado[],
  titulares: readonly Identidad[],
): FieldError[] {
  const own = enviados.flatMap((b, at) =>
    applyRules(beneficiarioDsRules, b).map((error) => ({ ...error, campo: `beneficiario.${at}.${error.campo}` })),
  )
  const documentos = enviados.map((b) =>
    b.tipoDocumento === 'P' ? { rut: null, pasaporte: b.pasaporte } : { rut: b.rutBeneficiario, pasaporte: null },
  )
  const cruzados = new Set(titulares.flatMap((titular) => revisaDocumentos(titular, documentos)))
  return [...own, ...[...cruzados].map((mensaje) => ({ campo: 'beneficiario', mensaje }))]
}
