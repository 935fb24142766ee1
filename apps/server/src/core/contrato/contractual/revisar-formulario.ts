import { pideTodo } from '@alerce/contract/fichas/contrato/reglas-contractual'
import { contractualRules, revisaContractual } from '@alerce/contract/forms/contrato/contractual'
import { applyRules, type FieldError } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { contractualMessages as m } from '@alerce/contract/messages/contrato/contractual'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import type { Db } from '../../../platform/db/database.ts'
import { existeAfp, lugarDeComuna } from '../../base/referencia/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { EntidadDeFormulario, FormularioContractual } from './formulario.ts'
import { totalesDelContrato } from './totales-del-contrato.ts'

interface Codigos {
  readonly codigoRegion: number | null
  readonly codigoCiudad: number | null
  readonly codigoComuna: number | null
}

async function errorDeLugar(tx: Db, { codigoRegion, codigoCiudad, codigoComuna }: Codigos, prefijo = '') {
  const lugar = codigoComuna === null ? null : await lugarDeComuna(tx, codigoComuna)
  const igual = lugar !== null && lugar.ciudad === codigoCiudad && lugar.region === codigoRegion
  return igual ? [] : [{ campo: `${prefijo}codigoComuna`, mensaje: m.lugarNoValido.text }]
}

/** The codes exist and belong together. */
async function erroresDeListas(tx: Db, form: FormularioContractual): Promise<FieldError[]> {
  const { codigoAfp } = form
  const errores = await errorDeLugar(tx, form)
  if (codigoAfp !== null && !(await existeAfp(tx, codigoAfp)))
    errores.push({ campo: 'codigoAfp', mensaje: m.afpNoValida.text })
  for (const [at, entidad] of form.datosEmpleador.entries())
    if (pideTodo(entidad)) errores.push(...(await errorDeLugar(tx, entidad, `datosEmpleador.${at}.`)))
  return errores
}

/** The validated income rests on the employer's rut: it may travel along, but only as it is. */
const otroRut = (entidad: EntidadDeFormulario): boolean =>
  pideTodo(entidad) && normalizaRut(entidad.rut) !== entidad.empleador.rut

/** Refuses by the first cross rule in its own words, then by field (spec 2 §5), then by the lists. */
export async function revisarFormulario(tx: Db, prospectoId: number, form: FormularioContractual): Promise<void> {
  const cruce = revisaContractual(form, (await totalesDelContrato(tx, prospectoId)).pagar)
  if (cruce) refuse(cruce, cruce === m.sinAfp ? { campo: 'codigoAfp' } : {})
  ensure(!form.datosEmpleador.some(otroRut), m.rutFijo)
  const deCampo = applyRules(contractualRules, form)
  const errores = deCampo.length > 0 ? deCampo : await erroresDeListas(tx, form)
  const [primero] = errores
  // the specification's client shows the description alone
  if (primero) refuse(common.invalid, { errores, texto: primero.mensaje })
}
