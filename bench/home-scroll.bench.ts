import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { administer, freshDatabase } from '../apps/server/src/platform/db/administration.ts'
import { inChile, launchOptions } from '../e2e/support/browser.ts'
import { startProcess } from '../e2e/support/server/process.ts'
import { login } from '../e2e/support/session.ts'
import { findPostgres } from '../tools/test/postgres.ts'
import { buildWebIfNeeded } from '../tools/web/build.ts'

// Scrolls the list of an advisor with thousands of cards from end to end in the built product: time of each frame, and
// number of elements. Pages of fifteen cards load by scrolling.
const cuantos = Number(process.argv[2] ?? 5000)
const veces = Number(process.argv[3] ?? 2)
/** Goals: milliseconds of a frame; elements on the page, however long the list. */
const metas = { cuadro: 50, elementos: 2500 }
const tamanos = [
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
]

/** Cards of several heights, of the last month. */
const cartera = `
  insert into prospecto (asesor_id, tipo_prospecto, rut, nombres, apellido_paterno, apellido_materno, celular, correo,
    tipo_plan, otorga, estado, registrado_en, busqueda, actualizado_por, actualizado_en)
  select u.id, (array['REF', 'OPE', 'REM', 'REN', 'REW'])[1 + n % 5], (5000000 + n) || '-K',
    case when n % 40 = 0 then 'MARÍA DE LOS ÁNGELES FERNANDA' else 'ROSA' end, 'PRUEBA' || n, 'MORA',
    '9' || (10000000 + n), 'persona.de.nombre.largo' || n || '@example.cl',
    case when n % 7 = 0 then 'S' else 'N' end, case when n % 7 = 0 then n % 2 = 0 end,
    'Prospecto Ingresado',
    now() - n * interval '20 days' / ${cuantos}, ' rosa prueba' || n || ' mora', 'medida', now()
  from usuario u, generate_series(1, ${cuantos}) n where u.usuario = 'asesora'`

interface Medida {
  /** Milliseconds between frames. */
  readonly cuadros: readonly number[]
  /** Milliseconds of long tasks reported by the browser. */
  readonly trabajos: readonly number[]
}

interface Recorrido {
  /** Pixels per frame. */
  readonly paso?: number
  /** Number of jumps back and forth. */
  readonly saltos?: number
  /** Frames without movement: the delay of the machine itself. */
  readonly quietos?: number
}

/** Runs in the page: scrolls by a step in each frame until the end, or jumps, and records the frame times. */
async function walk({ paso = 0, saltos = 0, quietos = 0 }: Recorrido): Promise<Medida> {
  const cuadros: number[] = []
  const trabajos: number[] = []
  const observer = new PerformanceObserver((list) => trabajos.push(...list.getEntries().map((e) => e.duration)))
  observer.observe({ type: 'long-animation-frame' })
  const cuadro = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const fin = () => document.documentElement.scrollHeight - window.innerHeight
  // The cards have their total once all are loaded
  const faltan = () => document.querySelector('li[aria-setsize="-1"]') !== null
  const llegado = () => (paso < 0 ? window.scrollY <= 0 : window.scrollY >= fin() - 2 && !faltan())
  let antes = await cuadro()
  const siguiente = async () => {
    const ahora = await cuadro()
    cuadros.push(ahora - antes)
    antes = ahora
  }
  for (let n = 0; n < quietos; n++) await siguiente()
  for (let salto = 0; salto < saltos; salto++) {
    window.scrollTo({ top: fin() * ((salto * 0.37) % 1), behavior: 'instant' })
    for (let n = 0; n < 6; n++) await siguiente()
  }
  while (paso !== 0 && !llegado()) {
    window.scrollBy({ top: paso, behavior: 'instant' })
    await siguiente()
  }
  observer.disconnect()
  return { cuadros, trabajos }
}

function say(que: string, { cuadros, trabajos }: Medida): void {
  const largos = cuadros.filter((ms) => ms > metas.cuadro).length
  const mayor = Math.max(...cuadros)
  const trabajo = Math.max(0, ...trabajos)
  console.log(
    `  ${que.padEnd(22)} cuadro más largo ${mayor.toFixed(0).padStart(4)} ms; sobre ${metas.cuadro} ms: ${largos} de ${cuadros.length}; trabajo más largo ${trabajo.toFixed(0)} ms`,
  )
  if (largos > 0) process.exitCode = 1
}

async function elementos(page: Page, donde: number): Promise<number> {
  return await page.evaluate(async (share) => {
    window.scrollTo({ top: document.documentElement.scrollHeight * share, behavior: 'instant' })
    for (let n = 0; n < 3; n++) await new Promise((resolve) => requestAnimationFrame(resolve))
    return document.querySelectorAll('*').length
  }, donde)
}

async function measure(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<void> {
  const context = await browser.newContext({ ...inChile, viewport, baseURL: url })
  const page = await context.newPage()
  await login(page, 'asesora')
  await page.getByRole('article').first().waitFor()
  console.log(`${viewport.width} × ${viewport.height}`)
  say('sin moverse', await page.evaluate(walk, { quietos: 200 }))
  say('bajando y cargando', await page.evaluate(walk, { paso: 300 }))
  say('subiendo', await page.evaluate(walk, { paso: -300 }))
  say('bajando', await page.evaluate(walk, { paso: 300 }))
  say('saltando', await page.evaluate(walk, { saltos: 40 }))
  const cuenta = [await elementos(page, 0), await elementos(page, 0.5), await elementos(page, 1)]
  const [arriba, medio, abajo] = cuenta
  console.log(`  elementos: ${arriba} arriba, ${medio} al medio, ${abajo} al final (meta ${metas.elementos})`)
  if (Math.max(...cuenta) > metas.elementos) process.exitCode = 1
  await context.close()
}

await buildWebIfNeeded()
const postgres = await findPostgres()
const base = await freshDatabase(postgres.url)
const alerce = await startProcess({ DATABASE_URL: base.url, REQUESTS_PER_MINUTE: '1000000' })
await administer(base.url, cartera)
// Rows without a card are in no list: a start makes those that are missing
await alerce.restart()
const browser = await chromium.launch(launchOptions)
for (let vez = 1; vez <= veces; vez++) {
  const carga = loadavg()[0] ?? 0
  console.log(`\n${cuantos} fichas, vez ${vez} de ${veces}, carga de la máquina ${carga.toFixed(1)}`)
  for (const viewport of tamanos) await measure(browser, alerce.url, viewport)
}
await browser.close()
await alerce.stop()
await base.drop()
await postgres.stop()
