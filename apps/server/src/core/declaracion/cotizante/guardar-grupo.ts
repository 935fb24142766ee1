import { cotizanteMessages as m } from '@alerce/contract/messages/declaracion/cotizante'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { DeclaracionDeProspecto } from '../declaracion/leer-declaracion.ts'
import { type PersonaDS, personasConSalud } from '../declaracion/read-model-personas.ts'
import { registrarLoGuardado, sellarBeneficiario } from './registrar-lo-guardado.ts'
import { guardarBeneficiario } from './repository.ts'
import { type BeneficiarioEnviado, esElMismoGrupo, soloBeneficiarios } from './revisar-beneficiarios.ts'

/** The persons of a declaration that is edited, once its holder is saved (else 422). */
export async function personasDelGrupo(ctx: Context, { declaracion }: DeclaracionDeProspecto): Promise<PersonaDS[]> {
  ensure(haLlegado(declaracion.etapa, 'cotizante'), m.sinTitular)
  return await personasConSalud(ctx.tx, ctx.vault, declaracion.id)
}

/** What was sent of a declaration's dependants: exactly those that it has (else 422), without the holder's own row. */
export function exigirElGrupo(
  enviados: readonly BeneficiarioEnviado[],
  personas: readonly PersonaDS[],
): BeneficiarioEnviado[] {
  const solos = soloBeneficiarios(enviados, personas)
  ensure(esElMismoGrupo(solos, personas), m.grupoFijo)
  return solos
}

/** Keeps them; answers the declaration's new version. */
export async function guardarGrupo(
  ctx: Context,
  { declaracion }: DeclaracionDeProspecto,
  enviados: readonly BeneficiarioEnviado[],
): Promise<number> {
  return await registrarLoGuardado(ctx, declaracion, ctx, async () => {
    for (const enviado of enviados) await guardarBeneficiario(ctx.tx, declaracion.id, sellarBeneficiario(enviado, ctx))
  })
}
