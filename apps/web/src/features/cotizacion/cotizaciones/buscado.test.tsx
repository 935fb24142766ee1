import { pesos } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { opcionDe } from '../../../testing/cotizacion.ts'
import { type Answers, fakeServer, payloadsIn, UNREACHABLE } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { autorizacionDe, ventaDe } from '../../../testing/venta.ts'
import { PlanScreen } from './plan-screen.tsx'

const busqueda = {
  flujo: 1,
  codigoRegion: 13,
  region: 'Metropolitana de Santiago',
  codigoPrestador: null,
  prestador: null,
  hospitalario: null,
  ambulatorio: null,
  planId: null,
  besId: null,
  minimoPlan: pesos(100_000),
  maximoPlan: pesos(300_000),
  montoAdicionalMax: null,
} as const

function open(obtenerBusqueda: NonNullable<Answers['obtenerBusqueda']>) {
  const received = fakeServer({
    obtenerVenta: ventaDe(),
    estadoAutorizacion: autorizacionDe(),
    obtenerMejoresOpcionesCotizacion: [opcionDe()],
    obtenerPlanSeleccionado: {
      planCotizacionId: null,
      beneficiosComplementarios: [],
      totalPesos: null,
      totalUF: null,
      cotizacion: null,
    },
    obtenerBeneficiosComplementarios: [],
    obtenerCotizacionesEnviadas: [],
    obtenerBusqueda,
  })
  renderScreen(<PlanScreen />, { at: '/preliminar-plan?prospectoId=12' })
  return payloadsIn(received)
}

test('the plans appear together with their search, without moving', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const sent = open(async () => {
    await answered
    return busqueda
  })
  await waitFor(() => expect(sent('obtenerBusqueda')).toHaveLength(1))
  await waitFor(() => expect(sent('obtenerPlanSeleccionado')).toHaveLength(1))
  expect(screen.queryByRole('radio')).toBeNull()
  answer()
  await screen.findByRole('radio', { name: /Alerce Bosque 90/ })
  expect(screen.getByText(/^Se buscó: Metropolitana de Santiago · /)).toBeVisible()
})

test('the plans appear although their search cannot be read', async () => {
  open(UNREACHABLE)
  expect(await screen.findByRole('radio', { name: /Alerce Bosque 90/ })).toBeVisible()
})
