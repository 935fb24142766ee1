import {
  confirmadaEn,
  actualizacionMessages as m,
  preguntaAlConfirmar,
} from '@alerce/contract/messages/contrato/actualizacion'
import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { pesos, uf, valorUF } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { press } from '../../../testing/acts/user-event.ts'
import { cotizacionDe, opcionDe, resumenPlanDe } from '../../../testing/cotizacion.ts'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, fakeServer, lastStays, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { datosUpdDe } from '../../../testing/postulacion/datos-upd.ts'
import { renderScreen, supervisor } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { autorizacionDe, ventaDe } from '../../../testing/venta.ts'
import { PlanNuevoScreen } from './plan-nuevo-screen.tsx'

const abierta = { estadoEdicion: 'E' as const, abierta: { por: 'Camila Rojas', en: '2026-11-20T12:30:00.000Z' } }
const cotizada = datosUpdDe({ ...abierta, seCotiza: true, etapa: 'dsManualGenerada' })
const elegido = {
  planCotizacionId: 4,
  beneficiosComplementarios: [],
  totalPesos: pesos(370_212),
  totalUF: uf(9.008),
  cotizacion: cotizacionDe(),
}

function open(answers: Answers = {}, { session = {}, ...venta }: { session?: object; tipoPlan?: 'S' } = {}) {
  const received = fakeServer({
    obtenerVenta: ventaDe({ etapa: 'dsManualGenerada', estadoEdicion: 'E', ...venta }),
    obtenerDatosProspectoUpd: cotizada,
    obtenerDatosProspecto: datosDe(),
    obtenerBeneficiarios: [],
    estadoAutorizacion: autorizacionDe(),
    obtenerResumenPlan: resumenPlanDe({ nombrePlan: 'Alerce Laguna', totalUF: uf(8.5), totalPesos: pesos(349_334) }),
    obtenerMejoresOpcionesCotizacionUpd: [opcionDe()],
    obtenerPlanSeleccionadoUpd: elegido,
    obtenerCotizacionesEnviadas: [],
    obtenerBusqueda: null,
    explicarBusqueda: null,
    obtenerBeneficiosComplementarios: [],
    calcularRentaUpd: {
      minimoMonto: pesos(105_000),
      maximoMonto: pesos(330_000),
      rentaImponible: pesos(1_500_000),
      monto: pesos(105_000),
      soloManual: false,
      uf: { valor: valorUF(41_098.15), fecha: '05-10-2026', referencia: false },
    },
    obtenerRangoPactadoUpd: { minimoPlan: null, maximoPlan: null },
    regiones: [{ codigo: 13, descripcion: 'Metropolitana de Santiago' }],
    ...sinBorrador,
    revisarConfirmacion: 'ok',
    confirmarActualizacion: { etapa: 'cotizacionFinalizada', estado: 'DS en Evaluación' },
    guardarEtapaProspectoUpd: { etapa: 'resumenCotizacionCompensado' },
    limpiarCotizacionUpd: 'ok',
    restituirCotizacion: 'ok',
    ...answers,
  })
  const { router } = renderScreen(<PlanNuevoScreen />, { at: '/preliminar-plannew?prospectoId=12', session })
  const sent = payloadsIn(received)
  return { router, sent }
}

