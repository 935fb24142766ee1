import { mismoCorreo, mismoRut } from '@alerce/contract/forms/postulacion/pareja'
import { rutMessages } from '@alerce/contract/messages/base/campos'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { parejaMessages as m } from '@alerce/contract/messages/postulacion/pareja'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { parejaPorFormar } from '../events.ts'
import { checkRut } from '../ingreso/check-rut.ts'
import { type FormularioDeProspecto, formularioDe } from '../ingreso/formulario.ts'
import { askRegistros } from '../ingreso/read-model-registros.ts'
import type { Prospecto, ProspectoEscrito } from '../read-model.ts'

/** Refuses, at their fields, two persons with the same RUT or e-mail (spec 1 §5). `prefijo`: of the field names. */
function ensureDifferent(uno: FormularioDeProspecto, otro: FormularioDeProspecto, prefijo: string): void {
  const rut = mismoRut(uno, otro) ? [{ campo: `${prefijo}rut`, mensaje: m.rutsIdenticos.text }] : []
  const correo = mismoCorreo(uno, otro) ? [{ campo: `${prefijo}correo`, mensaje: m.correosIdenticos.text }] : []
  if (rut.length > 0) refuse(m.rutsIdenticos, { errores: [...rut, ...correo] })
  if (correo.length > 0) refuse(m.correosIdenticos, { errores: correo })
}

/** Refuses a prospect that cannot be in a pair, by its own facts. `otroId`: id of the other side. */
export async function checkLado(ctx: Context, prospecto: Prospecto, otroId: number): Promise<void> {
  const { parejaId, rut, tipoDocumento } = prospecto
  ensure(parejaId === null || parejaId === otroId, m.enOtraPareja, { campo: 'prospectoId' })
  ensure(!estaBloqueado(prospecto.etapa), m.etapaAvanzada, { campo: 'prospectoId' })
  ensure(prospecto.activo, antecedentesMessages.inactivo, { campo: 'prospectoId' })
  ensure(tipoDocumento === 'R' && rut !== null, rutMessages.vacio, { campo: 'rut' })
  const form = formularioDe(prospecto, [])
  checkRut(form, await askRegistros(ctx.tx, form, { asesorId: prospecto.asesorId, hoy: ctx.hoy }))
  await ctx.raise(parejaPorFormar, prospecto)
}

/** Refuses two prospects that cannot be a pair; equal fields are reported on the second. */
export function checkDos(primero: Prospecto, segundo: Prospecto): void {
  ensure(primero.id !== segundo.id, m.mismaPersona, { campo: '1.prospectoId' })
  ensure(primero.asesorId === segundo.asesorId, m.otroAsesor, { campo: '1.prospectoId' })
  ensureDifferent(formularioDe(primero, []), formularioDe(segundo, []), '1.')
}

type TipoDeVenta = Prospecto['tipoVenta']

/** Type of sale of both sides, stored or sent; null: none yet. Two types are refused (422). */
export function ventaDeLosDos(ventas: readonly TipoDeVenta[]): TipoDeVenta {
  const dichas = new Set(ventas.filter((venta) => venta !== null))
  ensure(dichas.size <= 1, m.ventaMixta, { campo: '1.tipoVenta' })
  return [...dichas][0] ?? null
}

/**
 * Checks a save of one side of a pair: RUT and e-mail differ from the other's, document and type of sale do not change
 * (spec 2 §4). `antes`: before the save, which the refusal rolls back.
 */
export function checkCambio(antes: Prospecto, ahora: ProspectoEscrito, otro: Prospecto): void {
  ensure(ahora.tipoDocumento === 'R', m.conRut, { campo: 'tipoDocumento' })
  ensure(ahora.rut !== null, rutMessages.vacio, { campo: 'rut' })
  const venta = antes.tipoVenta ?? otro.tipoVenta
  const sigue = ahora.tipoVenta === null || venta === null || ahora.tipoVenta === venta
  ensure(sigue, m.ventaFija, { campo: 'tipoVenta' })
  ensureDifferent(formularioDe(otro, []), formularioDe(ahora, []), '')
}
