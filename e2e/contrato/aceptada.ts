import type { Page } from '@playwright/test'
import { confirmarPlan, declarar, formularioDe, generarDS } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { digitoVerificador } from '../../packages/domain/base/persona/rut.ts'
import { papelDe } from '../declaracion/declarada.ts'
import { answered, callsOf } from '../support/calls.ts'

type Formulario = ReturnType<typeof formularioDe>
type Empleadores = NonNullable<Formulario['empleadores']>

/** What one of this journey earns. */
export const RENTA = 3_500_000

/** Somebody of this journey, whom these pay. */
export interface Vendida {
  readonly nombres: string
  readonly cuerpo: number
  readonly empleadores: Empleadores
}

const rutDe = (cuerpo: number) => `${cuerpo}-${digitoVerificador(cuerpo)}`

/** The form of one of them. */
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

/** Whose plan is confirmed declares good health, and contraloría approves the income; answers the declaration. */
async function evaluada(
  page: Page,
  contraloria: Page,
  { prospectoId, cuerpo, empleadores }: Vendida & { readonly prospectoId: number },
): Promise<number> {
  const calls = await callsOf(page)
  const identificador = await generarDS(calls, prospectoId)
  await declarar(calls, identificador, papelDe(rutDe(cuerpo)), 'resultado')
  // a voluntary has no income that anybody would approve
  if (empleadores.some(({ tipoTrabajador }) => tipoTrabajador !== 'V'))
    await answered(contraloria, 'responderEvaluacionFinanciera', {
      ...{ identificador, decision: 'aprueba', rentaPromedio: RENTA },
    })
  return identificador
}

/** A sale of somebody in good health whom these pay, its declaration accepted: what is left is its contract. */
export async function aceptada(page: Page, contraloria: Page, quien: Vendida) {
  const calls = await callsOf(page)
  const { prospectoId } = await calls('ingresarProspecto', formularioDeVendida(quien))
  await confirmarPlan(calls, prospectoId)
  const identificador = await evaluada(page, contraloria, { ...quien, prospectoId })
  await calls('finalizaevaluacionds', { identificador, resultado: 1 })
  return { prospectoId, identificador }
}
