import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverDocumentos } from '../../../semilla/demo/documentos.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
beforeEach(async () => {
  prospectoId = await signInPostulante(asesora)
})
afterAll(() => desk.close())

const SANTIAGO = 13
const INDISA = 1304
const call = (name: keyof typeof routes, body: object = {}) => asesora.data(routes[name].path, { prospectoId, ...body })
const refused = async (name: keyof typeof routes, body: object = {}, client = asesora) => {
  const { status, body: reply } = await client.post(routes[name].path, { prospectoId, ...body })
  return {
    status,
    codigoError: reply.data?.codigoError ?? reply.codigoError,
    descripcion: reply.data?.descripcion ?? reply.descripcion,
  }
}
const rango = (minimoPlan = 105_000, maximoPlan = 330_000) => call('guardarRangoPactado', { minimoPlan, maximoPlan })
const sugerencias = (mas: object = {}) =>
  call('guardarPreferencias', { codigoRegion: SANTIAGO, codigoPrestador: INDISA, esSugerencia: 'S', ...mas })
const planDe = async (nombre: string): Promise<number> =>
  (await desk.db.selectFrom('plan').select('id').where('nombre', '=', nombre).executeTakeFirstOrThrow()).id

describe('range and preferences', () => {
  test('nothing is saved at first', async () => {
    expect(await call('obtenerRangoPactado')).toEqual({ minimoPlan: null, maximoPlan: null })
    expect(await call('obtenerMejoresOpcionesCotizacion')).toEqual([])
    expect(await call('obtenerPlanSeleccionado')).toEqual({
      planCotizacionId: null,
      beneficiosComplementarios: [],
      totalPesos: null,
      totalUF: null,
      cotizacion: null,
    })
  })

  test('a range is kept, both ends allowed, and replaced by the next', async () => {
    expect(await rango()).toBe('ok')
    await rango(150_000, 250_000)
    expect(await call('obtenerRangoPactado')).toEqual({ minimoPlan: 150_000, maximoPlan: 250_000 })
  })

  test.each([
    ['under the 7 %', { minimoPlan: 104_999, maximoPlan: 330_000 }, 'El rango debe estar entre'],
    ['above the limit of the income', { minimoPlan: 105_000, maximoPlan: 330_001 }, 'El rango debe estar entre'],
    ['upside down', { minimoPlan: 300_000, maximoPlan: 200_000 }, 'El mínimo del rango no puede ser mayor al máximo'],
  ])('a range %s is refused', async (_title, body, text) => {
    const { status, descripcion } = await refused('guardarRangoPactado', body)
    expect(status).toBe(422)
    expect(descripcion).toContain(text)
  })

  test('preferences are read spread and under `preferences`', async () => {
    await rango()
    await sugerencias()
    const spread = await call('obtenerMejoresOpcionesCotizacion')
    await call('guardarPreferencias', {
      esSugerencia: 'S',
      preferences: { codigoRegion: SANTIAGO, codigoPrestador: String(INDISA) },
    })
    expect(await call('obtenerMejoresOpcionesCotizacion')).toEqual(spread)
  })

  test.each([
    ['flow 1 without a region', { esSugerencia: 'S' }, 400, 'La region es obligatorio'],
    ['flow 2 without a plan', { esSugerencia: 'N' }, 400, 'La plan es obligatorio'],
    [
      'a region that does not exist',
      { esSugerencia: 'S', codigoRegion: 99 },
      422,
      'No hay planes en venta en la región elegida',
    ],
    [
      'a provider of another region',
      { esSugerencia: 'S', codigoRegion: 5, codigoPrestador: INDISA },
      422,
      'El prestador no atiende',
    ],
    ['a plan that does not exist', { esSugerencia: 'N', planId: 999_999 }, 422, 'no está disponible'],
    [
      'an extra amount without its pesos',
      { esSugerencia: 'S', codigoRegion: 13, adicionalVoluntario: true },
      400,
      'Indique el monto adicional',
    ],
  ])('%s is refused inside data', async (_title, body, codigoError, text) => {
    const answer = await refused('guardarPreferencias', body)
    expect(answer).toMatchObject({ status: 200, codigoError })
    expect(answer.descripcion).toContain(text)
  })

  test.each([
    ['without esSugerencia', {}],
    ['with a bonus over 100', { esSugerencia: 'S', porcentajeBonificacionId: { hospitalario: 101, ambulatorio: 50 } }],
    ['with a text for a region', { esSugerencia: 'S', codigoRegion: 'Santiago' }],
  ])('preferences %s are not in shape: 400', async (_title, body) => {
    expect((await asesora.post('/api/v1/guardarPreferencias', { prospectoId, ...body })).status).toBe(400)
  })

  test('an independent worker chooses by hand only', async () => {
    prospectoId = await signInPostulante(asesora, {
      empleadores: [{ tipoTrabajador: 'I', remuneracionImponible: 1_500_000 }],
    })
    const answer = await refused('guardarPreferencias', { esSugerencia: 'S', codigoRegion: SANTIAGO })
    expect(answer).toMatchObject({ status: 200, codigoError: 422 })
    expect(answer.descripcion).toContain('en forma manual')
  })
})

