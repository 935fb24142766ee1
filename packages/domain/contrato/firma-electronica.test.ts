import { expect, test } from 'vitest'
import { detencionDeFirma, firmoElContrato, type VentaElectronica } from './firma-electronica.ts'

const lista: VentaElectronica = {
  ...{ activo: true, etapa: 'firmaDocumentos', enActualizacion: false, yaSuscribio: false },
  ...{ conIrregularidad: false, emitidos: true },
}

test.each<[Partial<VentaElectronica>, ReturnType<typeof detencionDeFirma>]>([
  [{}, null],
  [{ etapa: 'resumenCotizacion' }, 'sinEnviar'],
  [{ activo: false }, 'sinEnviar'],
  [{ yaSuscribio: true, enActualizacion: true }, 'yaSuscribio'],
  [{ enActualizacion: true }, 'actualizacion'],
  [{ conIrregularidad: true }, 'irregularidad'],
  [{ emitidos: false }, 'sinEmitir'],
])('%o is kept by %s', (cambio, detencion) => {
  expect(detencionDeFirma({ ...lista, ...cambio }, null)).toBe(detencion)
})

test('who receives signs after who gives', () => {
  expect(detencionDeFirma(lista, 'firmaDocumentos')).toBe('otorgante')
  expect(detencionDeFirma(lista, 'firmaIsapre')).toBeNull()
})

test('signed is signed until the contract stands', () => {
  expect((['firmaDocumentos', 'firmaIsapre', 'terminado'] as const).map(firmoElContrato)).toEqual([false, true, true])
})
