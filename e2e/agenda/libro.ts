import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { routes } from '../../packages/contract/routes.ts'
import { aDDMMYYYY, sumaDias } from '../../packages/domain/base/fechas/fecha.ts'
import { hoyEnSantiago, instanteDe } from '../../packages/domain/base/fechas/instante.ts'
import { login } from '../../tools/screenshots/demo.ts'
import { type Alerce, startServer } from '../support/server/alerce.ts'
import { test as base } from '../support/test.ts'

/** An appointment book of its own: a server whose day begins tomorrow at 08:00, and what is booked in it by call. */
export interface Libro {
  readonly alerce: Alerce
  /** DD-MM-YYYY, some days after the day it is. */
  dia(mas: number): string
  /** The page lives at that hour of the day, and so does the server from then on. */
  son(page: Page, hora: string): Promise<void>
  prospecto(nombres: string, rut: string): Promise<number>
  /** `dia` DD-MM-YYYY, `hora` HH:mm; half an hour. */
  cita(prospectoId: number, dia: string, hora: string, more?: object): Promise<number>
}

async function abrirLibro(playwright: PlaywrightWorkerArgs['playwright'], usuario: string): Promise<Libro> {
  const alerce = await startServer()
  const context = await playwright.request.newContext({ baseURL: alerce.url })
  const real = Date.now()
  const hoy = sumaDias(hoyEnSantiago(new Date(real).toISOString()), 1)
  const at = (hora: string) => Date.parse(instanteDe(hoy, `${hora}:00`) ?? '')
  let ahora = at('08:00')
  await alerce.advance(ahora - real)
  const headers = await login(context, usuario)

  async function call<T>(path: string, data: object): Promise<T> {
    const answer = await context.post(alerce.url + path, { data, headers })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()).data
  }

  return {
    alerce,
    dia: (mas) => aDDMMYYYY(sumaDias(hoy, mas)),
    son: async (page, hora) => {
      await alerce.advance(at(hora) - ahora)
      ahora = at(hora)
      await page.clock.setFixedTime(ahora)
    },
    prospecto: async (nombres, rut) => {
      const persona = { apellidoPaterno: 'TRALCAO', apellidoMaterno: 'RÍOS', celular: '981000077' }
      const data = { tipoProspecto: 'REF', nombres, rut, correo: 'persona@example.cl', ...persona }
      return (await call<{ prospectoId: number }>(routes.ingresarProspecto.path, data)).prospectoId
    },
    cita: async (prospectoId, dia, hora, more = {}) => {
      const data = {
        prospectoId,
        fechaHoraInicio: `${dia.replaceAll('-', '/')} ${hora}:00`,
        duracionMinutos: 30,
        ...more,
      }
      return (await call<{ citaId: number }>(routes.agendarCita.path, data)).citaId
    },
  }
}

/** Journeys of one file share the book of `asesor2`; pages open on its address. */
export const test = base.extend<object, { libro: Libro }>({
  libro: [
    // the browser has the hour of the run moved
    async ({ playwright, browser: _ }, use) => {
      const libro = await abrirLibro(playwright, 'asesor2')
      await use(libro)
      await libro.alerce.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ libro }, use) => use(libro.alerce.url),
})
