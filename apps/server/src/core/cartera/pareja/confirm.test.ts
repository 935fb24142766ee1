import { type RouteName, routes } from '@alerce/contract/routes'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advancePareja, type EtapaDePareja, type IdsDePareja } from '../../../semilla/demo/parejas.ts'
import { formularioDe } from '../../../semilla/demo/recorrido.ts'
import { type Client, rechazoEn } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

let last = 0
async function pareja(hasta?: EtapaDePareja): Promise<IdsDePareja> {
  const persona = (otorga: boolean, renta: number) => {
    last += 1
    const { tipoPlan: _, ...form } = formularioDe(nuevoPostulante({ renta }))
    return { ...form, correo: `confirma${last}@example.cl`, otorga }
  }
  const lados = await call('guardarPropsectoCompensados', [persona(true, 2_900_000), persona(false, 1_800_000)])
  const ids = { otorga: lados[0]!.prospectoId, recibe: lados[1]!.prospectoId }
  if (hasta) await advancePareja(call, ids, hasta)
  return ids
}
const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const resumen = (prospectoId: number) => call('obtenerResumenPlanCompensado', { prospectoId })
const cada = async <T>({ otorga, recibe }: IdsDePareja, read: (prospectoId: number) => Promise<T>) => [
  await read(otorga),
  await read(recibe),
]
const etapas = (ids: IdsDePareja) =>
  cada(ids, async (prospectoId) => (await call('obtenerEtapaProspecto', { prospectoId })).etapa)
const planes = (ids: IdsDePareja) =>
  cada(ids, async (prospectoId) => (await call('obtenerPlanSeleccionado', { prospectoId })).planCotizacionId !== null)
const rechazo = async (nombre: RouteName, payload: object) =>
  rechazoEn(await asesora.post(routes[nombre].path, payload))
const tablero = async (prospectoId: number) => {
  const { otorga, recibe } = await call('obtenerPareja', { prospectoId })
  return [otorga.detalle, recibe.detalle]
}
/** Pair notifications of the advisor, by prospect, oldest first. */
async function novedades({ otorga, recibe }: IdsDePareja) {
  const { notificaciones } = await call('obtenerNotificaciones', {})
  const deQuien = (id: number | null) => (id === otorga ? 'otorga' : id === recibe && 'recibe')
  return notificaciones
    .filter(({ tipo, prospectoId }) => tipo === 'pareja' && deQuien(prospectoId))
    .map(({ prospectoId, mensaje }) => `${deQuien(prospectoId)}: ${mensaje}`)
    .toReversed()
}
const ambas = ['resumenCotizacionCompensado', 'resumenCotizacionCompensado']

test('a step that makes one wait, or lets the other go on, is one line in the bell of its advisor', async () => {
  const ids = await pareja('confirmada')
  const avanzo = 'La otra persona de la pareja avanzó.'
  expect(await novedades(ids)).toEqual([
    // the receiver has no quote yet, so that the giver's quote sends it no notice
    'otorga: Espera a la otra persona de la pareja. La compensación se fija cuando quien recibe tenga su plan.',
    `otorga: ${avanzo} Fije el monto que otorga.`,
    `recibe: ${avanzo} La compensación está fijada: continúe.`,
    `otorga: ${avanzo} Genere su Declaración de Salud.`,
  ])
})

