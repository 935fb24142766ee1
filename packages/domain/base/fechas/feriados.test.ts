import { expect, test } from 'vitest'
import { feriadosLegales } from './feriados.ts'

const publico = (fecha: string, nombre: string) => ({ fecha, nombre, tipo: 'public' })

test('Sábado Santo follows Viernes Santo; Easter Sunday and the bank holiday are none', () => {
  const crudos = [
    { fecha: '2026-12-31', nombre: 'Fin del Año', tipo: 'bank' },
    publico('2026-04-05', 'Pascua'),
    publico('2026-04-03', 'Viernes Santo'),
    publico('2026-01-01', 'Año Nuevo'),
  ]
  expect(feriadosLegales(crudos)).toEqual([
    { fecha: '2026-01-01', nombre: 'Año Nuevo', irrenunciable: true },
    { fecha: '2026-04-03', nombre: 'Viernes Santo', irrenunciable: false },
    { fecha: '2026-04-04', nombre: 'Sábado Santo', irrenunciable: false },
  ])
})
