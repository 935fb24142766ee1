import type { Page } from '@playwright/test'
import { confirmPlan, declare, formularioDe, generateDS } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { digitoVerificador } from '../../packages/domain/base/persona/rut.ts'
import { papelDe } from '../declaracion/declarada.ts'
import { answered, callsOf } from '../support/calls.ts'

type Formulario = ReturnType<typeof formularioDe>
type Empleadores = NonNullable<Formulario['empleadores']>

/** Income of the applicants of this journey. */
export const RENTA = 3_500_000

/** An applicant of this journey, with the employers. */
export interface Vendida {
  readonly nombres: string
  readonly cuerpo: number
  readonly empleadores: Empleadores
}

const rutDe = (cuerpo: number) => `${cuerpo}-${digitoVerificador(cuerpo)}`

/** Form of such an applicant. */
export function formularioDeVendida({ nombres, cuerpo, empleadores }: Vendida): Formulario {
  const persona = { nombres, apellidoPaterno: 'Contrato', apellidoMaterno: 'Prueba', nacimiento: '1990-03-15' }
  const formulario = formularioDe({
    rut: rutDe(cuerpo),
    sexo: 'F',
    ...persona,
    renta: RENTA,
    rutEmpleador: '76086428-5',
  })
  return { ...formulario, empleadores }
}

/** Declares good health after a confirmed plan, and contraloría approves the income; returns the declaration. */
async function evaluada(
  page: Page,
  contraloria: Page,
  { prospectoId, cuerpo, empleadores }: Vendida & { readonly prospectoId: number },
): Promise<number> {
  const calls = await callsOf(page)
  const identificador = await generateDS(calls, prospectoId)
  await declare(calls, identificador, papelDe(rutDe(cuerpo)), 'resultado')
  // A voluntary has no income to approve
  if (empleadores.some(({ tipoTrabajador }) => tipoTrabajador !== 'V'))
    await answered(contraloria, 'responderEvaluacionFinanciera', {
      identificador,
      decision: 'aprueba',
      rentaPromedio: RENTA,
    })
  return identificador
}

/** A sale with these employers and an accepted declaration; the contract is still to be made. */
export async function aceptada(page: Page, contraloria: Page, quien: Vendida) {
  const calls = await callsOf(page)
  const { prospectoId } = await calls('ingresarProspecto', formularioDeVendida(quien))
  await confirmPlan(calls, prospectoId)
  const identificador = await evaluada(page, contraloria, { ...quien, prospectoId })
  await calls('finalizaevaluacionds', { identificador, resultado: 1 })
  return { prospectoId, identificador }
}