describe('Continuar of the compensation summary', () => {
  test('of the giver sets the amount and confirms its plan in one act; the receiver then confirms alone', async () => {
    const ids = await pareja('porCompensar')
    const { version } = await resumen(ids.otorga)
    const acto = { prospectoId: ids.otorga, valorCompensacion: '1.5', version }
    for (const _ of [1, 2]) expect(await call('continuarCompensado', acto)).toEqual({ etapa: 'cotizacionFinalizada' })
    expect(await etapas(ids)).toEqual(['cotizacionFinalizada', 'resumenCotizacionCompensado'])
    const suyo = await resumen(ids.recibe)
    expect(suyo.compensacionNegativa).toBe(1.5)
    await call('continuarCompensado', { prospectoId: ids.recibe, version: suyo.version })
    expect(await etapas(ids)).toEqual(['cotizacionFinalizada', 'cotizacionFinalizada'])
    const rows = await desk.db
      .selectFrom('cotizacion')
      .select(['confirmada', 'totalUF'])
      .where('prospectoId', 'in', Object.values(ids))
      .execute()
    expect(rows.map(({ confirmada }) => confirmada !== null)).toEqual([true, true])
  })

  test('is refused of the receiver before the giver, without an amount, or with one from the receiver', async () => {
    const ids = await pareja('porCompensar')
    const { version } = await resumen(ids.otorga)
    expect(await rechazo('continuarCompensado', { prospectoId: ids.otorga, version })).toEqual([
      422,
      'Quien otorga debe fijar antes el monto de la compensación.',
    ])
    const deQuienRecibe = { prospectoId: ids.recibe, valorCompensacion: '1', version }
    expect(await rechazo('continuarCompensado', deQuienRecibe)).toEqual([
      422,
      'Solo quien otorga fija el monto de la compensación.',
    ])
    await advancePareja(call, await pareja(), 'otorgaEligio')
    await call('guardarResumenPlanCompensado', {
      prospectoId: ids.otorga,
      afiliados: [{ prospectoId: ids.otorga, valorCompensacion: 1 }],
    })
    const otra = await resumen(ids.recibe)
    expect(await rechazo('continuarCompensado', { prospectoId: ids.recibe, version: otra.version })).toEqual([
      422,
      'Recibe no puede continuar hasta que el otorgante complete su proceso.',
    ])
    expect(await etapas(ids)).toEqual(ambas)
  })

  test('an amount that no longer fits is not confirmed', async () => {
    const ids = await pareja('compensada')
    await desk.db
      .updateTable('rangoPactado')
      .set({ maximo: pesos(1) })
      .where('prospectoId', '=', ids.otorga)
      .execute()
    const guardar = { prospectoId: ids.otorga, etapa: 'cotizacionFinalizada' }
    expect(await rechazo('guardarEtapaProspecto', guardar)).toEqual([400, 'El monto total supera al monto pactado.'])
  })
})

describe('the way back', () => {
  test.each(['otorga', 'recibe'] as const)(
    '%s takes both back to choosing; only its own plan is forgotten',
    async (lado) => {
      const ids = await pareja('compensada')
      await call('limpiarCotizacion', { prospectoId: ids[lado] })
      expect(await etapas(ids)).toEqual(['prospecto', 'prospecto'])
      expect(await planes(ids)).toEqual(lado === 'otorga' ? [false, true] : [true, false])
      const otro = lado === 'otorga' ? ids.recibe : ids.otorga
      const { precioCOMPOS, precioCOMNEG } = await call('resumenCotizacion', { prospectoId: otro })
      expect([precioCOMPOS, precioCOMNEG]).toEqual([0, 0])
      // a second run, to the end
      await advancePareja(call, ids, 'confirmada', 0.8)
      expect(await etapas(ids)).toEqual(['cotizacionFinalizada', 'cotizacionFinalizada'])
      expect((await resumen(ids.recibe)).compensacionNegativa).toBe(0.8)
    },
  )

  test('of a giver alone at the compensation leaves the receiver where it is', async () => {
    const ids = await pareja('otorgaEligio')
    await call('replicarPlanCompensado', { prospectoId: ids.otorga })
    await call('limpiarCotizacion', { prospectoId: ids.recibe })
    expect(await etapas(ids)).toEqual(['resumenCotizacionCompensado', 'prospecto'])
    await call('limpiarCotizacion', { prospectoId: ids.otorga })
    expect(await etapas(ids)).toEqual(['prospecto', 'prospecto'])
  })

  test('is closed once the giver has confirmed, for both', async () => {
    const ids = await pareja('otorgaConfirmo')
    expect(await rechazo('limpiarCotizacion', { prospectoId: ids.recibe })).toEqual([
      422,
      'Quien otorga ya confirmó la compensación: los planes de la pareja no se cambian.',
    ])
    expect((await rechazo('limpiarCotizacion', { prospectoId: ids.otorga }))[0]).toBe(422)
    expect(await etapas(ids)).toEqual(['cotizacionFinalizada', 'resumenCotizacionCompensado'])
  })

  test('both at once, or one back while the other confirms: the pair stays whole', async () => {
    const ids = await pareja('compensada')
    const { version } = await resumen(ids.otorga)
    await Promise.all([
      asesora.post(routes.continuarCompensado.path, { prospectoId: ids.otorga, version }),
      asesora.post(routes.limpiarCotizacion.path, { prospectoId: ids.recibe }),
    ])
    const queda = await etapas(ids)
    expect([
      ['prospecto', 'prospecto'],
      ['cotizacionFinalizada', 'resumenCotizacionCompensado'],
    ]).toContainEqual(queda)
  })
})

