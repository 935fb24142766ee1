import { beneficiarioDS, dependiente } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { medidas } from '@alerce/contract/fichas/declaracion/cotizante'
import { rowOf, sobreponer, vacio } from '@alerce/contract/fichas/formas'
import type { Context } from '../../use-case.ts'
import type { Salud } from '../declaracion/read-model-personas.ts'
import type { BeneficiarioDS } from './repository.ts'
import type { BeneficiarioEnviado } from './revisar-beneficiarios.ts'

/** Only the holder is asked for a pension. */
const sinPension = { pension: null, causal: null, diagnostico: null }

/** One of the dependants as it is stored, its measures sealed. */
export function sellarBeneficiario(enviado: BeneficiarioEnviado, { vault }: Pick<Context, 'vault'>): BeneficiarioDS {
  const form = sobreponer(beneficiarioDS, vacio(beneficiarioDS), enviado)
  const salud: Salud = { ...rowOf(medidas, form), ...sinPension }
  const sello = vault.en('declaracion_persona.salud', enviado.id).seal(salud)
  return { id: enviado.id, ...rowOf(dependiente, form), salud: sello }
}