describe('suggestions', () => {
  test('at most four, within the range, best cover at the provider first', async () => {
    await rango()
    await sugerencias()
    const opciones = await call('obtenerMejoresOpcionesCotizacion')
    expect(opciones).toHaveLength(4)
    const cover = opciones.map((o: { hospitalario: number; ambulatorio: number }) => o.hospitalario + o.ambulatorio)
    expect(cover).toEqual(cover.toSorted((a: number, b: number) => b - a))
    for (const o of opciones) {
      expect(o.totalPesos).toBeGreaterThanOrEqual(105_000)
      expect(o.totalPesos).toBeLessThanOrEqual(330_000)
      expect(o.esLibreEleccion || o.prestadores.includes('Clínica Indisa')).toBe(true)
      expect(o.precioTotalS).toBeCloseTo(o.precioPlan + o.precioGES, 3)
    }
  })

  test('requested in one call: the options are answered, and the search is kept', async () => {
    await rango()
    const pedido = { codigoRegion: SANTIAGO, codigoPrestador: INDISA, esSugerencia: 'S' }
    const opciones = await call('cotizarPlan', pedido)
    expect(opciones).toHaveLength(4)
    expect(await call('obtenerMejoresOpcionesCotizacion')).toEqual(opciones)
    expect((await call('obtenerPlanSeleccionado')).planCotizacionId).toBeNull()
    expect(await refused('cotizarPlan', { esSugerencia: 'S' })).toMatchObject({
      status: 400,
      descripcion: 'La region es obligatorio',
    })
  })

  test('one plan alone is chosen in the same act, twice as once', async () => {
    await rango()
    const planId = await planDe('Alerce Bosque 90 Santiago')
    for (const _ of [1, 2]) {
      const opciones = await call('cotizarPlan', { esSugerencia: 'N', planId })
      expect(opciones).toMatchObject([{ planCotizacionId: planId }])
      expect(await call('obtenerPlanSeleccionado')).toMatchObject({ planCotizacionId: planId })
    }
  })

  test('no plan under the chosen bonus', async () => {
    await rango()
    await sugerencias({ porcentajeBonificacionId: { hospitalario: 100, ambulatorio: 70 } })
    for (const o of await call('obtenerMejoresOpcionesCotizacion')) {
      expect(o.hospitalario).toBeGreaterThanOrEqual(100)
      expect(o.ambulatorio).toBeGreaterThanOrEqual(70)
    }
  })

  test('the extra amount keeps totals under the 7 % and that', async () => {
    await rango()
    await sugerencias({ adicionalVoluntario: true, montoAdicionalMax: 20_000 })
    const opciones = await call('obtenerMejoresOpcionesCotizacion')
    expect(opciones.length).toBeGreaterThan(0)
    for (const o of opciones) expect(o.totalPesos).toBeLessThanOrEqual(125_000)
  })

  test('a plan chosen by hand comes alone; outside the range there is none', async () => {
    await rango()
    const planId = await planDe('Alerce Bosque 90 Santiago')
    await call('guardarPreferencias', { esSugerencia: 'N', planId })
    const [sola, ...mas] = await call('obtenerMejoresOpcionesCotizacion')
    expect(mas).toEqual([])
    expect(sola.planCotizacionId).toBe(planId)
    expect(await call('cotizarPlanesManual')).toEqual([sola])
    await rango(200_000, 330_000)
    expect(await call('cotizarPlanesManual')).toEqual([])
  })

  test('the list to choose from holds plans of the region within the range, the same in both versions', async () => {
    await rango(105_000, 130_000)
    const planes = await call('obtenerPlanes')
    expect(planes.length).toBeGreaterThan(3)
    for (const p of planes) {
      expect(p.totalPesos).toBeLessThanOrEqual(130_000)
      expect(p.nombrePlan).not.toMatch(/Costa|Biobío|Norte|Valle/)
    }
    const v3 = await asesora.get(`${routes.obtenerPlanesV3.path}?prospectoId=${prospectoId}`)
    expect(v3.body.data).toEqual(planes)
  })

  test('an agreement sells its own plans only', async () => {
    prospectoId = await signInPostulante(asesora, { tipoPlan: 'C', codColectivo: 501 })
    const planes = await call('obtenerPlanes')
    expect(planes.map((p: { nombrePlan: string }) => p.nombrePlan).join()).toMatch(/^(Alerce [^,]*Valle Central,?){3}$/)
    const ajeno = await planDe('Alerce Bosque 90 Santiago')
    expect(await refused('guardarPreferencias', { esSugerencia: 'N', planId: ajeno })).toMatchObject({
      codigoError: 422,
    })
  })
})

