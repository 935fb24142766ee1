import { type RouteName, routes } from '@alerce/contract/routes'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advancePareja, type EtapaDePareja, type IdsDePareja } from '../../../../semilla/demo/parejas.ts'
import { formularioDe } from '../../../../semilla/demo/recorrido.ts'
import { type Client, rechazoEn } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { nuevoPostulante, parejaNueva, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const pareja = (hasta?: EtapaDePareja) => parejaNueva(asesora, hasta)
const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const resumen = (prospectoId: number) => call('obtenerResumenPlanCompensado', { prospectoId })
const etapas = async ({ otorga, recibe }: IdsDePareja) => [
  (await call('obtenerEtapaProspecto', { prospectoId: otorga })).etapa,
  (await call('obtenerEtapaProspecto', { prospectoId: recibe })).etapa,
]
/** Status and texts of a refusal. */
const rechazo = async (nombre: RouteName, payload: object, quien = asesora) =>
  rechazoEn(await quien.post(routes[nombre].path, payload))
const fix = (ids: IdsDePareja, valorCompensacion: unknown, more: object = {}) =>
  rechazo('guardarResumenPlanCompensado', {
    prospectoId: ids.otorga,
    afiliados: [{ prospectoId: ids.otorga, valorCompensacion }],
    ...more,
  })
const setRango = (prospectoId: number, { minimo, maximo }: { minimo?: number; maximo?: number }) =>
  desk.db
    .updateTable('rangoPactado')
    .set({ ...(minimo && { minimo: pesos(minimo) }), ...(maximo && { maximo: pesos(maximo) }) })
    .where('prospectoId', '=', prospectoId)
    .execute()
const ESPERA = 'Recibe no puede continuar hasta que el otorgante complete su proceso.'

describe('the quotes of a pair', () => {
  test('the giver goes first: until it stands at the compensation nothing of the receiver is quoted', async () => {
    const ids = await pareja()
    const pasos: [RouteName, object][] = [
      ['calcularRenta', {}],
      ['guardarRangoPactado', { minimoPlan: 126_000, maximoPlan: 396_000 }],
      ['guardarPreferencias', { planId: 1, esSugerencia: 'N' }],
      ['obtenerPlanes', {}],
    ]
    for (const [nombre, more] of pasos)
      expect(await rechazo(nombre, { prospectoId: ids.recibe, ...more })).toEqual([422, ESPERA])
    await advancePareja(call, ids, 'otorgaEligio')
    expect((await call('calcularRenta', { prospectoId: ids.recibe })).monto).toBe(126_000)
  })

  test('a giver can choose a plan below its 7 %: the compensation adds to it', async () => {
    const { otorga: prospectoId } = await pareja()
    const { minimoMonto } = await call('calcularRenta', { prospectoId })
    await call('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: minimoMonto + 60_000 })
    const planes = await call('obtenerPlanes', { prospectoId })
    expect(planes.some(({ totalPesos }) => totalPesos < minimoMonto)).toBe(true)
    const plan = planes.find(({ totalPesos }) => totalPesos > minimoMonto)
    await call('guardarPreferencias', { prospectoId, planId: plan!.planId, esSugerencia: 'N' })
    await setRango(prospectoId, { maximo: plan!.totalPesos })
    expect(await rechazo('guardarPlanSeleccionado', { prospectoId, planCotizacionId: plan!.planId })).toEqual([
      400,
      'El plan de quien otorga debe dejar un monto por otorgar dentro de su rango: elija uno de menor valor.',
    ])
    await setRango(prospectoId, { maximo: plan!.totalPesos - 1 })
    expect(await rechazo('guardarPlanSeleccionado', { prospectoId, planCotizacionId: plan!.planId })).toEqual([
      400,
      'El monto total supera al monto pactado.',
    ])
  })

  test('each confirms through the compensation, with its documents', async () => {
    const ids = await pareja()
    const { otorga: prospectoId } = ids
    expect((await rechazo('guardarEtapaProspecto', { prospectoId, etapa: 'resumenCotizacionCompensado' }))[0]).toBe(422)
    await advancePareja(call, ids, 'otorgaEligio')
    expect(await etapas(ids)).toEqual(['resumenCotizacionCompensado', 'prospecto'])
    const otra = await pareja()
    const [uno] = (await call('obtenerPlanes', { prospectoId: otra.otorga })).slice(-1)
    await call('guardarRangoPactado', { prospectoId: otra.otorga, minimoPlan: 203_000, maximoPlan: 638_000 })
    await call('guardarPreferencias', { prospectoId: otra.otorga, planId: uno!.planId, esSugerencia: 'N' })
    await call('guardarPlanSeleccionadoCompensado', { prospectoId: otra.otorga, planCotizacionId: uno!.planId })
    const sinPapeles = { prospectoId: otra.otorga, etapa: 'resumenCotizacionCompensado' }
    expect(await rechazo('guardarEtapaProspecto', sinPapeles)).toEqual([
      422,
      'Revise el estado de validación de los documentos obligatorios',
    ])
  })

  test('nobody skips the compensation, nor goes back by saving a stage', async () => {
    const ids = await pareja('otorgaEligio')
    const { otorga: prospectoId } = ids
    expect((await rechazo('guardarEtapaProspecto', { prospectoId, etapa: 'prospecto' }))[0]).toBe(422)
    expect(await rechazo('guardarEtapaProspecto', { prospectoId, etapa: 'cotizacionFinalizada' })).toEqual([
      422,
      'La compensación se fija cuando los dos tienen su plan, y hasta que quien otorga la confirma.',
    ])
    expect(await etapas(ids)).toEqual(['resumenCotizacionCompensado', 'prospecto'])
  })

  test('guardarPlanSeleccionadoCompensado is of a pair alone', async () => {
    const { prospectoId } = await call('ingresarProspecto', formularioDe(nuevoPostulante()))
    expect(await rechazo('guardarPlanSeleccionadoCompensado', { prospectoId, planCotizacionId: 1 })).toEqual([
      422,
      'El prospecto no es parte de una pareja de compensados.',
    ])
  })
})

describe("replicating the giver's plan", () => {
  test("chooses it for the receiver, at the receiver's own range; it may be asked again", async () => {
    const ids = await pareja('otorgaEligio')
    for (const _ of [1, 2]) await call('replicarPlanCompensado', { prospectoId: ids.otorga })
    const suyo = await call('obtenerPlanSeleccionado', { prospectoId: ids.recibe })
    const { planCotizacionId } = await call('obtenerPlanSeleccionado', { prospectoId: ids.otorga })
    expect(suyo.planCotizacionId).toBe(planCotizacionId)
    expect(await call('obtenerRangoPactado', { prospectoId: ids.recibe })).toEqual({
      minimoPlan: 126_000,
      maximoPlan: 396_000,
    })
    expect(await etapas(ids)).toEqual(['resumenCotizacionCompensado', 'prospecto'])
  })

  test('is refused while the giver has none, of the receiver, once the receiver has confirmed, and of a stranger', async () => {
    const ids = await pareja()
    const SIN_PLAN = 'Quien otorga todavía no tiene un plan que replicar.'
    expect(await rechazo('replicarPlanCompensado', { prospectoId: ids.otorga })).toEqual([422, SIN_PLAN])
    await advancePareja(call, ids, 'otorgaEligio')
    expect(await rechazo('replicarPlanCompensado', { prospectoId: ids.recibe })).toEqual([422, SIN_PLAN])
    const lista = await pareja('porCompensar')
    expect(await rechazo('replicarPlanCompensado', { prospectoId: lista.otorga })).toEqual([
      422,
      'El plan se replica mientras quien recibe elige el suyo.',
    ])
    expect((await rechazo('replicarPlanCompensado', { prospectoId: ids.otorga }, await desk.as('asesor2')))[0]).toBe(
      404,
    )
  })
})

describe('the amount given', () => {
  test.each<[unknown, string]>([
    [0, 'El valor a otorgar debe ser mayor a 0'],
    ['', 'El valor a otorgar debe ser mayor a 0'],
    [null, 'El valor a otorgar debe ser mayor a 0'],
    ['0.000', 'El valor a otorgar debe ser mayor a 0'],
    [999.001, 'El valor maximo es 999'],
    ['1000', 'El valor maximo es 999'],
    ['1,', 'Ingrese un monto en UF con hasta tres decimales, como 6,891.'],
    ['uno', 'Ingrese un monto en UF con hasta tres decimales, como 6,891.'],
    [-1, 'Ingrese un monto en UF con hasta tres decimales, como 6,891.'],
    ['1.2345', 'Ingrese un monto en UF con hasta tres decimales, como 6,891.'],
    [998, 'El monto total supera al monto pactado.'],
  ])('%j is refused: %s', async (valor, texto) => {
    // all tests share one pair, because none changes it
    refusedOn ??= await pareja('porCompensar')
    expect(await fix(refusedOn, valor)).toEqual([400, texto])
    expect((await resumen(refusedOn.otorga)).compensacionPositiva).toBe(0)
  })
  let refusedOn: IdsDePareja | undefined

  test("is never more than the receiver's plan costs", async () => {
    const ids = await pareja('porCompensar')
    const { totalCotizacionPactada } = await resumen(ids.recibe)
    await setRango(ids.otorga, { maximo: 9_000_000 })
    expect(await fix(ids, (totalCotizacionPactada + 0.001).toFixed(3))).toEqual([
      400,
      'Quien recibe no puede recibir más de lo que cuesta su plan.',
    ])
    await call('guardarResumenPlanCompensado', {
      prospectoId: ids.otorga,
      afiliados: [{ prospectoId: ids.otorga, valorCompensacion: totalCotizacionPactada }],
    })
    expect((await resumen(ids.recibe)).totalCotizacionPagar).toBe(0)
  })

  test('own total and given keep to the floor of the range', async () => {
    const ids = await pareja('porCompensar')
    await setRango(ids.otorga, { minimo: 400_000 })
    expect(await fix(ids, 0.001)).toEqual([
      400,
      'Con ese monto quien otorga queda bajo el mínimo de su rango: otorgue más o elija otro plan.',
    ])
  })

  test('is written to both at once, and changed to both at once', async () => {
    const ids = await pareja('porCompensar')
    for (const monto of [0.5, '1.25']) {
      await call('guardarResumenPlanCompensado', {
        prospectoId: ids.otorga,
        afiliados: [
          { prospectoId: ids.otorga, valorCompensacion: monto },
          { prospectoId: ids.recibe, valorCompensacion: Number(monto) },
        ],
      })
      const [da, toma] = [await resumen(ids.otorga), await resumen(ids.recibe)]
      expect([da.compensacionPositiva, da.compensacionNegativa]).toEqual([Number(monto), 0])
      expect([toma.compensacionPositiva, toma.compensacionNegativa]).toEqual([0, Number(monto)])
      expect(da.totalCotizacionPagar).toBeCloseTo(da.totalCotizacionPactada + Number(monto), 9)
      expect(toma.totalCotizacionPagar).toBeCloseTo(toma.totalCotizacionPactada - Number(monto), 9)
      expect(da.afiliados).toEqual(toma.afiliados)
      expect(da.afiliados.map((a) => [a.prospectoId, a.compensacionOtorga, a.compensacionRecibe])).toEqual([
        [ids.otorga, Number(monto), 0],
        [ids.recibe, 0, Number(monto)],
      ])
      // the total of a quote on the wire never includes the compensation
      const quote = await call('resumenCotizacion', { prospectoId: ids.recibe })
      expect([quote.totalUF, quote.precioCOMNEG]).toEqual([toma.totalCotizacionPactada, Number(monto)])
      const { compensacion } = await call('obtenerPareja', { prospectoId: ids.recibe })
      expect([compensacion.otorga?.otorgaUF, compensacion.recibe?.recibeUF, compensacion.saldoUF]).toEqual([
        Number(monto),
        Number(monto),
        0,
      ])
    }
  })

  test('is the giver’s to say, of these two alone, and the same for both', async () => {
    const ids = await pareja('porCompensar')
    const ajena = await pareja()
    const de = (prospectoId: number, afiliados: object[]) =>
      rechazo('guardarResumenPlanCompensado', { prospectoId, afiliados })
    const suyo = { prospectoId: ids.otorga, valorCompensacion: 1 }
    const SOLO = [422, 'Solo quien otorga fija el monto de la compensación.']
    const CUADRA = [422, 'Lo que uno otorga y lo que el otro recibe deben ser iguales.']
    expect(await de(ids.recibe, [suyo])).toEqual(SOLO)
    expect(await de(ids.otorga, [{ prospectoId: ids.recibe, valorCompensacion: 1 }])).toEqual(SOLO)
    expect(await de(ids.otorga, [suyo, { prospectoId: ids.recibe, valorCompensacion: 2 }])).toEqual(CUADRA)
    expect(await de(ids.otorga, [suyo, { prospectoId: ids.otorga, valorCompensacion: 1 }])).toEqual(CUADRA)
    expect((await de(ids.otorga, [suyo, { prospectoId: ajena.recibe, valorCompensacion: 1 }]))[0]).toBe(422)
    expect((await resumen(ids.otorga)).compensacionPositiva).toBe(0)
  })

  test('waits until both have their plan, and ends with the confirmation of the giver', async () => {
    const FUERA = [422, 'La compensación se fija cuando los dos tienen su plan, y hasta que quien otorga la confirma.']
    expect(await fix(await pareja('otorgaEligio'), 1)).toEqual(FUERA)
    expect(await fix(await pareja('otorgaConfirmo'), 1)).toEqual(FUERA)
  })

  test('with a stale version is refused', async () => {
    const ids = await pareja('porCompensar')
    const { version } = await resumen(ids.otorga)
    await call('guardarResumenPlanCompensado', {
      prospectoId: ids.otorga,
      afiliados: [{ prospectoId: ids.otorga, valorCompensacion: 0.75 }],
      version,
    })
    const CAMBIO = [412, 'Los montos de la pareja cambiaron desde que los vio: revíselos antes de continuar.']
    expect(await fix(ids, 0.9, { version })).toEqual(CAMBIO)
    const continuar = { prospectoId: ids.otorga, version, valorCompensacion: '0.9' }
    expect(await rechazo('continuarCompensado', continuar)).toEqual(CAMBIO)
    expect((await resumen(ids.otorga)).compensacionPositiva).toBe(0.75)
    expect(await etapas(ids)).toEqual(['resumenCotizacionCompensado', 'resumenCotizacionCompensado'])
  })
})
