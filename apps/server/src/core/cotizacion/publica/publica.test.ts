import { routes } from '@alerce/contract/routes'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { cartaDe, enlaceEn } from '../../../testing/electronica/electronica.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { porHttp } from '../../../testing/ventas.ts'

const LUNES = '2026-10-05T13:00:00.000Z'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk({ PUBLIC_URL: 'https://alerce.test/' })
})
afterAll(() => desk.close())

const call = () => porHttp(asesora)

/** Mails a quote of this plan; returns the token of its link. */
async function send(nombre: string): Promise<string> {
  const planes = await call()('obtenerPlanes', { prospectoId })
  const plan = planes.find(({ nombrePlan }) => nombrePlan === nombre)
  await call()('guardarPlanSeleccionado', {
    prospectoId,
    planCotizacionId: plan?.planId ?? 0,
    beneficiosComplementarios: [5],
  })
  await call()('enviarCotizacionCorreo', { prospectoId })
  return enlaceEn(await cartaDe(desk, prospectoId, `Cotización de su plan de salud ${nombre}`))
}

const UNO = 'Alerce Bosque 90 Santiago'
let enlace: string
beforeEach(async () => {
  await desk.db.deleteFrom('frenoAcceso').execute()
  desk.clock.move(LUNES)
  asesora = await desk.as('asesora')
  if (prospectoId) await desk.db.deleteFrom('cotizacionEnviada').where('prospectoId', '=', prospectoId).execute()
  else {
    prospectoId = await signInPostulante(asesora)
    await call()('guardarRangoPactado', { prospectoId, minimoPlan: 105_000, maximoPlan: 330_000 })
  }
  await desk.db.deleteFrom('notificacion').execute()
  await desk.db.deleteFrom('tarea').execute()
  enlace = await send(UNO)
})

const post = (name: 'obtenerCotizacionPublica' | 'anotarAperturaCotizacion' | 'responderCotizacion', payload: object) =>
  desk.anyone().post(routes[name].path, payload)
const read = async (token = enlace) => (await post('obtenerCotizacionPublica', { enlace: token })).body.data
const openPage = () => post('anotarAperturaCotizacion', { enlace })
const answer = (respuesta: string, numero?: number) => post('responderCotizacion', { enlace, respuesta, numero })
const avisos = async () =>
  (await call()('obtenerNotificaciones', {})).notificaciones.map(({ tipo, mensaje }) => [tipo, mensaje])
const abierta = async () => (await call()('obtenerCotizacionesEnviadas', { prospectoId }))[0]?.abierta
const otroPlan = async () => {
  const planes = await call()('obtenerPlanes', { prospectoId })
  return planes.find(({ nombrePlan }) => nombrePlan !== UNO)?.nombrePlan ?? ''
}

describe('the page of a mailed quote', () => {
  test('shows plan, price and persons by type, and nobody by name or RUT', async () => {
    const pagina = await read()
    expect(pagina).toMatchObject({
      asesor: { nombre: 'Camila Rojas' },
      cotizaciones: [{ numero: 1, hasta: '04-11-2026', vencida: false, precio: { nombrePlan: UNO } }],
      interesa: null,
    })
    expect(pagina.cotizaciones[0].precio.uf.origen).toBeUndefined()
    const { rut, nombres } = await call()('obtenerDatosProspecto', { prospectoId })
    const text = JSON.stringify(pagina)
    for (const suyo of [rut, nombres]) expect(text).not.toContain(suyo)
  })

  test('shows the valid ones side by side; another sending replaces the link', async () => {
    desk.clock.pasan(6 * 60_000)
    const nuevo = await send(await otroPlan())
    const { status, body } = await post('obtenerCotizacionPublica', { enlace })
    expect([status, body.codigo]).toEqual([404, 'cotizacion_no_vigente'])
    expect((await read(nuevo)).cotizaciones.map(({ numero }: { numero: number }) => numero)).toEqual([2, 1])
  })

  test('of a valid quote takes no request for a new one, which would say that it expired', async () => {
    const { status, body } = await answer('otra')
    expect([status, body.codigo]).toEqual([409, 'cotizacion_vigente'])
    expect(await avisos()).toEqual([])
  })

  test('of an expired quote says so, and a new one can be asked for', async () => {
    desk.clock.move(new Date(Date.parse(LUNES) + 31 * DIA_MS).toISOString())
    asesora = await desk.as('asesora')
    expect((await read()).cotizaciones).toMatchObject([{ vencida: true }])
    const { status, body } = await answer('interesa', 1)
    expect([status, body.codigo]).toEqual([409, 'cotizacion_vencida'])
    expect((await answer('otra')).status).toBe(200)
    expect((await read()).pideOtraEn).not.toBeNull()
    expect(await avisos()).toContainEqual(['cotizacion', 'Pide otra cotización: la suya venció.'])
  })

  test.each([
    ['after ninety days', async () => desk.clock.move(new Date(Date.parse(LUNES) + 90 * DIA_MS).toISOString())],
    [
      'of an inactive sale',
      async () => {
        await desk.db.updateTable('prospecto').set({ activo: false }).where('id', '=', prospectoId).execute()
      },
    ],
  ])('%s is not found', async (_what, change) => {
    await change()
    expect((await post('obtenerCotizacionPublica', { enlace })).status).toBe(404)
    await desk.db.updateTable('prospecto').set({ activo: true }).where('id', '=', prospectoId).execute()
  })

  test('stores only the digest of its link, and the outbox does not keep it', async () => {
    const rows = await desk.db.selectFrom('correo').select('texto').where('prospectoId', '=', prospectoId).execute()
    const links = await desk.db.selectFrom('enlaceCotizacion').select('tokenHash').execute()
    expect(JSON.stringify([rows, links.map(({ tokenHash }) => tokenHash.toString('latin1'))])).not.toContain(enlace)
  })
})

describe('an opening', () => {
  test('rings once, and is counted beside the quote, where a reload is no other visit', async () => {
    expect(await abierta()).toBeNull()
    await openPage()
    desk.clock.pasan(60_000)
    await openPage()
    expect(await abierta()).toEqual({ veces: 1, primera: LUNES, ultima: LUNES })
    desk.clock.pasan(60 * 60_000)
    await openPage()
    expect(await abierta()).toMatchObject({ veces: 2, primera: LUNES })
    expect(await avisos()).toEqual([['cotizacion', 'Abrieron la cotización que usted envió.']])
    const [entrada] = await call()('obtenerBitacoraProspecto', { prospectoId })
    expect(entrada).toMatchObject({ bitacoraId: 255, por: 'el postulante' })
  })
})

describe('an answer', () => {
  test('of interest tells the advisor by bell and by a task of the day, once', async () => {
    await answer('interesa', 1)
    await answer('interesa', 1)
    expect(await read()).toMatchObject({ interesa: 1 })
    expect(await avisos()).toEqual([['cotizacion', `Le interesa la cotización del plan ${UNO}.`]])
    const { tareas } = await call()('obtenerAnotaciones', { prospectoId })
    expect(tareas).toMatchObject([{ texto: `Llamar: le interesa la cotización del plan ${UNO}`, fecha: '2026-10-05' }])
  })

  test('may be a question besides', async () => {
    await answer('interesa', 1)
    await answer('pregunta')
    expect(await read()).toMatchObject({ interesa: 1, preguntaEn: LUNES })
    expect((await call()('obtenerAnotaciones', { prospectoId })).tareas).toHaveLength(2)
  })

  test('about a quote that the page does not show is not found', async () => {
    expect((await answer('interesa', 9)).status).toBe(404)
    expect(await avisos()).toEqual([])
  })
})
