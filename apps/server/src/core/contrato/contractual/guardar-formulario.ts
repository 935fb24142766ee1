import { pideTodo } from '@alerce/contract/forms/contrato/contractual'
import { contractualMessages as m } from '@alerce/contract/messages/contrato/contractual'
import { normalizaTelefono } from '@alerce/domain/base/persona/telefono'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { EntidadDelIngreso, Formulario } from './formulario.ts'
import { type EntidadNueva, guardarAntecedentes, guardarEntidad } from './repository.ts'

/** An entity as it is kept: whole, or the amount alone of who pays for oneself. No e-mail is null, not a placeholder. */
function entidadDe(entidad: EntidadDelIngreso, sinCorreo: string): EntidadNueva {
  const empleadorId = entidad.empleador.id
  const montoDescuentoUF = Number(entidad.montoDescuentoUF.replace(',', '.'))
  if (!pideTodo(entidad)) {
    const nada = { razonSocial: '', domicilio: '', telefono: '', correo: null, codigoComuna: null }
    return { empleadorId, montoDescuentoUF, ...nada }
  }
  const { razonSocial, domicilio, telefono, codigoComuna } = entidad
  const correo = entidad.correo.toLowerCase()
  return {
    empleadorId,
    montoDescuentoUF,
    razonSocial,
    domicilio,
    telefono: normalizaTelefono(telefono),
    correo: correo === sinCorreo ? null : correo,
    codigoComuna,
  }
}

/** Keeps a checked form. */
export async function guardarFormulario(ctx: Context, prospectoId: number, form: Formulario): Promise<void> {
  const { correoSinEmpleador } = await parametrosAl(ctx.tx, ctx.hoy)
  const { domicilio, codigoAfp, codigoComuna } = form
  ensure(codigoComuna !== null, m.comuna)
  await guardarAntecedentes(ctx.tx, prospectoId, { domicilio, codigoAfp, codigoComuna })
  for (const entidad of form.datosEmpleador) await guardarEntidad(ctx.tx, entidadDe(entidad, correoSinEmpleador))
}
