import { domicilioContractual, entidadPagadora } from '@alerce/contract/fichas/contrato/contractual'
import { rowOf } from '@alerce/contract/fichas/formas'
import { contractualMessages as m } from '@alerce/contract/messages/contrato/contractual'
import { textoDecimal } from '@alerce/domain/base/dinero/decimal'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { EntidadDeFormulario, FormularioContractual } from './formulario.ts'
import { type EntidadNueva, guardarAntecedentes, guardarEntidad } from './repository.ts'

/** An entity as it is kept: whole, or the amount alone of who pays for oneself. No e-mail is null, not a placeholder. */
function entidadDe(form: EntidadDeFormulario, sinCorreo: string): EntidadNueva {
  const { montoDescuentoUF, ...fila } = rowOf(entidadPagadora, form)
  const conCorreo = fila.correo !== '' && fila.correo !== sinCorreo
  return {
    ...fila,
    empleadorId: form.empleador.id,
    correo: conCorreo ? fila.correo : null,
    montoDescuentoUF: textoDecimal(montoDescuentoUF),
  }
}

/** Keeps a checked form. */
export async function guardarFormulario(ctx: Context, prospectoId: number, form: FormularioContractual): Promise<void> {
  const { correoSinEmpleador } = await parametrosAl(ctx.tx, ctx.hoy)
  const { codigoComuna, ...resto } = rowOf(domicilioContractual, form)
  ensure(codigoComuna !== null, m.comuna)
  await guardarAntecedentes(ctx.tx, { prospectoId, ...resto, codigoComuna })
  for (const entidad of form.datosEmpleador) await guardarEntidad(ctx.tx, entidadDe(entidad, correoSinEmpleador))
}
