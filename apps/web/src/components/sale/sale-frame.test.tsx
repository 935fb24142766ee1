import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { pasoDe, ventaDe } from '../../testing/venta.ts'
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

test('says who, and leads to Bitácora and Agendar of that prospect', () => {
  renderScreen(<SaleFrame venta={venta} here="/postulant-ds" />)
  expect(screen.getByText('ÓSCAR PEÑA')).toBeVisible()
  expect(screen.getByText('12.345.678-5')).toBeVisible()
  expect(screen.getByText('5000000001')).toBeVisible()
  expect(screen.getByText('Manual')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Bitácora' })).toHaveAttribute('href', '/timeline?prospectoId=12')
  expect(screen.getByRole('link', { name: 'Agendar' })).toHaveAttribute('href', '/agenda?prospectoId=12')
})

test('an irregularity says its reason and leads to its document, but where one is there', () => {
  const irregularidades = [{ descripcion: 'Renta', detalle: 'La renta no coincide', ruta: '/postulant-datanew' }]
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
