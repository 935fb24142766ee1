import { recomputar } from '@alerce/domain/cotizacion/cotizar'
import { expect, test } from 'vitest'
import { readRegistro, writeRegistro } from './read-model.ts'

// Rows as each version stored them. Never edit them: a new version adds its own.

const alrededor = {
  plan: {
    id: 119,
    codigo: 'ALES260103',
    nombre: 'Alerce Estero 70 Biobío',
    mensaje: 'Su mejor cobertura está en la red preferente.',
    ambulatorio: 50,
    prestadores: ['Clínica Andes Salud Concepción', 'Clínica del Sur'],
    hospitalario: 70,
    libreEleccion: false,
  },
  uf: { fecha: '2026-10-09', valor: 41130.94, referencia: true },
  fuentes: {
    factores: 'Tabla Única de Factores, Circular IF/N° 343 de 2019',
    primaGesUF: 0.731,
    factoresDesde: '2020-04-01',
    primaGesDesde: '2026-01-01',
  },
  beneficiosComplementarios: [7],
}

const adulto = { gesUF: 0.731, tramo: { desde: 35, hasta: 45 }, exento: false }
const lineas = {
  fecha: '2026-11-13',
  valorUF: 41130.94,
  personas: [
    { ...adulto, rol: 'cotizante', edad: 40, factor: 1.3, etiqueta: 'Titular' },
    { ...adulto, rol: 'carga', edad: 43, factor: 0.9, etiqueta: 'Cónyuge' },
    { rol: 'carga', edad: 1, gesUF: 0.731, tramo: { desde: 0, hasta: 20 }, exento: true, factor: 0, etiqueta: 'Hijo' },
  ],
  beneficios: [{ codigo: 7, nombre: 'Dental', precioUF: 0.12 }],
  besUF: 0.12,
  caecUF: 0.05,
  precioGesUF: 2.193,
  precioBaseUF: 1.1,
  precioPlanUF: 2.42,
  factorGrupoFamiliar: 2.2,
}
const solo = { precioCOMPOS: 0, precioCOMNEG: 0 }
const otorga = { precioCOMPOS: 1.5, precioCOMNEG: 0 }
const recibe = { precioCOMPOS: 0, precioCOMNEG: 1.5 }
/** Own total of all the rows. */
const propio = { totalUF: 4.783, totalPesos: 196_729 }

test.each([
  ['somebody alone', { ...solo, ...propio }, { pagarUF: 4.783, pagarPesos: 196_729 }],
  ['who gives', { ...otorga, totalUF: 6.283, totalPesos: 258_426 }, { pagarUF: 6.283, pagarPesos: 258_426 }],
  ['who receives', { ...recibe, totalUF: 3.283, totalPesos: 135_033 }, { pagarUF: 3.283, pagarPesos: 135_033 }],
])('version 1, with the compensation inside the total: %s', (_caso, montos, paga) => {
  const { foto, ...resto } = readRegistro({ ...alrededor, foto: { ...lineas, ...montos } })
  expect(resto).toEqual(alrededor)
  expect(foto).toEqual({ ...lineas, ...montos, ...propio, ...paga })
  expect(recomputar(foto)).toEqual(foto)
})

test.each([
  ['somebody alone', { ...solo, ...propio, pagarUF: 4.783, pagarPesos: 196_729 }],
  ['who gives', { ...otorga, ...propio, pagarUF: 6.283, pagarPesos: 258_426 }],
  ['who receives', { ...recibe, ...propio, pagarUF: 3.283, pagarPesos: 135_033 }],
])('version 2: %s', (_caso, montos) => {
  const leida = readRegistro({ version: 2, ...alrededor, foto: { ...lineas, ...montos } })
  expect(leida).toEqual({ ...alrededor, foto: { ...lineas, ...montos } })
  expect(recomputar(leida.foto)).toEqual(leida.foto)
  expect(readRegistro(JSON.parse(writeRegistro(leida)))).toEqual(leida)
})

test('version 3: the UF has its loader and source', () => {
  const origen = {
    fuente: 'Banco Central de Chile',
    cargadaPor: 'Inés Soto',
    cargadaEn: '2026-10-09T12:00:00.000Z',
  }
  const guardada = {
    version: 3,
    ...alrededor,
    uf: { ...alrededor.uf, origen },
    foto: { ...lineas, ...recibe, ...propio, pagarUF: 3.283, pagarPesos: 135_033 },
  }
  const { version: _, ...leida } = guardada
  expect(readRegistro(guardada)).toEqual(leida)
  expect(JSON.parse(writeRegistro(readRegistro(guardada)))).toEqual(guardada)
  expect(() => readRegistro({ ...guardada, uf: alrededor.uf })).toThrow()
})

test.each([
  ['nothing', null],
  ['a version that is not known', { version: 4, ...alrededor, foto: { ...lineas, ...solo, ...propio } }],
  ['an amount that is none', { ...alrededor, foto: { ...lineas, ...solo, ...propio, totalUF: '4.783' } }],
  ['an amount of too many figures', { ...alrededor, foto: { ...lineas, ...solo, ...propio, besUF: 0.1234 } }],
  ['a line that is missing', { ...alrededor, foto: { ...lineas, ...solo, ...propio, caecUF: undefined } }],
])('%s is no quote: no amount is guessed', (_caso, guardado) => {
  expect(() => readRegistro(guardado)).toThrow()
})
