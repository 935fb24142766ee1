import { cotizanteMessages as m } from '@alerce/contract/messages/declaracion/cotizante'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { DeclaracionDeProspecto } from '../declaracion/leer-declaracion.ts'
import { type PersonaDS, personasConSalud } from '../declaracion/read-model-personas.ts'
import { registrarLoGuardado, sellarBeneficiario } from './registrar-lo-guardado.ts'
import { guardarBeneficiario } from './repository.ts'
import { type BeneficiarioEnviado, esElMismoGrupo, soloBeneficiarios } from './revisar-beneficiarios.ts'

/** Persons of an edited declaration, once its holder is saved (else 422). */
export async function personasDelGrupo(ctx: Context, { declaracion }: DeclaracionDeProspecto): Promise<PersonaDS[]> {
  ensure(haLlegado(declaracion.etapa, 'cotizante'), m.sinTitular)
  return await personasConSalud(ctx.tx, ctx.vault, declaracion.id)
}

/** Sent beneficiarios without the holder's row: exactly those of the declaration (else 422). */
export function exigirElGrupo(
  enviados: readonly BeneficiarioEnviado[],
  personas: readonly PersonaDS[],
): BeneficiarioEnviado[] {
  const solos = soloBeneficiarios(enviados, personas)
  ensure(esElMismoGrupo(solos, personas), m.grupoFijo)
  return solos
}

/** Saves the beneficiarios; returns the new version of the declaration. */
export async function guardarGrupo(
  ctx: Context,
  { declaracion }: DeclaracionDeProspecto,
  enviados: readonly BeneficiarioEnviado[],
): Promise<number> {
  return await registrarLoGuardado(ctx, declaracion, ctx, async () => {
    for (const enviado of enviados) await guardarBeneficiario(ctx.tx, declaracion.id, sellarBeneficiario(enviado, ctx))
  })
}