describe('the declarations of a pair', () => {
  const ETAPA = 'Los compensados deben estar en la misma etapa que el otorgante.'
  const ANTES = 'Antes de continuar, el otorgante debe enviar su invitación.'
  const check = async (prospectoId: number) => {
    const { body } = await asesora.post(routes.validarCreacionDS.path, { prospectoId })
    return [body.data, body.descripcion]
  }

  test('the giver waits until the receiver is as far; the check, both generators and the cockpit say so', async () => {
    const ids = await pareja('otorgaConfirmo')
    expect(await check(ids.otorga)).toEqual(['error_compensado', ETAPA])
    for (const nombre of ['generarDSManual', 'iniciarDSManual'] as const)
      expect(await rechazo(nombre, { prospectoId: ids.otorga })).toEqual([422, ETAPA])
    expect((await tablero(ids.recibe))[0]).toBe(ETAPA)
  })

  test('the receiver waits until the giver has its own', async () => {
    const ids = await pareja('confirmada')
    expect(await check(ids.recibe)).toEqual(['error_compensado_2', ANTES])
    for (const nombre of ['generarDSManual', 'iniciarDSManual'] as const)
      expect(await rechazo(nombre, { prospectoId: ids.recibe })).toEqual([422, ANTES])
    expect((await tablero(ids.recibe))[1]).toBe(ANTES)
    expect((await check(ids.otorga))[0]).toBe('aceptado')
    await call('iniciarDSManual', { prospectoId: ids.otorga })
    expect((await check(ids.recibe))[0]).toBe('aceptado')
    await call('iniciarDSManual', { prospectoId: ids.recibe })
    expect(await etapas(ids)).toEqual(['dsManualGenerada', 'dsManualGenerada'])
  })
})

describe('the lists', () => {
  const enLista = async (prospectoId: number) => {
    const fichas = await call('obtenerProspectos', { limite: 100 })
    const { estado, esperaEnPareja } = fichas.find((uno) => uno.prospectoId === prospectoId)!
    return [estado, esperaEnPareja]
  }

  test('show the stage of each of a pair, and which side is pending', async () => {
    const PENDIENTE = 'Resumen Compensado Pendiente'
    const seCompensa = await pareja('otorgaEligio')
    expect(await cada(seCompensa, enLista)).toEqual([
      [PENDIENTE, 'recibe'],
      ['Prospecto Ingresado', null],
    ])
    await advancePareja(call, seCompensa, 'otorgaEligio').catch(() => undefined)
    expect(await cada(await pareja('compensada'), enLista)).toEqual([
      [PENDIENTE, null],
      [PENDIENTE, 'otorga'],
    ])
    expect(await cada(await pareja('otorgaConfirmo'), enLista)).toEqual([
      ['Cotización Finalizada', 'recibe'],
      [PENDIENTE, null],
    ])
    expect(await cada(await pareja('confirmada'), enLista)).toEqual([
      ['Cotización Finalizada', null],
      ['Cotización Finalizada', 'otorga'],
    ])
  })
})

describe('one kind of sale for both', () => {
  const sola = (otorga: boolean, more: object = {}) => {
    last += 1
    const { tipoProspecto, rut, nombres, apellidoPaterno, apellidoMaterno, celular } = formularioDe(nuevoPostulante())
    const correo = `venta${last}@example.cl`
    return { tipoProspecto, rut, nombres, apellidoPaterno, apellidoMaterno, celular, correo, otorga, ...more }
  }
  const venta = async (prospectoId: number) => (await call('obtenerTipoVenta', { prospectoId })).tipoVenta

  test('is chosen with the pair, before any of the applicant’s data', async () => {
    const lados = await call('guardarPropsectoCompensados', [
      sola(true, { tipoVenta: 'E' }),
      sola(false, { tipoVenta: 'E' }),
    ])
    const ids = { otorga: lados[0]!.prospectoId, recibe: lados[1]!.prospectoId }
    expect(await cada(ids, venta)).toEqual(['E', 'E'])
    expect((await tablero(ids.otorga))[0]).toBe('Complete sus antecedentes.')
    const { rut: _, correo: __, tipoPlan: ___, ...form } = formularioDe(nuevoPostulante())
    const [, campo] = await rechazo('ingresarProspecto', { prospectoId: ids.otorga, ...form, tipoVenta: 'M' })
    expect(campo).toBe('En una pareja de compensados el tipo de venta no se cambia.')
    await call('ingresarProspecto', { prospectoId: ids.otorga, ...form, tipoVenta: 'E' })
  })

  test('of one is that of the other; two kinds are refused and nobody is saved', async () => {
    const [uno] = await call('guardarPropsectoCompensados', [sola(true, { tipoVenta: 'M' }), sola(false)])
    expect(await venta(uno!.prospectoId + 1)).toBe('M')
    const antes = (await call('obtenerProspectos', { limite: 100 })).length
    expect(
      await rechazo('guardarPropsectoCompensados', [
        sola(true, { tipoVenta: 'M' }),
        sola(false, { tipoVenta: 'E' }),
      ] as never),
    ).toEqual([422, 'Los dos de una pareja tienen el mismo tipo de venta.'])
    expect((await call('obtenerProspectos', { limite: 100 })).length).toBe(antes)
  })
})