describe('the chosen plan', () => {
  let planCotizacionId: number
  beforeEach(async () => {
    await rango()
    await sugerencias()
    planCotizacionId = await planDe('Alerce Bosque 90 Santiago')
  })
  const choose = (beneficiosComplementarios: number[] = [], mas: object = {}) =>
    call('guardarPlanSeleccionado', { planCotizacionId, beneficiosComplementarios, montoSiete: 0, ...mas })

  test('is kept with its benefits and read back whole', async () => {
    const saved = await choose([1, 21])
    expect(saved).toMatchObject({ codigoPlan: 'ALBQ260101', BESUF: 0.21, totalUF: 3.281 })
    expect(await call('obtenerPlanSeleccionado')).toEqual({
      planCotizacionId,
      beneficiosComplementarios: [1, 21],
      totalPesos: saved.totalPesos,
      totalUF: saved.totalUF,
      cotizacion: saved,
    })
    expect(await call('resumenCotizacion')).toEqual(saved)
    expect(await call('obtenerResumenPlan')).toMatchObject({
      precioTotal: 3.281,
      beneficiosComplementarios: [
        { nombre: 'Copago hospitalario', precio: 0.21 },
        { nombre: 'Orientación médica telefónica', precio: 0 },
      ],
    })
  })

  test('takes no price from the client', async () => {
    const honest = await choose()
    expect(await choose([], { precioPlan: 0.001, totalUF: 0.001, precioTotalS: 0 })).toEqual(honest)
  })

  test('stays as it was when the list prices change', async () => {
    const saved = await choose()
    await desk.db.updateTable('plan').set({ precioBaseUF: '2.5' }).where('id', '=', planCotizacionId).execute()
    expect(await call('resumenCotizacion')).toEqual(saved)
    await desk.db.updateTable('plan').set({ precioBaseUF: '2.34' }).where('id', '=', planCotizacionId).execute()
  })

  test('carries the special benefit of the preferences', async () => {
    await call('guardarPreferencias', { esSugerencia: 'N', planId: planCotizacionId, besId: 41 })
    expect(await choose([1])).toMatchObject({ BESUF: 0.39, totalUF: 3.461 })
    expect((await call('obtenerPlanSeleccionado')).beneficiosComplementarios).toEqual([1])
  })

  test('is forgotten with a new range or new preferences', async () => {
    await choose()
    await rango(105_000, 200_000)
    expect((await call('obtenerPlanSeleccionado')).planCotizacionId).toBeNull()
    await choose()
    await sugerencias()
    expect((await call('obtenerPlanSeleccionado')).planCotizacionId).toBeNull()
  })

  test('is noted once in the Bitácora, with any number of benefit changes', async () => {
    for (const codigos of [[], [1], [1, 3]]) await choose(codigos)
    const rows = await desk.db.selectFrom('bitacora').select('texto').where('prospectoId', '=', prospectoId).execute()
    expect(rows.filter((r) => r.texto === 'Plan seleccionado: Alerce Bosque 90 Santiago')).toHaveLength(1)
  })

  test('over the agreed maximum with paid benefits is refused with the text of the specification', async () => {
    await rango(105_000, 130_000)
    expect(await choose([21])).toMatchObject({ BESUF: 0 })
    expect(await refused('guardarPlanSeleccionado', { planCotizacionId, beneficiosComplementarios: [1] })).toEqual({
      status: 200,
      codigoError: 400,
      descripcion: 'El monto total supera al monto pactado.',
    })
    // the refusal changed nothing
    expect((await call('obtenerPlanSeleccionado')).beneficiosComplementarios).toEqual([21])
  })

  test.each([
    ['two benefits of a group', [1, 2], 'Elija un solo beneficio por grupo.'],
    ['a benefit that does not exist', [999], 'Uno de los beneficios elegidos no está disponible.'],
    ['a special benefit among the complementary', [41], 'Uno de los beneficios elegidos no está disponible.'],
  ])('%s is refused', async (_title, beneficiosComplementarios, descripcion) => {
    const answer = await refused('guardarPlanSeleccionado', { planCotizacionId, beneficiosComplementarios })
    expect(answer).toEqual({ status: 200, codigoError: 422, descripcion })
  })

  test.each([
    ['a plan of another region', 'Alerce Bosque 90 Costa', 422],
    ['a plan outside the provider’s network', 'Alerce Estero 70 Santiago', 422],
    ['a plan under the minimum of the range', 'Alerce Quebrada 80 Santiago', 400],
  ])('%s is refused', async (_title, nombre, codigoError) => {
    await rango(120_000, 330_000)
    const answer = await refused('guardarPlanSeleccionado', { planCotizacionId: await planDe(nombre) })
    expect(answer).toMatchObject({ status: 200, codigoError })
  })

  test('cannot be chosen before a range, read before it is chosen, nor changed once confirmed', async () => {
    const otro = await signInPostulante(asesora)
    expect(await refused('guardarPlanSeleccionado', { prospectoId: otro, planCotizacionId })).toMatchObject({
      codigoError: 422,
      descripcion: 'Guarde el rango del plan antes de cotizar.',
    })
    for (const name of ['resumenCotizacion', 'obtenerResumenPlan', 'enviarCotizacionCorreo'] as const)
      expect(await refused(name)).toMatchObject({
        status: 422,
        descripcion: 'La postulación no tiene un plan seleccionado.',
      })
    await choose()
    await deliverDocumentos(porHttp(asesora), prospectoId)
    await call('guardarEtapaProspecto', { etapa: 'cotizacionFinalizada' })
    for (const [name, body] of [
      ['guardarRangoPactado', { minimoPlan: 105_000, maximoPlan: 330_000 }],
      ['guardarPreferencias', { esSugerencia: 'S', codigoRegion: SANTIAGO }],
      ['guardarPlanSeleccionado', { planCotizacionId }],
    ] as const)
      expect(await refused(name, body)).toMatchObject({ codigoError: 422 })
    expect((await call('obtenerPlanSeleccionado')).planCotizacionId).toBe(planCotizacionId)
    const { confirmada } = await desk.db
      .selectFrom('cotizacion')
      .select('confirmada')
      .where('prospectoId', '=', prospectoId)
      .executeTakeFirstOrThrow()
    expect(confirmada).not.toBeNull()
  })
})

