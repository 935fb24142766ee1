import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useVenta, type Venta } from '../../lib/sale/venta.ts'
import { userEvent } from '../../testing/acts/user-event.ts'
import { fakeServer, payloadsIn, thenLate } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { sinBorrador } from '../../testing/usuario.ts'
import { irregularidadDeVenta, pasoDe, ventaDe } from '../../testing/venta.ts'
import { Irregularidades } from './irregularidades.tsx'
import { SaleFrame } from './sale-frame.tsx'

const venta = ventaDe({
  nombre: 'ÓSCAR PEÑA',
  rut: '12345678-5',
  estado: 'DS en Proceso',
  etapa: 'dsManualGenerada',
  folioDS: 5_000_000_001,
  declaracionSaludId: 34,
  etapaDS: 'cotizante',
  pasos: [
    pasoDe('antecedentes', 'listo', '/postulant-data'),
    pasoDe('declaracion', 'ahora', '/postulant-ds'),
    pasoDe('resultado', 'sigue', '/resultado-ds'),
    {
      ...pasoDe('documentos', 'cerrado', '/documents-preview', 'abre con los datos'),
      motivo: 'abre con los datos pendientes guardados',
    },
  ],
})

test('names the applicant, and links to Bitácora and Agendar', () => {
  renderScreen(<SaleFrame venta={venta} here="/postulant-ds" />)
  expect(screen.getByText('ÓSCAR PEÑA')).toBeVisible()
  expect(screen.getByText('12.345.678-5')).toBeVisible()
  expect(screen.getByText('5000000001')).toBeVisible()
  expect(screen.getByText('Manual')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Bitácora' })).toHaveAttribute('href', '/timeline?prospectoId=12')
  expect(screen.getByRole('link', { name: 'Agendar' })).toHaveAttribute('href', '/agenda?prospectoId=12')
})

test.each<[Venta['turno'], string | null]>([
  [{ actua: 'postulante', paso: 'Espera que el postulante responda su DS' }, 'Espera que el postulante responda su DS'],
  [{ actua: 'mesa', paso: 'Espera la revisión de la mesa' }, 'Espera la revisión de la mesa'],
  [{ actua: 'asesor', paso: 'Llamar por la autenticación rechazada' }, 'Sigue: llamar por la autenticación rechazada'],
  [{ actua: 'asesor', paso: 'Completar las preguntas de la DS' }, 'Sigue: completar las preguntas de la DS'],
  [{ actua: 'nadie', paso: 'Contrato suscrito' }, null],
])('shows the pending party, as the card does: %j', (turno, dice) => {
  renderScreen(<SaleFrame venta={{ ...venta, turno }} here="/documents-preview" />)
  expect(screen.queryByText('Turno')?.nextElementSibling?.textContent ?? null).toBe(dice)
})

test('an irregularity shows its reason, with a link to its document on other screens', () => {
  const irregularidades = [irregularidadDeVenta()]
  const { unmount } = renderScreen(<Irregularidades venta={{ ...venta, irregularidades }} here="/documents-preview" />)
  expect(screen.getByText('Irregularidad: Renta. La renta no coincide.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Corregir' })).toHaveAttribute(
    'href',
    '/postulant-datanew?prospectoId=12&identificador=34',
  )
  unmount()
  renderScreen(<Irregularidades venta={{ ...venta, irregularidades }} here="/postulant-datanew" />)
  expect(screen.queryByRole('link', { name: 'Corregir' })).toBeNull()
})

test.each([
  ['/documents-preview', 'primary'],
  ['/postulant-documentos', 'primary'],
  ['/documentos', 'plain'],
])('on %s the way to correct elsewhere is %s', (here, kind) => {
  renderScreen(<Irregularidades venta={{ ...venta, irregularidades: [irregularidadDeVenta()] }} here={here} />)
  expect(screen.getByRole('link', { name: 'Corregir' }).dataset.kind ?? 'plain').toBe(kind)
})

/** Reads the sale as its frame does. */
function Leida() {
  const { data } = useVenta(12)
  return data ? <Irregularidades venta={data} here="/documents-preview" /> : null
}

test('a corrected irregularity is returned to the desk, and this can be undone', async () => {
  const irregularidades = [irregularidadDeVenta({ motivo: 'Suba el certificado entero.' })]
  const reading = Promise.withResolvers<void>()
  const received = fakeServer({
    ...sinBorrador,
    corregirIrregularidad: 'ok',
    retomarIrregularidad: 'ok',
    obtenerVenta: thenLate(reading.promise, () => ({ ...venta, irregularidades })),
  })
  const sent = payloadsIn(received)
  const { unmount } = renderScreen(<Leida />)
  await screen.findByText(/Suba el certificado entero/)
  expect(screen.getByText(/Suba el certificado entero/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Enviar a la mesa lo corregido/ }))
  const enviar = await screen.findByRole('button', { name: 'Enviar a la mesa' })
  await userEvent.click(enviar)
  expect(await screen.findAllByText('Escriba qué corrigió o adjunte un archivo')).not.toHaveLength(0)
  await userEvent.type(screen.getByRole('textbox', { name: /Qué corrigió/ }), 'Va entero')
  await userEvent.click(enviar)
  expect(await screen.findByText(/^Corregida, en revisión: la mesa/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible()
  reading.resolve()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('corregirIrregularidad')).toEqual([{ irregularidadId: 7, nota: 'Va entero' }])
  unmount()
  const corregidas = [irregularidadDeVenta({ corregida: '2026-11-23T12:00:00.000Z' })]
  renderScreen(<Irregularidades venta={{ ...venta, irregularidades: corregidas }} here="/documents-preview" />)
  expect(screen.getByText('Corregida, en revisión: Renta. La renta no coincide.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Deshacer el envío a la mesa/ }))
  await waitFor(() => expect(sent('retomarIrregularidad')).toEqual([{ irregularidadId: 7 }]))
})

test('an open step is a link with the ids, the current one is marked, a closed one says why', () => {
  renderScreen(<SaleFrame venta={venta} here="/postulant-ds" />)
  const steps = screen.getByRole('navigation', { name: 'Pasos de la venta' })
  const done = within(steps).getByRole('link', { name: /antecedentes/ })
  expect(done).toHaveAttribute('href', '/postulant-data?prospectoId=12&identificador=34')
  expect(
    within(steps)
      .getByRole('link', { name: /declaracion/ })
      .closest('li'),
  ).toHaveAttribute('aria-current', 'step')
  const closed = within(steps).getByRole('button', { name: /documentos ?abre con los datos$/ })
  expect(closed).toHaveAttribute('aria-disabled', 'true')
  expect(closed).toHaveAccessibleDescription('documentos: abre con los datos pendientes guardados')
})
