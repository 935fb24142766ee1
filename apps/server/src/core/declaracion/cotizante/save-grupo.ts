import { cotizanteMessages as m } from '@alerce/contract/messages/declaracion/cotizante'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { DeclaracionDeProspecto } from '../ds/read-declaracion.ts'
import { type PersonaDS, personasConSalud } from '../ds/read-model-personas.ts'
import { type BeneficiarioEnviado, esElMismoGrupo, soloBeneficiarios } from './check-beneficiarios.ts'
import { recordSaved, sealBeneficiario } from './record-saved.ts'
import { saveBeneficiario } from './repository.ts'

/** Persons of an edited declaration, once its holder is saved (else 422). */
export async function personasDelGrupo(ctx: Context, { declaracion }: DeclaracionDeProspecto): Promise<PersonaDS[]> {
  ensure(haLlegado(declaracion.etapa, 'cotizante'), m.sinTitular)
  return await personasConSalud(ctx.tx, ctx.vault, declaracion.id)
}

/** Sent beneficiarios without the holder's row: exactly those of the declaration (else 422). */
export function ensureElGrupo(
  enviados: readonly BeneficiarioEnviado[],
  personas: readonly PersonaDS[],
): BeneficiarioEnviado[] {
  const solos = soloBeneficiarios(enviados, personas)
  ensure(esElMismoGrupo(solos, personas), m.grupoFijo)
  return solos
}

/** Saves the beneficiarios; returns the new version of the declaration. */
export async function saveGrupo(
  ctx: Context,
  { declaracion }: DeclaracionDeProspecto,
  enviados: readonly BeneficiarioEnviado[],
): Promise<number> {
  return await recordSaved(ctx, declaracion, ctx, async () => {
    for (const enviado of enviados) await saveBeneficiario(ctx.tx, declaracion.id, sealBeneficiario(enviado, ctx))
  })
}
