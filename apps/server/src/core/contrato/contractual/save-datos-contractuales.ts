import { pideTodo } from '@alerce/contract/fichas/contrato/reglas-contractual'
import { contractualRules, revisaContractual } from '@alerce/contract/forms/contrato/contractual'
import { applyRules, type FieldError } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { contractualMessages as m } from '@alerce/contract/messages/contrato/contractual'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { tiposDeDocumento } from '@alerce/domain/contrato/documentos'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import type { Db } from '../../../platform/db/database.ts'
import { note } from '../../base/bitacora/note.ts'
import { existeAfp, lugarDeComuna } from '../../base/referencia/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizaciones/read-model.ts'
import { changeEtapaDS } from '../../declaracion/ds/change-etapa-ds.ts'
import { type Declaracion, declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { empleadoresDe } from '../../postulacion/prospecto/read-model.ts'
import { recordCambio } from '../../postulacion/prospecto/record-cambio.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { ensureReadyToIssue } from '../documentos/ensure-ready-to-issue.ts'
import { documentosDe } from '../documentos/read-model.ts'
import { recordDocumentos } from '../documentos/record-documentos.ts'
import { primerPagoListo } from '../primer-pago/read-model.ts'
import {
  type ContractualInput,
  type EntidadDeFormulario,
  type FormularioContractual,
  formularioDe,
} from './formulario.ts'
import { saveAndCompare } from './save-and-compare.ts'

/** By which it is saved, and what is said where it is not. */
const rechazos = {
  ingresarDatosDocumentosContractuales: m.etapaNoPermitida,
  actualizarDatosContractuales: m.porActualizar,
} as const

/**
 * Queues the papers of data that were just saved; those of who proves a first payment wait until it is in. Where the
 * applicant has signed one that stands, the desk found them wrong: all are made anew, whichever it was.
 */
async function enqueuePapeles(ctx: Context, declaracion: Declaracion): Promise<void> {
  if (!(await primerPagoListo(ctx, declaracion))) return
  const firmados = (await documentosDe(ctx.tx, declaracion.id)).some(({ firmadoEn }) => firmadoEn !== null)
  await recordDocumentos(ctx, declaracion, { cambiaron: firmados ? tiposDeDocumento : ['notificacion-entidad'] })
}

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

/**
 * Of the quote that stands, a month: what is agreed is the own total; what the paying entities pay between them,
 * own + given − received.
 */
export async function totalesDelContrato(tx: Db, prospectoId: number): Promise<Record<'pactada' | 'pagar', UF>> {
  const { foto } = (await cotizacionVigente(tx, prospectoId)) ?? refuse(planesMessages.sinPlan)
  return { pactada: foto.totalUF, pagar: foto.pagarUF }
}

/** Refuses by the first cross rule in its own words, then by field (spec 2 §5), then by the lists. */
async function checkFormulario(tx: Db, prospectoId: number, form: FormularioContractual): Promise<void> {
  const cruce = revisaContractual(form, (await totalesDelContrato(tx, prospectoId)).pagar)
  if (cruce) refuse(cruce, cruce === m.sinAfp ? { campo: 'codigoAfp' } : {})
  ensure(!form.datosEmpleador.some(otroRut), m.rutFijo)
  const deCampo = applyRules(contractualRules, form)
  const errores = deCampo.length > 0 ? deCampo : await erroresDeListas(tx, form)
  const [primero] = errores
  // the specification's client shows the description alone
  if (primero) refuse(common.invalid, { errores, texto: primero.mensaje })
}

/**
 * Saves the contractual data, moves the DS to documentosContractuales and queues its papers, in one transaction; who
 * proves a first payment has them once that is in. May be repeated until resumenCotizacion, and updated until the papers
 * are signed: they are looked at and sent again (core rules, Stages; decision 022).
 */
export async function saveDatosContractuales(
  ctx: Context,
  ingreso: ContractualInput,
  acto: keyof typeof rechazos = 'ingresarDatosDocumentosContractuales',
): Promise<{ version: number }> {
  const prospecto = await editProspecto(ctx, ingreso.prospectoId, ingreso.version)
  const declaracion = await declaracionVivaDe(ctx.tx, prospecto.id)
  ensure(declaracion && seHace(acto, declaracion), rechazos[acto])
  await ensureReadyToIssue(ctx, prospecto, declaracion)
  const form = formularioDe(ingreso, await empleadoresDe(ctx.tx, prospecto.id))
  await checkFormulario(ctx.tx, prospecto.id, form)
  const campos = await saveAndCompare(ctx, prospecto.id, form)
  if (declaracion.etapa !== 'documentosContractuales') await changeEtapaDS(ctx, declaracion, 'documentosContractuales')
  await note(ctx, prospecto.id, 'datosContractuales')
  await enqueuePapeles(ctx, declaracion)
  return { version: await recordCambio(ctx, prospecto, campos) }
}