describe('clearing and access', () => {
  test('clearing forgets plan, range and preferences', async () => {
    await rango()
    await sugerencias()
    await call('guardarPlanSeleccionado', { planCotizacionId: await planDe('Alerce Bosque 90 Santiago') })
    await call('limpiarCotizacion')
    expect((await call('obtenerPlanSeleccionado')).planCotizacionId).toBeNull()
    expect(await call('obtenerRangoPactado')).toEqual({ minimoPlan: null, maximoPlan: null })
    expect(await call('obtenerMejoresOpcionesCotizacion')).toEqual([])
  })

  describe('a cleared quote', () => {
    const quoted = async () => {
      await rango()
      await sugerencias()
      await call('guardarPlanSeleccionado', { planCotizacionId: await planDe('Alerce Bosque 90 Santiago') })
    }
    const leidas = ['obtenerPlanSeleccionado', 'obtenerRangoPactado', 'obtenerMejoresOpcionesCotizacion'] as const
    const loQueHay = () => Promise.all(leidas.map((name) => call(name)))
    const negada = async () => (await refused('restituirCotizacion', {})).descripcion

    test('is given back as it was, once', async () => {
      await quoted()
      const before = await loQueHay()
      // a client of the original system also clears after every save
      for (const _ of [1, 2]) await call('limpiarCotizacion')
      const lista = async () =>
        (await porHttp(asesora)('obtenerPorDeshacer', {})).filter(({ pedido }) => pedido.prospectoId === prospectoId)
      expect(await lista()).toHaveLength(1)
      expect(await call('restituirCotizacion')).toBe('ok')
      expect(await lista()).toEqual([])
      expect(await loQueHay()).toEqual(before)
      expect(await negada()).toBe('No hay una cotización borrada que recuperar.')
    })

    test('stays away when another quote was begun', async () => {
      await quoted()
      await call('limpiarCotizacion')
      await rango()
      expect(await negada()).toBe('Ya comenzó otra cotización: la anterior no se recupera.')
    })

    test('is refused in words when its price is another now', async () => {
      await quoted()
      await call('limpiarCotizacion')
      const plan = { id: await planDe('Alerce Bosque 90 Santiago'), codigos: [], totalPesos: 1 }
      const contenido = JSON.stringify({ rango: { minimo: 105_000, maximo: 330_000 }, preferencias: null, plan })
      await desk.db.updateTable('cotizacionBorrada').set({ contenido }).execute()
      expect(await negada()).toBe('El precio de ese plan cambió desde que lo cotizó: cotice de nuevo.')
      expect(await call('obtenerRangoPactado')).toEqual({ minimoPlan: null, maximoPlan: null })
    })
  })

  test('another advisor finds no such prospect; the head of the team reads, a bearer client does both', async () => {
    const ajeno = await desk.as('asesor2')
    const jefatura = await desk.as('jefatura')
    const cliente = await desk.bearer()
    const limites = { minimoPlan: 105_000, maximoPlan: 330_000 }
    expect((await refused('calcularRenta', {}, ajeno)).status).toBe(404)
    expect((await refused('guardarRangoPactado', limites, ajeno)).status).toBe(404)
    expect((await refused('calcularRenta', {}, jefatura)).status).toBe(200)
    expect((await refused('guardarRangoPactado', limites, jefatura)).status).toBe(403)
    expect((await refused('guardarRangoPactado', limites, cliente)).status).toBe(200)
    expect((await refused('obtenerRangoPactado', {}, desk.anyone())).status).toBe(401)
  })
})
