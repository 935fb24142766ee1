import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverDocumentos } from '../../../../semilla/demo/documentos.ts'
import { declare, formularioDe, type PostulanteDemo } from '../../../../semilla/demo/recorrido.ts'
import { quoteActualizacion } from '../../../../semilla/demo/recorrido-actualizacion.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { alSalir, dsHasta, nuevaDeclaracion, nuevoPostulante, nuevoRut, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

/** Approved part of the $ 1.800.000 typed, and 22 % of each. */
const APROBADA = 900_000
const MAXIMO = 198_000
const MAXIMO_DE_LO_ESCRITO = 396_000
const hijo = { fechaNacimiento: '2015/03/01', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const
const otraRenta = { empleadores: [{ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: 2_600_000 }] }

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)

interface Venta {
  readonly prospectoId: number
  readonly identificador: number
  readonly postulante: PostulanteDemo
}

const approve = ({ identificador }: Venta) =>
  alSalir(contraloria)('responderEvaluacionFinanciera', {
    identificador,
    decision: 'aprueba',
    rentaPromedio: APROBADA,
  })
async function resultadoDe({ identificador }: Venta) {
  const { resultado, data } = await call('resultadoevaluacionds', { identificador })
  return { ...data, resultado }
}

/** Sale whose income waits for a person. */
async function porAprobar(): Promise<Venta> {
  const postulante = nuevoPostulante()
  return { ...(await dsHasta(asesora, 'resultado', { postulante })), postulante }
}

async function begin({ prospectoId, postulante }: Venta, cambios: object = {}): Promise<void> {
  await call('actualizarProspecto', { ...formularioDe(postulante), prospectoId, ...cambios })
  await deliverDocumentos(call, prospectoId, 'carta')
}

async function update(venta: Venta, cambios: object = {}): Promise<void> {
  await begin(venta, cambios)
  await quoteActualizacion(call, venta.prospectoId)
  await call('confirmarActualizacion', venta)
}

/** Sale with an approved income. */
async function aprobada(): Promise<Venta> {
  const venta = await porAprobar()
  await approve(venta)
  return venta
}

/** Sale updated to a plan above the approved income: its range was agreed before the person answered. */
async function insuficiente(): Promise<Venta> {
  const venta = await porAprobar()
  const { prospectoId } = venta
  await begin(venta)
  const { minimoMonto, maximoMonto } = await call('calcularRentaUpd', { prospectoId })
  expect(maximoMonto).toBe(MAXIMO_DE_LO_ESCRITO)
  await call('guardarRangoPactadoUpd', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  await approve(venta)
  const planes = (await call('obtenerPlanesUpd', { prospectoId })).toSorted((a, b) => a.totalPesos - b.totalPesos)
  const planId = planes.at(-1)?.planId ?? 0
  await call('guardarPreferenciasUpd', { prospectoId, planId, esSugerencia: 'N' })
  await call('guardarPlanSeleccionadoUpd', { prospectoId, planCotizacionId: planId, beneficiosComplementarios: [] })
  await call('confirmarActualizacion', { prospectoId })
  return venta
}

describe('an income that a person approved', () => {
  test('is the limit for the update, and is shown in its letter', async () => {
    const venta = await insuficiente()
    const { totalPesos } = await call('obtenerResumenPlan', venta)
    expect(totalPesos).toBeGreaterThan(MAXIMO)
    const { resultado, renta, maximo, motivo } = await resultadoDe(venta)
    expect([resultado, renta, maximo]).toEqual([8, APROBADA, MAXIMO])
    expect(motivo).toMatch(/^\$\u00a0[\d.]+ al mes, sobre el 22\u00a0% de la renta$/)
  })

  test('stands after the machine found it too little: the former price goes on without another look', async () => {
    const venta = await insuficiente()
    await update(venta)
    expect(await resultadoDe(venta)).toMatchObject({ resultado: 1, renta: APROBADA })
  })

  test('stands where the declaration is opened again by a new person', async () => {
    const venta = await aprobada()
    const { prospectoId, identificador } = venta
    await begin(venta)
    await call('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [hijo] })
    await quoteActualizacion(call, prospectoId)
    await call('confirmarActualizacion', { prospectoId })
    const suyo = { nombres: 'Inés', apellidoPaterno: 'Prueba', apellidoMaterno: 'Soto', rutBeneficiario: nuevoRut() }
    const dependientes = [{ ...suyo, tipoDocumento: 'R' as const, peso: 30, altura: 1.3 }]
    await declare(porHttp(asesora), identificador, nuevaDeclaracion({ dependientes }), 'resultado')
    expect(await resultadoDe(venta)).toMatchObject({ resultado: 1, renta: APROBADA })
  })

  test('limits the range of an update', async () => {
    const venta = await aprobada()
    const { prospectoId } = venta
    await begin(venta)
    const limites = await call('calcularRentaUpd', { prospectoId })
    expect(limites).toMatchObject({ minimoMonto: 126_000, maximoMonto: MAXIMO })
    const rango = { prospectoId, minimoPlan: limites.minimoMonto, maximoPlan: MAXIMO_DE_LO_ESCRITO }
    const { status, body } = await asesora.post(routes.guardarRangoPactadoUpd.path, rango)
    expect([status, body.descripcion]).toEqual([422, cotizacionMessages.rangoFueraDeLimites.text])
    // a simulation with another income uses that income
    await quoteActualizacion(call, prospectoId)
    const { ahora, supuesto } = await call('simularPrecio', { prospectoId, lugar: 'actualizacion', renta: 2_000_000 })
    expect([ahora.maximoMonto, supuesto.maximoMonto]).toEqual([MAXIMO, 440_000])
  })

  test('is of those incomes: of others a person is asked, and of the same ones again nobody', async () => {
    const venta = await aprobada()
    await update(venta, otraRenta)
    expect(await resultadoDe(venta)).toMatchObject({ resultado: 6, renta: null })
    await update(venta)
    expect(await resultadoDe(venta)).toMatchObject({ resultado: 1, renta: APROBADA })
  })

  test('is discarded once a person refuses a later income', async () => {
    const venta = await aprobada()
    await update(venta, otraRenta)
    const motivo = 'Las liquidaciones no muestran esa renta'
    const { identificador } = venta
    await alSalir(contraloria)('responderEvaluacionFinanciera', {
      identificador,
      decision: 'rechaza',
      rentaPromedio: APROBADA,
      motivo,
    })
    await desk.releaseRespuestas()
    await update(venta)
    expect(await resultadoDe(venta)).toMatchObject({ resultado: 6, renta: null })
  })
})
