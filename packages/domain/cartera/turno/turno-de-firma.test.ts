import { expect, test } from 'vitest'
import { estadosDelProspecto } from '../../postulacion/estado.ts'
import { siguientes } from '../siguiente.ts'
import { type HechosDeLaFirma, pasoDelDia, pasoSiguiente, turnoDeFirma, turnosDeFirma } from './turno-de-firma.ts'

const emitidos: HechosDeLaFirma = {
  etapa: 'resumenCotizacion',
  tipoVenta: 'M',
  firmados: { emitidos: 3, firmados: 2 },
  devueltos: false,
  esperaAlOtro: false,
}

test.each<[Partial<HechosDeLaFirma>, string]>([
  [{}, 'Espera la firma del postulante'],
  [{ firmados: { emitidos: 3, firmados: 3 } }, 'Enviar los documentos firmados a la mesa'],
  [{ etapa: 'firmaIsapreRevision' }, 'Espera la revisión de la mesa'],
  [{ devueltos: true }, 'Corregir los documentos que devolvió la mesa'],
  [{ devueltos: true, firmados: { emitidos: 3, firmados: 3 } }, 'Corregir los documentos que devolvió la mesa'],
  [{ tipoVenta: 'E' }, 'Enviar los documentos a firma'],
  [{ tipoVenta: 'E', etapa: 'firmaDocumentos' }, 'Espera la firma del postulante'],
  [{ tipoVenta: 'E', etapa: 'firmaIsapre' }, 'Espera la revisión de la mesa'],
  [{ tipoVenta: 'E', etapa: 'firmaIsapre', esperaAlOtro: true }, 'Espera la firma de la otra persona de la pareja'],
  [{ tipoVenta: 'E', etapa: 'firmaIsapreRevision' }, 'Espera la revisión de la mesa'],
  [{ tipoVenta: 'E', etapa: 'firmaIsapreRevision', devueltos: true }, 'Corregir los documentos que devolvió la mesa'],
])('with papers issued, %j: %s', (hechos, paso) => {
  expect(pasoSiguiente('Documentos Enviados', turnoDeFirma({ ...emitidos, ...hechos })).paso).toBe(paso)
})

test('before they are issued and once it has ended it is nobody’s turn', () => {
  expect(turnoDeFirma({ ...emitidos, etapa: 'documentosContractuales' })).toBeNull()
  expect(turnoDeFirma({ ...emitidos, etapa: 'terminado' })).toBeNull()
})

test('of every other Estado the next step is its own', () => {
  for (const estado of estadosDelProspecto)
    expect(pasoSiguiente(estado, estado === 'Documentos Enviados' ? null : 'mesa')).toBe(siguientes[estado])
})

test('steps of others have the term of the Estado; steps of the advisor, one day', () => {
  const { plazoDias } = siguientes['Documentos Enviados']
  for (const turno of turnosDeFirma) {
    const paso = pasoSiguiente('Documentos Enviados', turno)
    expect(paso).toMatchObject({ plazoDias: paso.actua === 'asesor' ? 1 : plazoDias })
  }
})

test('an expired term of another side gives the advisor a step', () => {
  const dicho = (turno: 'mesa' | 'postulante' | 'devuelto') =>
    pasoDelDia(pasoSiguiente('Documentos Enviados', turno), true)
  expect(dicho('mesa')).toBe('Consultar a la mesa por la revisión')
  expect(dicho('postulante')).toBe('Recordar al postulante que firme')
  expect(dicho('devuelto')).toBe('Corregir los documentos que devolvió la mesa')
})