describe('/preliminar-plannew', () => {
  test('shows the plan in force beside the chosen one, and a link to discard the update', async () => {
    open()
    expect(await screen.findByText(/Hoy rige/)).toHaveTextContent(
      'Hoy rige Alerce Laguna, 8,500 UF · $ 349.334. Lo elegido cuesta 0,508 UF más que lo que rige.',
    )
    expect(screen.getByRole('link', { name: 'Ver o descartar la actualización' })).toHaveAttribute(
      'href',
      '/postulant-datanew?prospectoId=12',
    )
  })

  test('confirming announces a letter, confirms the update, and shows the message over the list', async () => {
    const terminada = datosUpdDe({ etapa: 'dsManualGenerada' })
    const { router, sent } = open({ obtenerDatosProspectoUpd: lastStays(cotizada, terminada) })
    const visited = new Set<string>()
    router.subscribe(({ location }) => visited.add(location.pathname))
    await press('Continuar')
    expect(await screen.findByText(m.confirmar.text)).toBeVisible()
    await press('Confirmar Plan')
    expect(await screen.findByRole('alertdialog', { name: confirmadaEn('DS en Evaluación') })).toBeVisible()
    expect(sent('confirmarActualizacion')).toEqual([{ prospectoId: 12, totalVisto: 370_212 }])
    await press('Cerrar')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByText('otra pantalla')).toBeVisible()
    expect([...visited]).toEqual(['/preliminar-plannew', '/TablaDatos'])
  })

  test('it also ends there when the event arrives before the answer', async () => {
    const server = fakeEvents()
    const answered = Promise.withResolvers<void>()
    const confirmarActualizacion = async () => {
      await answered.promise
      return { etapa: 'cotizacionFinalizada', estado: 'DS en Evaluación' } as const
    }
    const terminada = datosUpdDe({ etapa: 'dsManualGenerada' })
    const { router } = open({ confirmarActualizacion, obtenerDatosProspectoUpd: lastStays(cotizada, terminada) })
    server.ready()
    const visited = new Set<string>()
    router.subscribe(({ location }) => visited.add(location.pathname))
    await press('Continuar')
    await press('Confirmar Plan')
    server.tell('prospecto', { prospectoId: 12 })
    // its own screen shows nothing of it any more
    await waitFor(() => expect(screen.queryByText(/Hoy rige/)).toBeNull())
    answered.resolve()
    expect(await screen.findByRole('alertdialog', { name: confirmadaEn('DS en Evaluación') })).toBeVisible()
    await press('Cerrar')
    expect([...visited]).toEqual(['/preliminar-plannew', '/TablaDatos'])
  })

  test('of a declaration that was sent it is said before that the income is tested again', async () => {
    open({ obtenerVenta: ventaDe({ estadoEdicion: 'E', dsFirmada: true }) })
    await press('Continuar')
    expect(await screen.findByText(preguntaAlConfirmar(true))).toBeVisible()
  })

  test('a refusal is shown, and the plan stays chosen', async () => {
    const { router } = open({ confirmarActualizacion: new Refused(422, edicionMessages.terminada.text) })
    await press('Continuar')
    await press('Confirmar Plan')
    expect(await screen.findByRole('alertdialog', { name: edicionMessages.terminada.text })).toBeVisible()
    expect(router.state.location.pathname).toBe('/preliminar-plannew')
  })

  test('quoting again deletes only the quote of the update, and can be undone', async () => {
    const { sent } = open({
      obtenerMejoresOpcionesCotizacionUpd: lastStays([opcionDe()], []),
      obtenerPlanSeleccionadoUpd: lastStays(elegido, null),
    })
    await press('Volver a Cotizar Plan')
    await press('Deshacer')
    expect(sent('limpiarCotizacionUpd')).toEqual([{ prospectoId: 12 }])
    expect(sent('restituirCotizacion')).toEqual([{ prospectoId: 12, lugar: 'actualizacion' }])
  })

  test('nothing quoted yet: the range is asked, from its own limits', async () => {
    open({ obtenerMejoresOpcionesCotizacionUpd: [], obtenerPlanSeleccionadoUpd: null })
    expect(await screen.findByRole('button', { name: 'Guardar Rango' })).toBeVisible()
    expect(screen.getByText(/hasta confirmarla nada cambia/)).toBeVisible()
  })

  test('one of a pair goes on to the compensation summary', async () => {
    const { router, sent } = open({ obtenerDatosProspectoUpd: { ...cotizada, esCompensado: true } }, { tipoPlan: 'S' })
    await press('Continuar')
    await press('Confirmar Plan')
    await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-cotizacion-pactadanew'))
    expect(sent('guardarEtapaProspectoUpd')).toEqual([{ prospectoId: 12, etapa: 'resumenCotizacionCompensado' }])
  })

  test('without an open update the screen of the sale is shown', async () => {
    const { router } = open({ obtenerDatosProspectoUpd: datosUpdDe({ etapa: 'dsManualGenerada' }) })
    await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-plan'))
  })

  test('a reader sees why nothing can be pressed', async () => {
    open({}, { session: supervisor })
    expect(await screen.findByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription(
      'Acceso de solo lectura: entró con un enlace de supervisor.',
    )
  })
})
