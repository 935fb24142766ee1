import { loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { freshDatabase } from '../apps/server/src/platform/db/administration.ts'
import { formularioDe } from '../apps/server/src/semilla/demo/recorrido.ts'
import { inChile, launchOptions } from '../e2e/support/browser.ts'
import { callsOf } from '../e2e/support/calls.ts'
import { startProcess } from '../e2e/support/server/process.ts'
import { login } from '../e2e/support/session.ts'
import { findPostgres } from '../tools/test/postgres.ts'
import { buildWebIfNeeded } from '../tools/web/build.ts'
import { figures } from './support/measure.ts'

// From the click on a benefit or plan to the new total on the screen, for a family of six: built product, real browser
// and PostgreSQL on this machine.
const BAR_MS = 100
const VECES = 40

const familia = {
  rut: '14204886-8',
  nombres: 'Margarita',
  apellidoPaterno: 'Núñez',
  apellidoMaterno: "O'Ryan",
  nacimiento: '1984-05-04',
  sexo: 'F' as const,
  renta: 4_500_000,
  rutEmpleador: '76086428-5',
}
const hijos = ['2008/02/02', '2012/03/03', '2016/04/04', '2021/05/05']
const carga = { sexo: 'M', tipoBeneficiario: 'L', descripcionOtro: '' } as const

/** Opens the screen of the suggested plans. */
async function prepare(page: Page): Promise<void> {
  await login(page, 'asesora')
  const llamar = await callsOf(page)
  const { prospectoId } = await llamar('ingresarProspecto', formularioDe(familia))
  const beneficiarios = [
    { ...carga, fechaNacimiento: '1982/01/09', relacionFamiliar: 1 as const },
    ...hijos.map((fechaNacimiento) => ({ ...carga, fechaNacimiento, relacionFamiliar: 4 as const })),
  ]
  await llamar('guardarBeneficiarios', { prospectoId, beneficiarios })
  const { minimoMonto, maximoMonto } = await llamar('calcularRenta', { prospectoId })
  await llamar('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  await llamar('guardarPreferencias', { prospectoId, esSugerencia: 'S', codigoRegion: 13 })
  await page.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await page
    .getByRole('radio', { name: /Alerce/ })
    .first()
    .check()
  await page.getByRole('complementary', { name: '¿Por qué este precio?' }).getByRole('table').waitFor()
}

/**
 * Runs in the page: presses the inputs in turn; returns milliseconds from each press to the frame with another total.
 */
async function measure({ veces, que }: { veces: number; que: string }): Promise<number[]> {
  const total = () => document.querySelector('aside [aria-live]')?.textContent ?? ''
  const cuadro = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const tiempos: number[] = []
  for (let vez = 0; vez < veces; vez++) {
    const entradas = document.querySelectorAll<HTMLInputElement>(`main input[type=${que}]:not(:disabled)`)
    // «¿Y si…?» has its own inputs
    const todos = [...entradas].filter((one) => !one.closest('aside'))
    const otros = que === 'radio' ? todos.filter((one) => !one.checked) : todos.slice(0, 1)
    const elegido = otros[vez % otros.length]
    if (!elegido) return []
    const antes = total()
    const desde = performance.now()
    elegido.click()
    while (total() === antes && performance.now() - desde < 10_000) await cuadro()
    await cuadro()
    tiempos.push(performance.now() - desde)
    // Pause of a person before the next press
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return tiempos
}

function say(que: string, [first = Number.NaN, ...warm]: number[]): void {
  const orden = warm.toSorted((a, b) => a - b)
  const en = (parte: number) => orden[Math.floor(orden.length * parte)] ?? Number.NaN
  if (orden.length === 0) process.exitCode = 1
  figures(`${que}, de la presión a la pantalla`, BAR_MS, { first, p50: en(0.5), p95: en(0.95) })
}

await buildWebIfNeeded()
const postgres = await findPostgres()
const base = await freshDatabase(postgres.url)
const alerce = await startProcess({ DATABASE_URL: base.url, REQUESTS_PER_MINUTE: '1000000' })
const browser = await chromium.launch(launchOptions)
const page = await (await browser.newContext({ ...inChile, baseURL: alerce.url })).newPage()
await prepare(page)
console.log(`familia de seis, carga de la máquina ${(loadavg()[0] ?? 0).toFixed(1)}`)
say('un beneficio', await page.evaluate(measure, { veces: VECES + 1, que: 'checkbox' }))
say('otro plan', await page.evaluate(measure, { veces: VECES + 1, que: 'radio' }))
await browser.close()
await alerce.stop()
await base.drop()
await postgres.stop()
