import { antecedentesMessages as m } from '@alerce/contract/messages/postulacion/antecedentes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { cargaVigente, esTitularVigente } from '../../../base/padrones/read-model.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { FormularioDeProspecto } from './formulario.ts'
import type { HechosDelFormulario } from './read-model-registros.ts'

/** Refuses the advisor's own RUT and that of a holder in force (spec 2 §5, before saving an active prospect). */
export function checkRut(
  form: FormularioDeProspecto,
  { rutDelAsesor, rutVigente }: Pick<HechosDelFormulario, 'rutDelAsesor' | 'rutVigente'>,
): void {
  if (!form.activo || form.tipoDocumento === 'P') return
  ensure(!rutDelAsesor, prospectoMessages.rutDelAsesor, { campo: 'rut' })
  ensure(!rutVigente, prospectoMessages.rutVigente, { campo: 'rut' })
}

/** Refuses (422) a holder in force as a prospect (spec 1 §5); null: a passport. */
export async function ensureNoVigente(ctx: Context, rut: string | null): Promise<void> {
  if (rut === null) return
  ensure(!(await esTitularVigente(ctx.tx, rut, ctx.hoy)), prospectoMessages.rutVigente, { campo: 'rut' })
}

/**
 * Sets birth date and sex of a charge in force from the register, over typed values (spec 2 §5). A former charge in
 * `antes` keeps them after a FUN ended it.
 */
export async function completeCarga(
  ctx: Context,
  form: FormularioDeProspecto,
  antes?: FormularioDeProspecto,
): Promise<FormularioDeProspecto> {
  const rut = normalizaRut(form.rut)
  if (!form.cargaVigente || form.tipoDocumento === 'P' || rut === null) return form
  const carga = await cargaVigente(ctx.tx, rut, ctx.hoy)
  if (carga) return { ...form, ...carga }
  ensure(antes?.cargaVigente && normalizaRut(antes.rut) === rut, m.cargaNoVigente, { campo: 'rut' })
  return { ...form, fechaNacimiento: antes.fechaNacimiento, sexo: antes.sexo }
}
