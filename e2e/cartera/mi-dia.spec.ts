import { expect, type Page } from '@playwright/test'
import {
  cotizar,
  type DemoCall,
  formularioDe,
  generarDS,
  type PostulanteDemo,
} from '../../apps/server/src/semilla/demo/recorrido.ts'
import { routes } from '../../packages/contract/routes.ts'
import { DIA_MS, HORA_MS, MINUTO_MS } from '../../packages/domain/base/fechas/duracion.ts'
import { aFechaHora } from '../../packages/domain/base/fechas/instante.ts'
import { digitoVerificador } from '../../packages/domain/base/persona/rut.ts'
import { login as loginByCall } from '../../tools/screenshots/demo.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { Days } from '../support/clock.ts'
import { press } from '../support/form.ts'
import { test, testOfDays } from '../support/test.ts'

test.use({ apart: 'cartera' })

const USUARIO = 'nadia'
const CLAVE = 'el tren sale tarde'
const rutDe = (cuerpo: number) => `${cuerpo}-${digitoVerificador(cuerpo)}`

const persona = (nombres: string, cuerpo: number): PostulanteDemo => ({
  rut: rutDe(cuerpo),
  nombres,
  apellidoPaterno: 'Vera',
  apellidoMaterno: 'Soto',
  nacimiento: '1990-03-15',
  sexo: 'F',
  renta: 1_800_000,
  rutEmpleador: '76086428-5',
})

/** Who comes in by a call: the screens of logging in are not what these journeys are about. */
async function enter(page: Page, usuario: string, clave: string): Promise<DemoCall> {
  await page.context().clearCookies()
  await page.request.post(routes.autenticarDashboard.path, { data: { usuario, clave } })
  return await callsOf(page)
}

/** An advisor without a portfolio. */
async function newAdvisor(page: Page): Promise<void> {
  const admin = await enter(page, 'administracion', 'Alerce-2026')
  const { claveProvisoria } = await admin('guardarUsuario', {
    usuario: USUARIO,
    rut: rutDe(9_412_703),
    nombres: 'Nadia',
    apellidoPaterno: 'Prieto',
    correo: 'nadia@example.cl',
    roles: ['asesor'],
  })
  const nadia = await enter(page, USUARIO, claveProvisoria ?? '')
  await nadia('cambiarClave', { actual: claveProvisoria ?? '', nueva: CLAVE })
}

const panel = (page: Page) => page.getByRole('region', { name: 'Mi día' })
const group = (page: Page, name: RegExp) => panel(page).getByRole('region', { name })

/** The matters of a group that lead to a sale. */
const way = (page: Page, name: RegExp) => group(page, name).getByRole('button', { name: /^Continuar con / })

async function home(page: Page): Promise<void> {
  await page.goto('/dashboard/home')
  await panel(page).waitFor()
}

testOfDays(
  'a case goes from nothing to do, to today, to overdue, and out once its step is taken',
  async ({ page, own }) => {
    const days = await Days.begin(own, '10:00:00')
    await page.goto('/dashboard/login')
    await newAdvisor(page)
    await days.on(page)

    await test.step('a portfolio of none has nothing to do', async () => {
      await home(page)
      await expect(panel(page).getByText('Nada pendiente por hoy')).toBeVisible()
    })

    await test.step('an appointment of today comes with its hour, and is to be closed once it is over', async () => {
      const calls = await callsOf(page)
      const { prospectoId } = await calls('ingresarProspecto', formularioDe(persona('Ana', 9_412_711)))
      const at1230 = await page.evaluate(() => new Date(Date.now() + 9_000_000).toISOString())
      await calls('agendarCita', {
        prospectoId,
        fechaHoraInicio: `${aFechaHora(at1230).slice(0, 17)}00`,
        duracionMinutos: 30,
      })
      await home(page)
      const cita = group(page, /^Hoy 1/).getByRole('link', {
        name: /^Ver en la agenda a ANA VERA SOTO Cita a las 12:3/,
      })
      await expect(cita).toBeVisible()
      await days.pass(3 * HORA_MS + 5 * MINUTO_MS, page)
      const late = group(page, /^Atrasado 1/).getByRole('link', { name: /ANA VERA SOTO Cerrar la cita: ¿se realizó\?/ })
      await expect(late).toBeVisible()
      await late.click()
      await page.waitForURL(/\/agenda\?prospectoId=\d+&fecha=\d{4}-\d{2}-\d{2}$/)
      await expect(page.getByText('ANA VERA').first()).toBeVisible()
    })

    await test.step('each step is due when its term ends: the quoted one after two days', async () => {
      await cotizar(await callsOf(page), persona('Belén', 9_412_729))
      await home(page)
      await expect(way(page, /^Atrasado 1/)).toHaveCount(0)
      await days.pass(2 * DIA_MS, page)
      await enter(page, USUARIO, CLAVE)
      await home(page)
      await expect(way(page, /^Hoy 1/)).toHaveText(/BELÉN VERA SOTO Generar la DS anteayer/)
    })

    await test.step('the day after it is overdue, and the one that was only entered is of today', async () => {
      await days.pass(DIA_MS, page)
      await enter(page, USUARIO, CLAVE)
      await home(page)
      const late = group(page, /^Atrasado 2/).getByRole('button', {
        name: /^Continuar con BELÉN VERA SOTO Generar la DS/,
      })
      await expect(late).toContainText('hace 3 días')
      await expect(way(page, /^Hoy 1/)).toHaveText(/ANA VERA SOTO Completar su grupo familiar hace 3 días/)
      await late.click()
      await page.waitForURL(/\/resumen-plan\?prospectoId=\d+/)
    })

    await test.step('once the step is taken elsewhere it leaves the open screen', async () => {
      const prospectoId = Number(new URL(page.url()).searchParams.get('prospectoId'))
      await page.goBack()
      await group(page, /^Atrasado 2/).waitFor()
      await generarDS(await callsOf(page), prospectoId)
      await expect(way(page, /^Atrasado 1/)).toHaveCount(0)
    })

    await test.step('put off, it is gone until its day, and then it is there again', async () => {
      await group(page, /^Hoy 1/)
        .getByRole('button', { name: /^Posponer: .*ANA VERA SOTO/ })
        .click()
      await page
        .getByRole('dialog', { name: 'Posponer' })
        .getByRole('button', { name: /^Mañana/ })
        .click()
      await expect(page.getByText('Pospuesto, vuelve mañana: ANA VERA SOTO')).toBeVisible()
      await expect(way(page, /^Hoy 0/)).toHaveCount(0)
      await days.pass(DIA_MS, page)
      await enter(page, USUARIO, CLAVE)
      await home(page)
      await expect(way(page, /^Atrasado/).filter({ hasText: 'ANA VERA SOTO' })).toHaveCount(1)
      await expect(panel(page).getByRole('button', { name: /^Pospuestos/ })).toHaveCount(0)
    })
  },
)

