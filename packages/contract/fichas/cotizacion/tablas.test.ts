import { describe, expect, test } from 'vitest'
import { columnasDe, escribirTabla, leerTabla } from './leer-tabla.ts'
import { type NombreDeTabla, nombresDeTabla, tablaDe } from './tablas.ts'

const lineas = (texto: string) => texto.split('\n').map((linea, at) => ({ linea: at + 1, celdas: linea.split(';') }))
const leer = (nombre: NombreDeTabla, texto: string) => leerTabla(tablaDe(nombre), lineas(texto), '2026-10-05')
const problemas = (nombre: NombreDeTabla, texto: string) =>
  leer(nombre, texto).filas.flatMap(({ linea, problemas }) => problemas.map(({ mensaje }) => `${linea}: ${mensaje}`))

describe.each(nombresDeTabla)('%s', (nombre) => {
  const tabla = tablaDe(nombre)

  test('has key columns, and no two columns share a name', () => {
    for (const campo of tabla.clave) expect(tabla.columnas[campo]?.opcional).toBeUndefined()
    const names = columnasDe(tabla).flatMap(([, { nombre: name, tambien = [] }]) => [name, ...tambien])
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  })

  test('has a head that it reads itself', () => {
    const [cabecera = ''] = escribirTabla(tabla, []).replace('\u{feff}', '').split('\r\n')
    expect(leer(nombre, `${cabecera}\n${';'.repeat(cabecera.split(';').length - 1)}`).faltan).toEqual([])
  })
})

describe('the head', () => {
  test('is found below other lines, in any order and spelling', () => {
    const { filas, faltan } = leer(
      'uf',
      'Banco Central de Chile\n\nUNIDAD DE FOMENTO (UF);x;periodo\n41.098,15;;05-oct-2026',
    )
    expect(faltan).toEqual([])
    expect(filas).toEqual([
      { linea: 4, datos: { fecha: '2026-10-05', valor: '41098.15', fuente: '' }, quitar: false, problemas: [] },
    ])
  })

  test('that lacks columns says which', () => {
    expect(leer('ges', 'Desde;Fuente\n01-01-2026;x')).toEqual({ filas: [], faltan: ['Valor UF'] })
    expect(leerTabla(tablaDe('afps'), [], '2026-10-05')).toEqual({ filas: [], faltan: ['Código', 'Nombre'] })
  })
})

describe('a row', () => {
  test('reports the error of each cell, and the row that it repeats', () => {
    expect(
      problemas('uf', 'Fecha;Valor\n31-02-2026;41.098,15\n05-10-2026;\n06-10-2026;1,234\n07-10-2026;5\n07-10-2026;6'),
    ).toEqual([
      '2: Fecha: se espera un día, como 31-12-2026 o 31-dic-2026.',
      '3: Falta Valor.',
      '4: Valor: se espera pesos por UF, como 41.098,15.',
      '6: Está repetida: es igual a la de la fila 5.',
    ])
  })

  test('never guesses an amount', () => {
    const ges = (valor: string) => problemas('ges', `Desde;Valor UF;Fuente\n01-01-2026;${valor};x`)
    expect(ges('0,731')).toEqual([])
    expect(ges('0.731')).toEqual([])
    // 2340 UF a month is impossible: the point can only be a decimal sign.
    expect(ges('2.340')).toEqual([])
    for (const valor of ['2.340,5', '0,7311', '-1', '1e3', '1000']) expect(ges(valor)).toHaveLength(1)
  })

  test('that is removed needs only its key', () => {
    const { filas } = leer('ges', 'Desde;Valor UF;Fuente;Quitar\n01-01-2026;;;sí')
    expect(filas).toMatchObject([{ quitar: true, problemas: [], datos: { desde: '2026-01-01', valorUF: '' } }])
  })

  test.each<[NombreDeTabla, string, string]>([
    ['ges', 'Desde;Hasta;Valor UF;Fuente\n01-02-2026;01-01-2026;1;x', 'Termina antes de comenzar.'],
    ['parametros', 'Parámetro;Valor;Desde\nnada;1;01-01-2026', 'No hay un parámetro con ese nombre.'],
    ['parametros', 'Parámetro;Valor;Desde\nporcentajeMaximoRenta;101;01-01-2026', 'Debe estar entre 7 y 100.'],
    ['parametros', 'Parámetro;Valor;Desde\ncargaGesMenoresDe2;quizás;01-01-2026', 'Ese valor no sirve'],
    ['parametros', 'Parámetro;Valor;Desde\nhorariosDeAcceso;{"asesor":1};01-01-2026', 'Ese valor no sirve'],
    ['parametros', 'Parámetro;Valor;Desde\nperfilesConSegundoFactor;mesa,nadie;01-01-2026', 'Ese valor no sirve'],
    ['bajas', 'RUT;Recibido;Procesado\n19876543-0;06-10-2026;', 'La fecha no puede ser posterior a hoy'],
    ['bajas', 'RUT;Recibido;Procesado\n19876543-0;02-10-2026;01-10-2026', 'no puede procesarse antes de recibirse'],
    ['beneficios', 'Código;Nombre;Precio UF;Grupo;Gratuito;Especial\n1;a;0,1;g;sí;no', 'no tiene precio'],
    [
      'factores',
      'Desde;Edad desde;Edad hasta;Cotizante;Carga;Fuente\n01-01-2027;0;20;1;1;x',
      'no lleva edad de término',
    ],
    ['factores', 'Desde;Edad desde;Edad hasta;Cotizante;Carga;Fuente\n01-01-2027;20;20;1;1;x', 'termina antes'],
    ['factores', 'Desde;Edad desde;Edad hasta;Cotizante;Carga;Fuente\n01-01-2027;1;;1;1;x', 'sin huecos'],
    [
      'planes',
      'Código;Nombre;Precio base UF;Libre elección;Hospitalario;Ambulatorio;Regiones\nA B;x;1;no;90;80;13',
      'Código',
    ],
  ])('of %s may be wrong as a whole', (nombre, texto, dice) => {
    expect(problemas(nombre, texto).join(' ')).toContain(dice)
  })

  test('keeps parameters as their readers find them', () => {
    const texto = 'Parámetro;Valor;Desde\nporcentajeMaximoRenta;22,5;01-01-2026\ncargaGesMenoresDe2;no;01-01-2026'
    expect(leer('parametros', texto).filas.map(({ datos }) => datos.valor)).toEqual(['22.5', 'false'])
  })
})

test('a formula is written as text, and read back unchanged', () => {
  const fila = { codigo: '7', nombre: '=HOY()', codigoRegion: '13' }
  const texto = escribirTabla(tablaDe('prestadores'), [fila]).replace('\u{feff}', '').replaceAll('\r', '')
  expect(texto).toContain(";'=HOY();")
  expect(leer('prestadores', texto.trim()).filas.map(({ datos }) => datos)).toEqual([fila])
})