test('the list below stays where it is while the day loads, fails and comes', async ({ page }) => {
  await loginByCall(page.context().request, 'asesor2')
  const gate = Promise.withResolvers<void>()
  let fails = true
  await page.route(`**${routes.obtenerMiDia.path}`, async (route) => {
    await gate.promise
    return fails ? await route.abort() : await route.continue()
  })
  // an address that narrows the list brings no answers along with its page
  await page.goto('/dashboard/home?plan=1')
  const first = page.getByRole('article').first()
  await first.waitFor()
  await page.getByRole('status', { name: 'Cargando el día' }).waitFor()
  const place = await first.boundingBox()

  gate.resolve()
  await panel(page).getByRole('alert').waitFor()
  expect(await first.boundingBox()).toEqual(place)
  fails = false
  await press(page, 'Reintentar')
  await group(page, /^Atrasado/).waitFor()
  expect(await first.boundingBox()).toEqual(place)
})

/** Opens all that is overdue, page after page, and counts it. */
async function shownOfAll(page: Page): Promise<number> {
  await group(page, /^Atrasado/)
    .getByText('Ver todos')
    .click()
  const rows = group(page, /^Atrasado$/).getByRole('listitem')
  await rows.first().waitFor()
  const more = panel(page).getByRole('button', { name: 'Ver más' })
  while (await more.isVisible()) {
    const before = await rows.count()
    await more.click()
    await expect.poll(() => rows.count()).toBeGreaterThan(before)
  }
  return await rows.count()
}

test('it shows all that it counts, folds, and stays folded', async ({ page }) => {
  await loginByCall(page.context().request, 'asesora')
  await home(page)
  // a case may move on between the two: in the first minute of a server its rounds annul an invitation of the demo
  await expect(async () => {
    const shown = await shownOfAll(page)
    await press(page, 'Volver al día')
    expect(shown).toBeGreaterThan(15)
    await expect(group(page, new RegExp(`^Atrasado ${shown}$`))).toBeVisible({ timeout: 5000 })
  }).toPass()

  await press(page, 'Plegar Mi día')
  await expect(panel(page)).toContainText(/\d+ atrasados · \d+ para hoy · \d+ en espera/)
  await page.reload()
  await expect(panel(page).getByRole('button', { name: 'Mostrar Mi día' })).toBeVisible()
  await expect(panel(page).getByRole('heading')).toHaveCount(1)
})

test('on a phone one group at a time, under a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await loginByCall(page.context().request, 'asesora')
  await home(page)
  await expect(group(page, /^Atrasado/)).toBeVisible()
  await expect(group(page, /^Hoy/)).toBeHidden()
  await panel(page)
    .getByRole('button', { name: /^Esperando a otros \d/ })
    .click()
  await expect(group(page, /^Esperando a otros/)).toBeVisible()
  await expect(group(page, /^Atrasado/)).toBeHidden()
  for (const target of await panel(page).getByRole('button').all()) {
    if (await target.isVisible()) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await barriers(page)).toEqual([])
})

test('a head of team looks at the day of the team, and leaves no mark', async ({ page }) => {
  await loginByCall(page.context().request, 'jefatura')
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/dashboard/home')
  const dia = page.getByRole('region', { name: 'El día de la cartera' })
  await dia
    .getByRole('button', { name: /^Continuar con / })
    .first()
    .click()
  await page.waitForURL(/\?prospectoId=\d+/)
  expect(calls).not.toContain(routes.prospectoGestionado.path)
})
